import { chakra } from "@chakra-ui/react/styled-system";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { mailRequestTexts } from "../../../../rules/email";
import { assignFieldErrors, errorCodes } from "../../apollo/errors";
import { CaptchaField } from "../../components/form/CaptchaField";
import type { CaptchaHandle } from "../../components/form/CaptchaField";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { recoveryMessages } from "../../lib/recoveryMessages";
import { mailRequestSchema } from "./mailRequestSchema";
import type { MailRequestValues } from "./mailRequestSchema";
import { useRequestMail } from "./useRequestMail";

const texts = recoveryMessages.forgot;
const schema = mailRequestSchema(mailRequestTexts);
const resolver = zodResolver(schema);

/**
 * E-mail and a button that shows the state of the request: idle, loading, sent. Another address makes it idle again.
 */
export function ForgotPasswordForm() {
  const request = useRequestMail("recovery");
  const captcha = useRef<CaptchaHandle>(null);
  const [state, setState] = useState<"idle" | "loading" | "sent">("idle");
  const { register, handleSubmit, setError, setValue, formState } = useForm<MailRequestValues>({
    resolver,
    shouldFocusError: false,
    defaultValues: { email: "", captcha: "" },
  });
  const { errors, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);

  const send = async (values: MailRequestValues) => {
    const refusals = (await request(values)).map((refusal) =>
      refusal.code === "NOT_FOUND" ? { ...refusal, field: "email", message: texts.unknown } : refusal,
    );
    if (refusals.length === 0) {
      setState("sent");
      toast.success(texts.success);
      return;
    }
    for (const message of assignFieldErrors(refusals, ["email", "captcha"], setError)) toast.refused(message);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== "idle") return;
    setState("loading");
    try {
      // Validate the e-mail first: no proof of work for a form that cannot be sent.
      const isWrong = !schema.shape.email.safeParse(element.current?.email.value).success;
      if (!isWrong && !(await captcha.current?.waitForProof())) throw new Error("no proof");
      await handleSubmit(send)();
    } catch (error) {
      toast.error(errorCodes(error).includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.short);
    }
    captcha.current?.reset();
    setState((now) => (now === "loading" ? "idle" : now));
  };

  return (
    <chakra.form ref={element} onSubmit={submit} noValidate display="flex" flexDirection="column" gap="5">
      <Field label={recoveryMessages.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email", { onChange: () => state === "sent" && setState("idle") })}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <CaptchaField
        ref={captcha}
        invisible
        error={errors.captcha?.message}
        onChange={(proof) => setValue("captcha", proof)}
      />
      <Button type="submit" size="l" wide loading={state === "loading"} disabled={state === "sent"}>
        {state === "sent" ? texts.sent : texts.submit}
      </Button>
    </chakra.form>
  );
}
