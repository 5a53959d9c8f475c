import * as z from "zod/mini";
import { accountMessages } from "../../lib/accountMessages";
import { isAdult, isoBirthDate } from "../../lib/birthDate";
import type { BirthDate } from "../../lib/birthDate";
import { messages } from "../../lib/messages";
import { isPhoneNumber, phonePrefixes } from "../../lib/phone";

const { error } = accountMessages.registration;
const { required } = messages.error;

const name = (texts: { empty: string; short: string; long: string }) =>
  z.string().check(z.trim(), z.minLength(1, texts.empty), z.minLength(2, texts.short), z.maxLength(50, texts.long));

/** The fields of every form about a person, with their rules; the names are those of the specification. */
export const personShape = {
  firstName: name({ empty: error.firstNameEmpty, short: error.firstNameShort, long: error.firstNameLong }),
  lastName: name({ empty: error.lastNameEmpty, short: error.lastNameShort, long: error.lastNameLong }),
  phoneType: z.enum(phonePrefixes),
  phoneString: z.string().check(z.refine(isPhoneNumber, error.phone)),
  country: z.string().check(z.minLength(1, required)),
  state: z.string().check(z.minLength(1, required)),
  city: z.string().check(z.trim(), z.maxLength(50, error.cityLong)),
  year: z.string().check(z.minLength(1, error.year)),
  month: z.string(),
  day: z.string(),
  gender: z.enum(["", "FEMALE", "MALE"], required).check(z.refine((gender) => Boolean(gender), required)),
};

const personSchema = z.object(personShape);
export type PersonValues = z.infer<typeof personSchema>;

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
  return isAdult(iso) ? null : { path: "year", message: error.minor };
}
