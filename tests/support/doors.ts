import type { z } from "zod/mini";
import { aUser, sessionOf } from "./builders";
import type { User } from "./builders";
import { signIn } from "./people";
import type { GraphqlClient } from "./graphqlClient";
import { startBackend } from "./startBackend";
import type { Answer, CallOptions, TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";

/** Why something was refused, by the field of the form; empty when it was done. */
export type Refusals = Record<string, string>;
/** Names of fields elsewhere -> name in the form; others are called alike. */
type Names = Readonly<Record<string, string>>;

/** The two ways in, so that a rule can be asked at both. */
export interface Doors {
  backend: TestBackend;
  viewer: User;
  client: GraphqlClient;
  /** Runs a mutation of one field with `$input`; its refusals at the names of the form. */
  graphql(document: string, input: object, names?: Names): Promise<Refusals>;
  /** Calls the backend as the viewer. */
  rest(path: string, options: CallOptions, names?: Names): Promise<Refusals>;
  stop(): Promise<void>;
}

const operatorEmail = "olga@operadores.example";

/** A backend and a gateway before it, and one person who is signed in at both. */
export async function startDoors({ isOperator = false } = {}): Promise<Doors> {
  const backend = await startBackend(isOperator ? { operatorEmails: new Set([operatorEmail]) } : {});
  const gateway = await startGateway(backend.url, { UPSTREAM_TIMEOUT_MS: "30000" });
  const viewer = await aUser(backend.db, isOperator ? { email: operatorEmail } : {});
  const headers = await sessionOf(backend.db, viewer);
  const person = await signIn({ url: gateway.url, outboxUrl: null }, viewer.email);
  if (!person) throw new Error("not signed in");
  return {
    backend,
    viewer,
    client: person.client,
    async graphql(document, input, names = {}) {
      const data = await person.client.data<Record<string, { errors: { field: string | null; message: string }[] }>>(
        document,
        { input },
      );
      const errors = Object.values(data)[0]?.errors ?? [];
      return refusalsOf(
        errors.map(({ field, message }) => [field ?? "", message]),
        names,
      );
    },
    async rest(path, options, names = {}) {
      const answer = await backend.call<{ fields?: Record<string, string[]> }>(path, { headers, ...options });
      return refusalsOf(fieldsOf(answer), names);
    },
    async stop() {
      await gateway.stop();
      await backend.stop();
    },
  };
}

/** The errors of a form's schema, as shown at the fields. */
export function formRefusals(schema: z.ZodMiniType, values: unknown): Refusals {
  const { error } = schema.safeParse(values);
  return refusalsOf(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
    {},
  );
}

/** The refusal of a rule that a form uses directly. */
export const refusalAt = (field: string, refusal: string | null): Refusals =>
  refusal === null ? {} : { [field]: refusal };

function fieldsOf({ status, body }: Answer<{ fields?: Record<string, string[]> }>): [string, string][] {
  if (status < 300) return [];
  return body.fields
    ? Object.entries(body.fields).map(([field, messages]) => [field, messages.join(" ")])
    : [["", JSON.stringify(body)]];
}

function refusalsOf(entries: readonly (readonly [string, string])[], names: Names): Refusals {
  return Object.fromEntries(entries.map(([field, message]) => [names[field] ?? field, message]));
}
