import { chakra } from "@chakra-ui/react/styled-system";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { emailTexts, mailRequestTexts } from "../../../../rules/email";
import { assignFieldErrors, errorCodes } from "../../apollo/errors";
import { CaptchaField } from "../../components/form/CaptchaField";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import type { MailKind } from "../../lib/mailKinds";
import { recoveryMessages } from "../../lib/recoveryMessages";
import { mailRequestSchema } from "./mailRequestSchema";
import type { MailRequestValues } from "./mailRequestSchema";
import { useRequestMail } from "./useRequestMail";

const texts = recoveryMessages.flow;
const resolver = zodResolver(mailRequestSchema({ empty: mailRequestTexts.empty, invalid: emailTexts.invalid }));

/** E-mail and captcha to request one of the two mails; calls `onSent` once it is sent. */
export function MailRequestForm({ kind, onSent }: { kind: MailKind; onSent: () => void }) {
  const request = useRequestMail(kind);
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const { register, handleSubmit, setError, setValue, formState } = useForm<MailRequestValues>({
    resolver,
    shouldFocusError: false,
    defaultValues: { email: "", captcha: "" },
  });
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);

  const send = async (values: MailRequestValues) => {
    try {
      const refusals = await request(values);
      if (refusals.length === 0) return onSent();
      if (refusals.some(({ code }) => code === "NOT_FOUND")) {
        toast.warning(texts.unknown, { link: { to: paths.registration(), label: texts.unknownLink } });
      } else {
        for (const message of assignFieldErrors(refusals, ["email", "captcha"], setError)) toast.refused(message);
      }
    } catch (error) {
      toast.error(errorCodes(error).includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.short);
    }
    captcha.current?.reset();
  };

  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void submitWithCaptcha(event, handleSubmit(send))}
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <Field label={recoveryMessages.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...register("email")} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <CaptchaField
        ref={captcha}
        error={errors.captcha?.message}
        onChange={(proof) => setValue("captcha", proof, { shouldValidate: isSubmitted && proof !== "" })}
      />
      <Button type="submit" size="l" wide loading={isBusy}>
        {texts[kind].submit}
      </Button>
    </chakra.form>
  );
}
