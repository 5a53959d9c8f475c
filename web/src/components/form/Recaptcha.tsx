import { useEffect, useRef } from "react";

interface Grecaptcha {
  ready: (run: () => void) => void;
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ) => number;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit&hl=es";

interface RecaptchaProps {
  siteKey: string;
  /** The token; empty when it has expired. */
  onProof: (token: string) => void;
  onError: () => void;
}

/** Google's checkbox; a new `key` renders a new one, since a token is valid once. */
export default function Recaptcha({ siteKey, onProof, onError }: RecaptchaProps) {
  const container = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onProof, onError });
  useEffect(() => {
    handlers.current = { onProof, onError };
  });

  useEffect(() => {
    const host = container.current?.appendChild(document.createElement("div"));
    if (!host) return;
    let isMounted = true;
    loadScript().then(
      (grecaptcha) =>
        grecaptcha.ready(() => {
          if (!isMounted) return;
          grecaptcha.render(host, {
            sitekey: siteKey,
            callback: (token) => handlers.current.onProof(token),
            "expired-callback": () => handlers.current.onProof(""),
            "error-callback": () => handlers.current.onError(),
          });
        }),
      () => isMounted && handlers.current.onError(),
    );
    return () => {
      isMounted = false;
      host.remove();
    };
  }, [siteKey]);

  return <div ref={container} style={{ minHeight: 78 }} />;
}

function loadScript(): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    if (window.grecaptcha) return resolve(window.grecaptcha);
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener("load", () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error("recaptcha")),
    );
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("recaptcha"));
    });
    document.head.append(script);
  });
}
