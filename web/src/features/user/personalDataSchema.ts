import * as z from "zod/mini";
import { birthDateIssue, personShape } from "../../components/form/personSchema";
import { checkPassword, passwordTexts } from "../../../../rules/password";
import { profileMessages } from "../../lib/profileMessages";

const text = profileMessages.data;

/** The personal data form; a blank password keeps the current one. */
export const personalDataSchema = z
  .object({ ...personShape, currentPassword: z.string(), password: z.string(), confirmPassword: z.string() })
  // Runs even while other fields are invalid, so that all errors show at once.
  .check(
    z.superRefine((values, context) => {
      const issue = (path: keyof typeof values, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      const birth = birthDateIssue(values);
      if (birth) issue(birth.path, birth.message);
      if (values.password && !values.currentPassword) issue("currentPassword", passwordTexts.currentMissing);
      const weak = values.password && checkPassword(values.password);
      if (weak) issue("password", weak);
      if (values.confirmPassword !== values.password) issue("confirmPassword", text.differs);
    }),
  );

/** As typed; a blank new password leaves it as it is. */
export type PersonalDataValues = z.infer<typeof personalDataSchema>;
