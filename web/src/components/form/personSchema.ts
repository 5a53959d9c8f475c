import * as z from "zod/mini";
import { accountMessages } from "../../lib/accountMessages";
import { ageTexts, isAdult } from "../../../../rules/age";
import { checkCity, checkCountry, checkFirstName, checkLastName, checkState } from "../../../../rules/person";
import { checkPhoneNumber, phonePrefixes } from "../../../../rules/phone";
import { cleanText } from "../../../../rules/text";
import type { Check } from "../../../../rules/text";
import { isoBirthDate } from "../../lib/birthDate";
import type { BirthDate } from "../../lib/birthDate";
import { messages } from "../../lib/messages";
import { refineBy } from "./refineBy";

const { error } = accountMessages.registration;
const { required } = messages.error;

const text = (check: Check<string>) => z.string().check(z.overwrite(cleanText), refineBy(check));

/** The fields of every form about a person, with their rules; the names are those of the specification. */
export const personShape = {
  firstName: text(checkFirstName),
  lastName: text(checkLastName),
  phoneType: z.enum(phonePrefixes),
  phoneString: z.string().check(refineBy(checkPhoneNumber)),
  country: text(checkCountry),
  state: text(checkState),
  city: text(checkCity),
  year: z.string().check(z.minLength(1, error.year)),
  month: z.string(),
  day: z.string(),
  gender: z.enum(["", "FEMALE", "MALE"], required).check(z.refine((gender) => Boolean(gender), required)),
};

const personSchema = z.object(personShape);
/** As typed: the day of birth in three parts, the phone in prefix and number, all text. */
export type PersonValues = z.infer<typeof personSchema>;

/** The first prefix and the only open country are chosen already. */
export const emptyPerson: PersonValues = {
  firstName: "",
  lastName: "",
  phoneType: "412",
  phoneString: "",
  country: "VE",
  state: "",
  city: "",
  year: "",
  month: "",
  day: "",
  gender: "",
};

/** The error of a birth date, at the part to be changed; null when it is valid. A missing year has its own rule. */
export function birthDateIssue(date: BirthDate): { path: keyof BirthDate; message: string } | null {
  if (!date.year) return null;
  const iso = isoBirthDate(date);
  if (!iso) return { path: date.month ? "day" : "month", message: error.birthDate };
  return isAdult(iso, new Date()) ? null : { path: "year", message: ageTexts.minor };
}
