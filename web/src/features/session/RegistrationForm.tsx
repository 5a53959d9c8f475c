import { chakra } from "@chakra-ui/react/styled-system";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { GUEST, withSavedDraft, useFormDraft } from "../../components/form/useFormDraft";
import type { FormDraft } from "../../components/form/useFormDraft";
import { CaptchaField } from "../../components/form/CaptchaField";
import { NewPasswordFields } from "../../components/form/NewPasswordFields";
import { PersonFields } from "../../components/form/PersonFields";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Field, FieldError } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { deleteDraft } from "../../lib/drafts";
import { infoPaths } from "../../lib/paths";
import { REGISTRATION_DRAFT } from "../../lib/pendingRegistration";
import type { PendingRegistration } from "../../lib/pendingRegistration";
import { PhotoField } from "./PhotoField";
import { emptyRegistration, registrationSchema } from "./registrationSchema";
import type { RegistrationValues } from "./registrationSchema";
import { useRegister } from "./useRegister";

const { field, registration: texts } = accountMessages;
const fieldNames = Object.keys(emptyRegistration) as (keyof RegistrationValues)[];

interface RegistrationFormProps {
  /** A user verified by Google or Facebook: their e-mail is fixed. */
  pending?: PendingRegistration | null;
  /** Called with the e-mail of the new account. */
  onDone: (email: string) => void;
  /** Called if the provider's token has expired. */
  onExpired?: () => void;
}

const DRAFT: FormDraft<RegistrationValues> = {
  name: REGISTRATION_DRAFT,
  ownerId: GUEST,
  storage: "memory",
  omit: ["password", "confirmPassword", "captcha"],
};

/** Every field of a new account. The draft survives visits to other pages. */
export function RegistrationForm({ pending = null, onDone, onExpired }: RegistrationFormProps) {
  const create = useRegister(pending);
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const id = useId();
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema),
    defaultValues: initialValuesOf(pending),
    mode: "onTouched",
    shouldFocusError: false,
  });
  useFormDraft(form, DRAFT);
  const { register, handleSubmit, setError, setValue, formState } = form;
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);
  const photo = useWatch({ control: form.control, name: "profilePicture" });

  const send = async (values: RegistrationValues) => {
    try {
      const { email, errors: refusals } = await create(values);
      if (email && refusals.length === 0) {
        deleteDraft(DRAFT.name);
        return onDone(email);
      }
      captcha.current?.reset();
      if (pending && refusals.some((refusal) => refusal.field === "token")) onExpired?.();
      for (const message of assignFieldErrors(refusals, fieldNames, setError)) toast.error(message);
    } catch (error) {
      captcha.current?.reset();
      toast.error(failureMessage(error));
    }
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
      <PhotoField
        value={photo}
        onChange={(file) => setValue("profilePicture", file)}
        error={errors.profilePicture?.message}
      />
      <PersonFields
        form={form}
        email={
          <Field
            label={field.email}
            error={errors.email?.message}
            hint={pending ? accountMessages.social.fixedEmail : undefined}
          >
            {(control) =>
              pending ? (
                // Not registered: the form library drops the value of a disabled field.
                <Input {...control} type="email" value={pending.email} disabled readOnly />
              ) : (
                <Input {...control} {...register("email")} type="email" inputMode="email" autoComplete="email" />
              )
            }
          </Field>
        }
      />
      <NewPasswordFields form={form} labels={field} />
      <chakra.div>
        <Checkbox
          label={texts.acceptTerms}
          aria-invalid={errors.termsAndConditions ? true : undefined}
          aria-describedby={errors.termsAndConditions ? `${id}-terms` : undefined}
          {...register("termsAndConditions")}
        />
        {errors.termsAndConditions && <FieldError id={`${id}-terms`}>{errors.termsAndConditions.message}</FieldError>}
        <chakra.p
          textStyle="small"
          color="fg.muted"
          pl="2rem"
          mb="2"
          css={{ "& a": { color: "fg.link", textDecoration: "underline" } }}
        >
          {texts.readThem}{" "}
          <a href={infoPaths.terms} target="_blank" rel="noopener">
            {texts.terms}
          </a>{" "}
          {texts.and}{" "}
          <a href={infoPaths.privacy} target="_blank" rel="noopener">
            {texts.privacy}
          </a>
        </chakra.p>
        <Checkbox
          label={
            <>
              {texts.wantVerification} <chakra.span color="fg.muted">{field.optional}</chakra.span>
            </>
          }
          {...register("identityVerification")}
        />
      </chakra.div>
      <CaptchaField
        ref={captcha}
        error={errors.captcha?.message}
        onChange={(proof) => setValue("captcha", proof, { shouldValidate: isSubmitted && proof !== "" })}
      />
      <Button type="submit" size="l" wide loading={isBusy}>
        {texts.submit}
      </Button>
    </chakra.form>
  );
}

/** The draft, with blank fields prefilled from the provider's data. */
function initialValuesOf(pending: PendingRegistration | null): RegistrationValues {
  const draft = withSavedDraft(emptyRegistration, DRAFT);
  if (!pending) return draft;
  return {
    ...draft,
    email: pending.email,
    firstName: draft.firstName || (pending.firstName ?? ""),
    lastName: draft.lastName || (pending.lastName ?? ""),
  };
}
