import { createHash } from "node:crypto";
import { foldText } from "../../../rules/text";
import { phonePrefixes } from "../../../rules/phone";
import type { Days } from "../days";
import { people } from "../people";
import type { Person } from "../people";
import { avatarPicture } from "../pictures/pictures";
import type { Picture } from "../pictures/pictures";
import { createRandom } from "../random";
import { addressNear, findPlace } from "./places";
import type { UserRow } from "./types";

const recordedEmails: Record<number, string> = { 1: "ana@example.com", 2: "luis@example.com", 3: "nuevo@example.com" };
/** The demo account that is not confirmed. */
export const UNCONFIRMED_ID = 3;

const emailOf = (person: Person, id: number) =>
  recordedEmails[id] ?? `${foldText(person.name)}.${foldText(person.lastName)}@example.com`.replace(/[^a-z.@]/g, "");

/** All accounts share one password, that of the demo accounts. */
export function buildAccounts(days: Days, passwordHash: string): { users: UserRow[]; portraits: Picture[] } {
  const random = createRandom("accounts");
  const portraits: Picture[] = [];
  const users = people.map((person, index): UserRow => {
    const id = index + 1;
    const home = findPlace(...person.home);
    const portrait = person.avatar ? avatarPicture(person.avatar, index) : undefined;
    if (portrait) portraits.push(portrait);
    const joined = days.ago(id === UNCONFIRMED_ID ? 0 : random.int(62, 420), random.int(8, 20), random.int(0, 59));
    const birthday = `${random.int(1958, 2004)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
    return {
      id,
      email: emailOf(person, id),
      passwordHash,
      token: createHash("sha256").update(`demo town, person ${id}`).digest("hex").slice(0, 24),
      name: person.name,
      lastName: person.lastName,
      phone: id === 2 ? "+584167654321" : `+58${random.pick(phonePrefixes)}${random.int(2_000_000, 9_999_999)}`,
      dateOfBirth: id === 2 ? "1990-05-17" : birthday,
      gender: person.gender,
      state: home.state,
      city: home.city,
      address: id === 1 ? "Av. Urdaneta" : addressNear(home, random).address1,
      avatarId: portrait?.id ?? null,
      verified: person.verified ?? false,
      confirmedAt: id === UNCONFIRMED_ID ? null : joined,
      signInCount: id === UNCONFIRMED_ID ? 0 : random.int(2, 60),
      subscription: person.premium ? "Premium" : "Standard",
      createdAt: joined,
    };
  });
  return { users, portraits };
}

/** Who decides at /moderacion: the last of all, so that the others are as without them. */
export function buildOperator(
  days: Days,
  passwordHash: string,
  id: number,
): { operator: UserRow; operatorPortrait: Picture } {
  const joined = days.ago(300, 9, 0);
  const operatorPortrait = avatarPicture("woman-red-hair-medium-light", id);
  const operator: UserRow = {
    id,
    email: "operador@example.com",
    passwordHash,
    token: createHash("sha256").update(`demo town, person ${id}`).digest("hex").slice(0, 24),
    name: "Olga",
    lastName: "Operadora",
    phone: "+584121112233",
    dateOfBirth: "1988-03-04",
    gender: "Femenino",
    state: "Distrito Capital",
    city: "Caracas",
    avatarId: operatorPortrait.id,
    confirmedAt: joined,
    signInCount: 40,
    balanceCents: 0,
    ratingSum: 0,
    ratingCount: 0,
    createdAt: joined,
  };
  return { operator, operatorPortrait };
}

const two = (value: number) => String(value).padStart(2, "0");
