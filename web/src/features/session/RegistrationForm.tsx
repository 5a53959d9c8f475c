import { chakra } from "@chakra-ui/react/styled-system";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { GUEST, withSavedDraft, useFormDraft } from "../../components/form/useFormDraft";
import type { FormDraft } from "../../components/form/useFormDraft";
import { CaptchaField } from "../../components/form/CaptchaField";
import { NameFields } from "../../components/form/NameFields";
import { NewPasswordFields } from "../../components/form/NewPasswordFields";
import { PersonFields } from "../../components/form/PersonFields";
import { useCaptchaSubmit } from "../../components/form/useCaptchaSubmit";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Checkbox } from "../../components/ui/Choice";
import { Field, FieldError } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { toast } from "../../components/ui/toast";
import { accountMessages } from "../../lib/accountMessages";
import { deleteDraft } from "../../lib/drafts";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { infoPaths } from "../../lib/paths";
import { REGISTRATION_DRAFT } from "../../lib/pendingRegistration";
import type { PendingRegistration } from "../../lib/pendingRegistration";
import { emptyRegistration, firstStepFields, isOnFirstStep, registrationSchema } from "./registrationSchema";
import type { RegistrationValues } from "./registrationSchema";
import { useRegister } from "./useRegister";
import type { NewAccount } from "./useRegister";
import { useKnownCity } from "./useKnownCity";
import { useRegistrationStep } from "./useRegistrationStep";

const { field, registration: texts } = accountMessages;
/** On the second step. */
const PhotoField = lazyWithFallback(
  loadOrFailOffline(() => import("./PhotoField")),
  () => null,
  <chakra.div height="84px" />,
);
const fieldNames = Object.keys(emptyRegistration) as (keyof RegistrationValues)[];

interface RegistrationFormProps {
  /** A user verified by Google or Facebook: their e-mail is fixed. */
  pending?: PendingRegistration | null;
  onDone: (account: NewAccount) => void;
  /** Called if the provider's token has expired. */
  onExpired?: () => void;
}

const DRAFT: FormDraft<RegistrationValues> = {
  name: REGISTRATION_DRAFT,
  ownerId: GUEST,
  storage: "memory",
  omit: ["password", "confirmPassword", "captcha"],
};

/** A new account in two steps. The draft survives visits to other pages. */
export function RegistrationForm({ pending = null, onDone, onExpired }: RegistrationFormProps) {
  const create = useRegister(pending);
  const { step, goToSecondStep, goBack } = useRegistrationStep();
  const [wasRefused, setRefused] = useState(false);
  const { captcha, isBusy, submitWithCaptcha } = useCaptchaSubmit();
  const id = useId();
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema),
    defaultValues: initialValuesOf(pending),
    mode: "onTouched",
    shouldFocusError: false,
  });
  useFormDraft(form, DRAFT);
  useKnownCity(form);
  const { register, handleSubmit, setError, setValue, trigger, formState } = form;
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFirstError(element, submitCount);
  const photo = useWatch({ control: form.control, name: "profilePicture" });

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (step === 1 && wrong ? wrong : heading.current)?.focus({ preventScroll: true });
  }, [step]);

  const showStepOf = (fields: (string | null)[]) => {
    if (fields.some((field) => field !== null && isOnFirstStep(field))) goBack();
  };
  const finishFirstStep = async () => {
    if (await trigger(firstStepFields, { shouldFocus: true })) goToSecondStep();
    else setRefused(true);
  };
  const send = async (values: RegistrationValues) => {
    try {
      const { account, errors: refusals } = await create(values);
      if (account && refusals.length === 0) {
        deleteDraft(DRAFT.name);
        return onDone(account);
      }
      captcha.current?.reset();
      if (pending && refusals.some((refusal) => refusal.field === "token")) onExpired?.();
      for (const message of assignFieldErrors(refusals, fieldNames, setError)) toast.refused(message);
      showStepOf(refusals.map(({ field }) => field));
    } catch (error) {
      captcha.current?.reset();
      toast.error(failureMessage(error));
    }
  };
  const submit = (event: FormEvent) => {
    if (step === 2)
      return void submitWithCaptcha(
        event,
        handleSubmit(send, (invalid) => showStepOf(Object.keys(invalid))),
      );
    event.preventDefault();
    void finishFirstStep();
  };
  return (
    <chakra.form
      ref={element}
      onSubmit={submit}
      // The form library does so after a submit only: a refused first step is checked while it is mended.
      onChange={({ target }) => {
        const name = "name" in target ? String(target.name) : "";
        if (wasRefused && isOnFirstStep(name)) void trigger(name);
      }}
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h3" outline="none">
        <chakra.span display="block" textStyle="small" fontWeight={400} color="fg.muted">
          {texts.step(step)}
        </chakra.span>
        {texts.steps[step]}
      </chakra.h2>
      {/* Both stay in the page: a field that is taken out of it loses what the browser filled in. */}
      <Step isShown={step === 1}>
        <NameFields form={form} />
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
        <NewPasswordFields form={form} labels={field} />
      </Step>
      <Step isShown={step === 2}>
        <PhotoField
          value={photo}
          onChange={(file) => setValue("profilePicture", file)}
          error={errors.profilePicture?.message}
        />
        <PersonFields form={form} isCityListed />
        <chakra.div>
          <Checkbox
            label={texts.acceptTerms}
            aria-invalid={errors.termsAndConditions ? true : undefined}
            aria-describedby={errors.termsAndConditions ? `${id}-terms` : undefined}
            {...register("termsAndConditions")}
          />
          <chakra.p
            textStyle="small"
            color="fg.muted"
            pl="2rem"
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
          <chakra.div pl="2rem" mt="1" mb="2">
            {errors.termsAndConditions && (
              <FieldError id={`${id}-terms`}>{errors.termsAndConditions.message}</FieldError>
            )}
          </chakra.div>
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
      </Step>
      <Button type="submit" size="l" wide loading={isBusy}>
        {step === 1 ? texts.next : texts.submit}
      </Button>
      {step === 2 && (
        <Button variant="text" wide onClick={goBack} disabled={isBusy}>
          {texts.back}
        </Button>
      )}
    </chakra.form>
  );
}

function Step({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <chakra.div display={isShown ? "flex" : "none"} flexDirection="column" gap="5">
      {children}
    </chakra.div>
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
