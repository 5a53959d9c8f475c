import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { assignFieldErrors, errorCodes } from "../../apollo/errors";
import { useSession } from "../../apollo/session";
import { CaptchaField } from "../../components/form/CaptchaField";
import { lazyResolver } from "../../components/form/lazyResolver";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { useIsHydrated } from "../../components/useIsHydrated";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { withSavedDraft, GUEST, useFormDraft } from "../../components/form/useFormDraft";
import type { FormDraft } from "../../components/form/useFormDraft";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input, Textarea } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { contactMessages as texts } from "../../lib/contactMessages";
import { deleteDraft } from "../../lib/drafts";
import { messages } from "../../lib/messages";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import type { ContactValues } from "./contactSchema";
import { useSendContactMessage } from "./useSendContactMessage";

const validation = lazyResolver(loadOrFailOffline(async () => (await import("./contactResolver")).contactResolver));
const emptyContact: ContactValues = { name: "", email: "", subject: "", message: "", captcha: "" };

/** The words of this form, where they differ from the default failure. */
function failureOf(error: unknown): string {
  if (error instanceof TypeError) return messages.error.connection;
  return errorCodes(error).includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.short;
}

/**
 * Name, e-mail, subject, message, captcha. The draft survives visits to other pages and the end of the session.
 */
export function ContactForm() {
  const draft: FormDraft<ContactValues> = {
    name: "contact",
    ownerId: useSession().viewer?.id ?? GUEST,
    storage: "memory",
    omit: ["captcha"],
  };
  const sendMessage = useSendContactMessage();
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const isHydrated = useIsHydrated();
  const form = useForm<ContactValues>({
    resolver: validation.resolver,
    shouldFocusError: false,
    defaultValues: withSavedDraft(emptyContact, draft),
  });
  useFormDraft(form, draft);
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = form;
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);

  const send = async (values: ContactValues) => {
    try {
      const refusals = await sendMessage(values);
      if (refusals.length === 0) {
        // The captcha first: if it is switched off, its proof stays in the form.
        captcha.current?.reset();
        reset({ ...emptyContact, captcha: getValues("captcha") });
        deleteDraft(draft.name);
        toast.success(texts.success);
        return;
      }
      captcha.current?.reset();
      for (const message of assignFieldErrors(refusals, ["name", "email", "subject", "message", "captcha"], setError))
        toast.refused(message);
    } catch (error) {
      captcha.current?.reset();
      toast.error(failureOf(error));
    }
  };

  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void submitWithCaptcha(event, handleSubmit(send))}
      onFocus={validation.preload}
      noValidate
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      css={{ "& > :nth-of-type(n + 3), & > button": { gridColumn: "1 / -1" } }}
    >
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => <Input {...control} {...register("name")} autoComplete="name" />}
      </Field>
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={texts.subject} error={errors.subject?.message}>
        {(control) => <Input {...control} {...register("subject")} />}
      </Field>
      <Field label={texts.message} hint={texts.messageHint} error={errors.message?.message}>
        {(control) => <Textarea {...control} {...register("message")} rows={6} />}
      </Field>
      <CaptchaField
        ref={captcha}
        error={errors.captcha?.message}
        onChange={(proof) => setValue("captcha", proof, { shouldValidate: isSubmitted && proof !== "" })}
      />
      {/* Without scripts, Enter would submit the form by GET and put the message into the address. */}
      <Button type="submit" size="l" disabled={!isHydrated} loading={isBusy} justifySelf="start">
        {texts.send}
      </Button>
    </chakra.form>
  );
}
