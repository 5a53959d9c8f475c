import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { Ref } from "react";
import { LuShieldCheck } from "react-icons/lu";
import { accountMessages } from "../../lib/accountMessages";
import { loadWhenOnline, loadOrFailOffline } from "../../lib/loadWhenOnline";
import { Checkbox } from "../ui/Choice";
import { FieldError } from "../ui/Field";
import { Spinner } from "../ui/Spinner";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { loadPublicConfig } from "./publicConfig";
import type { PublicConfig } from "./publicConfig";

const loadSolver = loadOrFailOffline(() => import("./solveCaptcha"));
const Recaptcha = lazy(loadWhenOnline(() => import("./Recaptcha")));

/** The proof for a server with the captcha switched off. */
const NO_PROOF = "off";

/** What a form does with its captcha. */
export interface CaptchaHandle {
  /** Waits for a running check; an invisible one starts here. False when it failed. */
  waitForProof: () => Promise<boolean>;
  /** A proof is valid once: call this after every response of the server. */
  reset: () => void;
}

interface CaptchaFieldProps {
  ref?: Ref<CaptchaHandle>;
  /** Receives the proof; empty while there is none. */
  onChange: (proof: string) => void;
  error?: string;
  /** For forms without a visible captcha: the proof of work runs without a click; reCAPTCHA shows anyway. */
  invisible?: boolean;
}

type State = "idle" | "verifying" | "verified" | "failed";
const texts = accountMessages.captcha;

/**
 * «No soy un robot»: proof of work by default, reCAPTCHA where the server has its key, nothing where it is switched
 * off.
 */
export function CaptchaField({ ref, onChange, error, invisible = false }: CaptchaFieldProps) {
  const id = useId();
  const [config, setConfig] = useState<PublicConfig["captcha"]>();
  const [state, setState] = useState<State>("idle");
  const [round, setRound] = useState(0);
  const running = useRef<{ promise: Promise<boolean>; abort: AbortController }>(undefined);

  useEffect(() => {
    let isMounted = true;
    loadPublicConfig().then(
      ({ captcha }) => {
        if (!isMounted) return;
        setConfig(captcha);
        if (captcha.kind === "off") onChange(NO_PROOF);
      },
      () => undefined, // loaded again on the first click
    );
    return () => {
      isMounted = false;
      running.current?.abort.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const update = (next: State, proof = "") => {
    setState(next);
    onChange(proof);
  };
  const verify = () => {
    running.current?.abort.abort();
    const abort = new AbortController();
    update("verifying");
    const promise = loadSolver()
      .then(({ solveCaptcha }) => solveCaptcha(abort.signal))
      .then(
        (proof) => {
          if (!abort.signal.aborted) update("verified", proof);
          return true;
        },
        () => {
          if (!abort.signal.aborted) update("failed");
          return false;
        },
      );
    running.current = { promise, abort };
    return promise;
  };

  useImperativeHandle(ref, () => ({
    waitForProof: async () => {
      const kind = invisible
        ? await loadPublicConfig().then(
            ({ captcha }) => captcha.kind,
            () => "altcha",
          )
        : null;
      if (kind === "off") onChange(NO_PROOF);
      return kind === "altcha" ? verify() : (running.current?.promise ?? true);
    },
    reset: () => {
      if (config?.kind === "off") return;
      running.current?.abort.abort();
      running.current = undefined;
      setRound((count) => count + 1);
      update("idle");
    },
  }));

  if (config?.kind === "off" || (invisible && config?.kind !== "recaptcha")) return null;
  const message = state === "failed" ? texts.connection : error;
  const isVerifying = state === "verifying";
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      {config?.kind === "recaptcha" && config.siteKey ? (
        <Suspense fallback={<chakra.div minHeight="78px" />}>
          <Recaptcha
            key={round}
            siteKey={config.siteKey}
            onProof={(proof) => update(proof ? "verified" : "idle", proof)}
            onError={() => update("failed")}
          />
        </Suspense>
      ) : (
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="4rem"
          px="4"
          border={message ? "2px solid {colors.border.error}" : "1.5px solid {colors.border.control}"}
          borderRadius="control"
          bg="bg.surface"
        >
          {/* Stays mounted while it is checked, so that it keeps the focus and Enter submits the form. */}
          <Checkbox
            label={
              isVerifying ? (
                <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="fg.action">
                  <Spinner size="22px" />
                  {texts.verifying}
                </chakra.span>
              ) : (
                texts.label
              )
            }
            checked={state === "verified"}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? id : undefined}
            aria-required="true"
            aria-busy={isVerifying || undefined}
            onChange={(event) => {
              if (isVerifying) return;
              if (event.target.checked) void verify();
              else update("idle");
            }}
          />
          <VisuallyHidden role="status">{state === "verified" ? texts.verified : ""}</VisuallyHidden>
          <chakra.span ml="auto" display="grid" justifyItems="center" textStyle="caption" color="fg.muted">
            <chakra.span color={state === "verified" ? "fg.success" : "fg.link"}>
              <LuShieldCheck size={24} aria-hidden="true" />
            </chakra.span>
            {texts.name}
          </chakra.span>
        </chakra.div>
      )}
      {message && <FieldError id={id}>{message}</FieldError>}
    </chakra.div>
  );
}
