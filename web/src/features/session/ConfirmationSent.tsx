import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkEmail } from "../../../../rules/email";
import { cleanText } from "../../../../rules/text";
import { failureMessage } from "../../apollo/errors";
import { CaptchaField } from "../../components/form/CaptchaField";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { MailSent } from "./MailSent";
import { useChangeRegistrationEmail } from "./useChangeRegistrationEmail";
import type { NewAccount } from "./useRegister";
import { useRequestMail } from "./useRequestMail";

const { registration: texts, captcha: captchaTexts } = accountMessages;

interface ConfirmationSentProps {
  account: NewAccount;
  /** Location state of the login. */
  state: unknown;
}

/** The account waits for its confirmation: the mail can be sent again, and a mistyped address be changed. */
export default function ConfirmationSent({ account, state }: ConfirmationSentProps) {
  const [email, setEmail] = useState(account.email);
  const [isChanging, setChanging] = useState(false);
  const { correctionToken } = account;
  return (
    <MailSent
      // Another address is another message, which takes the focus that was in its form.
      key={email}
      title={texts.success}
      state={state}
      help={
        <chakra.div width="100%" maxWidth="440px" display="grid" gap="1">
          <ResendForm email={email} />
          {correctionToken !== null &&
            (isChanging ? (
              <EmailForm
                token={correctionToken}
                onChanged={(next) => {
                  setEmail(next);
                  setChanging(false);
                }}
              />
            ) : (
              <Button variant="text" wide onClick={() => setChanging(true)}>
                {texts.wrongEmail}
              </Button>
            ))}
        </chakra.div>
      }
    >
      {texts.sentTo} <strong>{email}</strong>. {texts.sentHint}
    </MailSent>
  );
}

/** Sends the confirmation mail again; the captcha is solved without a click where it can be. */
function ResendForm({ email }: { email: string }) {
  const resend = useRequestMail("resend");
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const proof = useRef("");

  const send = async () => {
    if (proof.current === "") return void toast.warning(captchaTexts.required);
    try {
      const refusals = await resend({ email, captcha: proof.current });
      if (refusals.length === 0) toast.success(texts.sentAgain);
      for (const { message } of refusals) toast.refused(message);
    } catch (error) {
      toast.error(failureMessage(error));
    }
    captcha.current?.reset();
  };
  return (
    <form onSubmit={(event) => void submitWithCaptcha(event, send)}>
      <CaptchaField ref={captcha} invisible onChange={(next) => (proof.current = next)} />
      <Button type="submit" variant="text" wide loading={isBusy}>
        {texts.notReceived} {texts.sendAgain}
      </Button>
    </form>
  );
}

/** Asks for the right address and sends the mail there. */
function EmailForm({ token, onChanged }: { token: string; onChanged: (email: string) => void }) {
  const change = useChangeRegistrationEmail();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const next = cleanText(email);
    const refusal = checkEmail(next);
    if (refusal) return setError(refusal);
    setBusy(true);
    try {
      const [refused] = await change(token, next);
      if (!refused) {
        toast.success(texts.emailChanged);
        return onChanged(next);
      }
      setError(refused.message);
    } catch (failure) {
      toast.error(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <chakra.form onSubmit={(event) => void send(event)} noValidate display="grid" gap="3" textAlign="left">
      <Field label={texts.rightEmail} error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            ref={field}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" wide loading={isBusy}>
        {texts.changeEmail}
      </Button>
    </chakra.form>
  );
}
