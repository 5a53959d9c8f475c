import type { RegisteredOperations } from "../limits/registered";

/** The names of our client's operations as they are, all others as one: a client cannot make up new ones. */
export function createOperationNames(registered: RegisteredOperations): (name: string | null | undefined) => string {
  const known = new Set<string>();
  for (const text of registered.values())
    for (const [, name = ""] of text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)) known.add(name);
  return (name) => (name && known.has(name) ? name : "other");
}
