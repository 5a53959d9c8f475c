import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { messages } from "../../lib/messages";
import { toast } from "../ui/toast";
import type { CaptchaHandle } from "./CaptchaField";

/** Submits a form with a captcha: waits for the captcha's proof first, and reports the form as busy meanwhile. */
export function useCaptchaSubmit() {
  const captcha = useRef<CaptchaHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const submitWithCaptcha = async (event: FormEvent, submit: () => Promise<void>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await captcha.current?.waitForProof();
      await submit();
    } catch {
      toast.error(messages.error.connection, { about: "connection" }); // a lazily loaded schema could not be loaded
    }
    setBusy(false);
  };
  return { captcha, isBusy, submitWithCaptcha };
}
