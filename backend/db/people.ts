import type { users } from "./schema/users";

const nameKeys = ["id", "name", "lastName", "verified", "active", "subscription", "confirmedAt"] as const;
const personKeys = [...nameKeys, "city", "hidesCity", "ratingSum", "ratingCount", "avatarId"] as const;
type NameKey = (typeof nameKeys)[number];
type PersonKey = (typeof personKeys)[number];

/** What stands of a person beside what they wrote. */
export type Name = Pick<typeof users.$inferSelect, NameKey>;
/** What a card needs to know of a person. */
export type Person = Pick<typeof users.$inferSelect, PersonKey>;

const columnsOf =
  <Key extends PersonKey>(keys: readonly Key[]) =>
  <Table extends Record<Key, unknown>>(table: Table) =>
    Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<Table, Key>;

/** Their columns, of the table of users or an alias of it. */
export const nameColumns = columnsOf(nameKeys);
export const personColumns = columnsOf(personKeys);
