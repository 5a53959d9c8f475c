import { chakra } from "@chakra-ui/react/styled-system";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { PersonalDataQuery } from "../../__generated__/graphql";
import { assignFieldErrors, failureMessage } from "../../apollo/errors";
import { NameFields } from "../../components/form/NameFields";
import { NewPasswordFields } from "../../components/form/NewPasswordFields";
import { PersonFields } from "../../components/form/PersonFields";
import { emptyPerson } from "../../components/form/personSchema";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { withSavedDraft, useFormDraft } from "../../components/form/useFormDraft";
import type { FormDraft } from "../../components/form/useFormDraft";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input, PasswordInput } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { deleteDraft } from "../../lib/drafts";
import { phonePrefixes, splitPhone } from "../../../../rules/phone";
import { profileMessages } from "../../lib/profileMessages";
import { personalDataSchema } from "./personalDataSchema";
import type { PersonalDataValues } from "./personalDataSchema";
import { useSavePersonalData } from "./useSavePersonalData";

type Viewer = NonNullable<PersonalDataQuery["viewer"]>;

const text = profileMessages.data;
const noPassword = { currentPassword: "", password: "", confirmPassword: "" };
const fieldNames = [
  ...(Object.keys(emptyPerson) as (keyof typeof emptyPerson)[]),
  "currentPassword",
  "password",
  "confirmPassword",
] as const;

/** Edits the viewer's personal data. Unsaved changes survive an expired session, for the same user only. */
export default function PersonalDataForm({ viewer }: { viewer: Viewer }) {
  const save = useSavePersonalData();
  const draft: FormDraft<PersonalDataValues> = {
    name: "personal-data",
    ownerId: viewer.id,
    storage: "memory",
    omit: ["currentPassword", "password", "confirmPassword"],
  };
  const form = useForm<PersonalDataValues>({
    resolver: zodResolver(personalDataSchema),
    defaultValues: withSavedDraft(valuesOf(viewer), draft),
    shouldFocusError: false,
  });
  useFormDraft(form, draft);
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, submitCount);
  const send = handleSubmit(async (values) => {
    try {
      const { isSaved, message, errors: refusals } = await save(values);
      if (isSaved) {
        reset({ ...values, ...noPassword });
        deleteDraft(draft.name);
        return toast.success(message ?? text.saved);
      }
      for (const refusal of assignFieldErrors(refusals, fieldNames, setError)) toast.refused(refusal);
    } catch (error) {
      toast.error(failureMessage(error));
    }
  });
  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label={text.title}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {viewer.user.isVerified && (
        <chakra.p textStyle="small" color="fg.muted">
          {text.losesMark}
        </chakra.p>
      )}
      <NameFields form={form} />
      {/* Not registered: the form library drops the value of a disabled field. */}
      <Field label={text.email} hint={text.emailFixed}>
        {(control) => <Input {...control} type="email" value={viewer.email} disabled readOnly />}
      </Field>
      <PersonFields form={form} isCityListed={false} />
      <chakra.fieldset
        display="flex"
        flexDirection="column"
        gap="5"
        border="0"
        minWidth="0"
        mt="2"
        pt="6"
        borderTop="1px solid {colors.border.subtle}"
      >
        <chakra.legend float="left" width="100%" textStyle="h3">
          {text.password}
          <chakra.span display="block" textStyle="small" fontWeight={400} color="fg.muted">
            {text.passwordHint}
          </chakra.span>
        </chakra.legend>
        <chakra.div maxWidth={{ sm: "calc(50% - 8px)" }}>
          <Field label={text.current} error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput {...control} {...register("currentPassword")} autoComplete="current-password" />
            )}
          </Field>
        </chakra.div>
        <NewPasswordFields form={form} labels={{ password: text.next, confirmPassword: text.repeat }} />
      </chakra.fieldset>
      <Button type="submit" loading={isSubmitting} alignSelf={{ base: "stretch", sm: "flex-start" }}>
        {text.save}
      </Button>
    </chakra.form>
  );
}

/** The form's initial values; what is unknown or invalid here stays blank. */
function valuesOf({ user, personalData }: Viewer): PersonalDataValues {
  const { prefix, number } = splitPhone(personalData.phone ?? "") ?? {};
  const [year = "", month = "", day = ""] = personalData.dateOfBirth?.split("-") ?? [];
  return {
    ...emptyPerson,
    ...noPassword,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneType: phonePrefixes.find((candidate) => candidate === prefix) ?? emptyPerson.phoneType,
    phoneString: phonePrefixes.some((candidate) => candidate === prefix) ? (number ?? "") : "",
    state: user.state ?? "",
    city: user.city ?? "",
    year,
    month: month && String(Number(month)),
    day: day && String(Number(day)),
    gender: personalData.gender ?? "",
  };
}
