import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useMemo, useRef, useState } from "react";
import { FcGoogle } from "react-icons/fc";
import { SiFacebook } from "react-icons/si";
import { errorCodes } from "../../apollo/errors";
import type { PublicConfig } from "../../components/form/publicConfig";
import { Button } from "../../components/ui/Button";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { messages } from "../../lib/messages";
import { createFacebookProvider } from "./facebookProvider";
import { createGoogleProvider } from "./googleProvider";
import type { IdentityProvider } from "./identityProvider";
import type { InactiveAccount } from "./useSignIn";
import { useSocialSignIn } from "./useSocialSignIn";
import type { ProviderName } from "./useSocialSignIn";

const texts = accountMessages.social;

interface SocialButtonsProps extends Pick<PublicConfig, "google" | "facebook"> {
  /** Whether «Recordarme» is currently checked. */
  shouldRemember: () => boolean;
  onInactive: (account: InactiveAccount) => void;
}

/** «o entra con»: the configured providers. */
export default function SocialButtons({ google, facebook, ...rest }: SocialButtonsProps) {
  const providers = useMemo<Partial<Record<ProviderName, IdentityProvider>>>(
    () => ({
      facebook: facebook ? createFacebookProvider(facebook.appId) : undefined,
      google: google ? createGoogleProvider(google.clientId) : undefined,
    }),
    [google, facebook],
  );
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        textStyle="small"
        color="fg.muted"
        _before={LINE}
        _after={LINE}
      >
        {texts.or}
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(0, 1fr))" gridAutoFlow="column" gap="2.5">
        {providers.facebook && <ProviderButton name="facebook" provider={providers.facebook} {...rest} />}
        {providers.google && <ProviderButton name="google" provider={providers.google} {...rest} />}
      </chakra.div>
    </>
  );
}

const LINE = { content: '""', flex: 1, height: "1px", bg: "border.subtle" } as const;
const PROVIDER_FACES = {
  facebook: { label: texts.facebook, icon: <SiFacebook size={20} color="#0866FF" aria-hidden="true" /> },
  google: { label: texts.google, icon: <FcGoogle size={22} aria-hidden="true" /> },
};

interface ProviderButtonProps extends Pick<SocialButtonsProps, "shouldRemember" | "onInactive"> {
  name: ProviderName;
  provider: IdentityProvider;
}

/** Loads the provider on hover or focus; a provider that insists on its own button replaces this one. */
function ProviderButton({ name, provider, shouldRemember, onInactive }: ProviderButtonProps) {
  const signIn = useSocialSignIn();
  const slot = useRef<HTMLDivElement>(null);
  const request = useRef<AbortController>(undefined);
  const [isRequesting, setRequesting] = useState(false);
  const [hasProviderButton, setHasProviderButton] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => request.current?.abort(), []);
  useEffect(() => {
    if (!slot.current) return;
    const observer = new MutationObserver(() => setHasProviderButton(Boolean(slot.current?.hasChildNodes())));
    observer.observe(slot.current, { childList: true });
    return () => observer.disconnect();
  }, []);

  const preload = () => void provider.prepare().catch(() => undefined);
  const start = async () => {
    const abort = new AbortController();
    request.current = abort;
    setRequesting(true);
    try {
      const credential = slot.current && (await provider.requestCredential(slot.current, abort.signal));
      if (credential && !abort.signal.aborted) {
        setBusy(true);
        slot.current?.replaceChildren();
        const inactive = await signIn(name, credential, shouldRemember());
        if (inactive) onInactive(inactive);
      }
    } catch (error) {
      toast.error(errorCodes(error).includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.short);
    }
    slot.current?.replaceChildren();
    setRequesting(false);
    setBusy(false);
  };

  const { label, icon } = PROVIDER_FACES[name];
  return (
    <chakra.div position="relative" minWidth="0" minHeight="3rem">
      {!hasProviderButton && (
        <Button
          wide
          bg="bg.surface"
          color="fg"
          boxShadow="inset 0 0 0 1.5px {colors.border.control}"
          _hover={{ bg: "bg.hover" }}
          loading={isBusy || isRequesting}
          aria-label={texts.with(label)}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => void start()}
        >
          {icon}
          {label}
        </Button>
      )}
      <chakra.div
        ref={slot}
        position={hasProviderButton ? "static" : "absolute"}
        inset="0"
        pointerEvents={hasProviderButton ? "auto" : "none"}
        display="grid"
        placeItems="center"
        overflow="hidden"
        minHeight="3rem"
      />
    </chakra.div>
  );
}
