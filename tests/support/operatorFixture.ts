import { afterAll, beforeAll } from "vitest";
import { runOneJob } from "../../backend/jobs/runner";
import { aUser } from "./builders";
import type { GraphqlClient } from "./graphqlClient";
import { signIn } from "./people";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

export const ITEM = `query ($kind: ModerationKind!, $id: ID!) { moderationItem(kind: $kind, id: $id) {
  kind subjectId title revision actions appeal person { id } counterpart { id }
  content { name value former } images { url } formerImages { url } statements { id author text quote image { url } writtenAt } } }`;
export const DECIDE =
  "mutation ($input: DecideModerationInput!) { decideModeration(input: $input) { decision { id action undoUntil } errors { code field message } } }";
export const APPLY =
  "mutation ($input: ModerationDecisionInput!) { applyModeration(input: $input) { done errors { code } } }";

/** Null where the item no longer waits. */
export interface ItemAnswer {
  moderationItem: { revision: string; actions: string[]; content: { name: string; value: string }[] } | null;
}
interface Decided {
  decideModeration: {
    decision: { id: string; action: string; undoUntil: string | null } | null;
    errors: { code: string; field: string | null; message: string }[];
  };
}

/** Gives a test file a gateway with an operator, and the calls by which they decide. */
export function useOperator() {
  const fixture = {} as { backend: TestBackend; gateway: TestGateway; operator: GraphqlClient };
  beforeAll(async () => {
    fixture.backend = await startBackend({
      moderation: "manual",
      operatorEmails: new Set(["olga@operadores.example"]),
      jobsEveryMs: 3_600_000,
    });
    fixture.gateway = await startGateway(fixture.backend.url);
    fixture.operator = await clientOf((await aUser(fixture.backend.db, { email: "olga@operadores.example" })).email);
  });
  afterAll(async () => {
    await fixture.gateway.stop();
    await fixture.backend.stop();
  });

  async function clientOf(email: string): Promise<GraphqlClient> {
    const person = await signIn({ url: fixture.gateway.url, outboxUrl: null }, email);
    if (!person) throw new Error("not signed in");
    return person.client;
  }

  const runJobs = async () => {
    while (await runOneJob(fixture.backend.services)) {
      /* The next one. */
    }
  };

  async function decide(kind: string, id: number, action: string, more: Record<string, unknown> = {}) {
    const { moderationItem } = await fixture.operator.data<ItemAnswer>(ITEM, { kind, id: String(id) });
    return fixture.operator.data<Decided>(DECIDE, {
      input: {
        requestId: `${kind}-${id}-${action}`,
        kind,
        subjectId: String(id),
        revision: moderationItem?.revision ?? "0",
        action,
        ...more,
      },
    });
  }

  return Object.assign(fixture, { clientOf, runJobs, decide });
}
