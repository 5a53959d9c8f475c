import * as z from "zod/mini";
import { birthDateIssue, emptyPerson, personShape } from "../../components/form/personSchema";
import { accountMessages } from "../../lib/accountMessages";
import { messages } from "../../lib/messages";
import { checkEmail } from "../../../../rules/email";
import { checkPassword } from "../../../../rules/password";
import { personTexts } from "../../../../rules/person";
import { cleanText } from "../../../../rules/text";
import { refineBy } from "../../components/form/refineBy";

const { error } = accountMessages.registration;

/** The registration form; field names are those of the specification. */
export const registrationSchema = z
  .object({
    profilePicture: z.nullable(z.custom<File>()),
    ...personShape,
    email: z.string().check(
      z.overwrite(cleanText),
      refineBy((email) => checkEmail(email)),
    ),
    password: z.string().check(refineBy(checkPassword)),
    confirmPassword: z.string(),
    termsAndConditions: z.boolean().check(z.refine(Boolean, personTexts.terms)),
    identityVerification: z.boolean(),
    captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
  })
  // Runs even while other fields are invalid, so that all errors show at once.
  .check(
    z.superRefine((values, context) => {
      const issue = (path: keyof typeof values, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (!values.confirmPassword) issue("confirmPassword", messages.error.required);
      else if (values.confirmPassword !== values.password) issue("confirmPassword", error.confirmPassword);
      const birth = birthDateIssue(values);
      if (birth) issue(birth.path, birth.message);
    }),
  );

/** Both steps as one form, as typed. */
export type RegistrationValues = z.infer<typeof registrationSchema>;

/** What the first of the two steps asks; the second one asks the rest. */
export const firstStepFields = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;

/** A refusal of the server leads back to the step of its field. */
export const isOnFirstStep = (field: string): field is (typeof firstStepFields)[number] =>
  firstStepFields.some((name) => name === field);

/** Nothing is agreed to. */
export const emptyRegistration: RegistrationValues = {
  profilePicture: null,
  ...emptyPerson,
  email: "",
  password: "",
  confirmPassword: "",
  termsAndConditions: false,
  identityVerification: false,
  captcha: "",
};
