import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import { mails } from "../../backend/db/schema/mails";
import { users } from "../../backend/db/schema/users";
import { aUser, password } from "./builders";
import type { User } from "./builders";
import { useMovedClock } from "./movedClock";
import type { TestBackend, TestDatabase } from "./startBackend";

/** In ms. */
export const day = 24 * 60 * 60 * 1000;
interface Answer {
  erasure: { requested_at: string; due_at: string; hold_reason: string | null } | null;
}

/**
 * Gives a test file a backend whose clock it moves, an operator, and the calls by which a person asks for the erasure.
 */
export function setUpErasures(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend; operator: User };
  const { clock, now, start, as, runJobs } = useMovedClock();
  beforeAll(async () => {
    fixture.backend = await start({ database, operatorEmails: ["olga@operadores.example"] });
    fixture.operator = await aUser(fixture.backend.db, { email: "olga@operadores.example" });
  });

  const ask = async (user: User, body: unknown = { password }) =>
    fixture.backend.call<Answer>("/erasure", { method: "POST", body, headers: await as(user) });
  const take = async (user: User, method = "GET") =>
    fixture.backend.call<Answer>("/erasure", { method, headers: await as(user) });
  const mailsTo = async (email: string) =>
    (await fixture.backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(
      ({ subject }) => subject,
    );
  const pass = async (ms: number) => {
    clock.ms += ms;
    await runJobs();
  };
  const rowOf = async (user: User) => (await fixture.backend.db.select().from(users).where(eq(users.id, user.id)))[0];
  const nameOf = async (user: User) => (await rowOf(user))?.name;

  return Object.assign(fixture, {
    clock,
    now,
    as,
    runJobs,
    ask,
    take,
    mailsTo,
    pass,
    rowOf,
    nameOf,
  });
}
