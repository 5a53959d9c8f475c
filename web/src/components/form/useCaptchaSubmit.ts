import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { messages } from "../../lib/messages";
import { toast } from "../ui/toast";
import type { CaptchaHandle } from "./CaptchaField";

/**
 * Submits a form with a captcha: waits for the captcha's proof first, and reports the form as busy meanwhile. What had
 * the focus gets it back afterwards, unless something else has it by then: a button that takes no clicks loses it.
 */
export function useCaptchaSubmit() {
  const captcha = useRef<CaptchaHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isBusy || !focused.current) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isBusy]);
  const submitWithCaptcha = async (event: FormEvent, submit: () => Promise<void>) => {
    event.preventDefault();
    focused.current = document.activeElement;
    setBusy(true);
    try {
      await captcha.current?.waitForProof();
      await submit();
    } catch {
      toast.error(messages.error.connection); // a lazily loaded schema could not be loaded
    }
    setBusy(false);
  };
  return { captcha, isBusy, submitWithCaptcha };
}
