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
import { facebookProvider } from "./facebookProvider";
import { googleProvider } from "./googleProvider";
import type { IdentityProvider } from "./identityProvider";
import type { Deactivated } from "./useSignIn";
import { useSocialSignIn } from "./useSocialSignIn";
import type { ProviderName } from "./useSocialSignIn";

const texts = accountMessages.social;

interface SocialButtonsProps extends Pick<PublicConfig, "google" | "facebook"> {
  /** Whether «Recordarme» is ticked at this moment. */
  remember: () => boolean;
  onDeactivated: (account: Deactivated) => void;
}

/** «o entra con»: the providers that have an id here. */
export default function SocialButtons({ google, facebook, ...rest }: SocialButtonsProps) {
  const providers = useMemo<Partial<Record<ProviderName, IdentityProvider>>>(
    () => ({
      facebook: facebook ? facebookProvider(facebook.appId) : undefined,
      google: google ? googleProvider(google.clientId) : undefined,
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
const FACE = {
  facebook: { label: texts.facebook, icon: <SiFacebook size={20} color="#0866FF" aria-hidden="true" /> },
  google: { label: texts.google, icon: <FcGoogle size={22} aria-hidden="true" /> },
};

interface ProviderButtonProps extends Pick<SocialButtonsProps, "remember" | "onDeactivated"> {
  name: ProviderName;
  provider: IdentityProvider;
}

/** Loads the provider when somebody comes near; a provider's own button takes its place when it insists on one. */
function ProviderButton({ name, provider, remember, onDeactivated }: ProviderButtonProps) {
  const signIn = useSocialSignIn();
  const slot = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    if (!slot.current) return;
    const watcher = new MutationObserver(() => setTaken(Boolean(slot.current?.hasChildNodes())));
    watcher.observe(slot.current, { childList: true });
    return () => watcher.disconnect();
  }, []);

  const ahead = () => void provider.prepare().catch(() => undefined);
  const start = async () => {
    const abort = new AbortController();
    asking.current = abort;
    setAsking(true);
    try {
      const vouching = slot.current && (await provider.ask(slot.current, abort.signal));
      if (vouching && !abort.signal.aborted) {
        setBusy(true);
        slot.current?.replaceChildren();
        const deactivated = await signIn(name, vouching, remember());
        if (deactivated) onDeactivated(deactivated);
      }
    } catch (error) {
      toast.error(errorCodes(error).includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.short);
    }
    slot.current?.replaceChildren();
    setAsking(false);
    setBusy(false);
  };

  const { label, icon } = FACE[name];
  return (
    <chakra.div position="relative" minWidth="0" minHeight="3rem">
      {!isTaken && (
        <Button
          wide
          bg="white"
          color="fg"
          boxShadow="inset 0 0 0 1.5px {colors.border.control}"
          _hover={{ bg: "azul.50" }}
          loading={isBusy || isAsking}
          aria-label={texts.with(label)}
          onPointerEnter={ahead}
          onFocus={ahead}
          onClick={() => void start()}
        >
          {icon}
          {label}
        </Button>
      )}
      <chakra.div
        ref={slot}
        position={isTaken ? "static" : "absolute"}
        inset="0"
        pointerEvents={isTaken ? "auto" : "none"}
        display="grid"
        placeItems="center"
        overflow="hidden"
        minHeight="3rem"
      />
    </chakra.div>
  );
}
