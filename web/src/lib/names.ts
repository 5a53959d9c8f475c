import { erasureTexts } from "../../../rules/erasure";

interface Person {
  firstName: string;
  lastName: string;
}

/** First and last name, as the account has them. */
export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * Longer than 12 characters: the first word cut to 9, the second shortened to its initial. What stands for an erased
 * name is none.
 */
export function shortName(person: Person): string {
  const name = fullName(person);
  if (name.length <= 12 || name === erasureTexts.person) return name;
  const [first = "", second] = name.split(/\s+/);
  const last = person.lastName.trim()[0] ?? second?.[0];
  return last ? `${first.slice(0, 9)} ${last.toUpperCase()}.` : first.slice(0, 9);
}

/** Up to two letters for a face without a photo. */
export function initials({ firstName, lastName }: Person): string {
  return [firstName, lastName].map((name) => name.trim()[0]?.toUpperCase() ?? "").join("");
}
