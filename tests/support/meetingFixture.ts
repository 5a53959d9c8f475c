import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { mails } from "../../backend/db/schema/mails";
import { notifications } from "../../backend/db/schema/notifications";
import { runOneJob } from "../../backend/jobs/runner";
import { aTransaction } from "./builders";
import type { BuiltTransaction, User } from "./builders";
import { callsByPerson } from "./callsByPerson";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** The wire's meeting, as far as the tests look at it. */
export interface MeetingAnswer {
  id: number;
  proposer_id: number;
  state: string;
  starts_at: string;
  place: { public_place_id: string | null; name: string; address: string | null; latitude: number | null };
  owner: { on_way_at: string | null; arrived_at: string | null; late_minutes: number; checked_at: string | null };
}
interface Answer {
  transaction: { id: number; status: string; meeting: MeetingAnswer | null };
  errors?: string[];
  fields?: Record<string, string[]>;
}

/** A Monday at ten in the morning in Caracas. */
export const monday = "2027-02-15";
/** A time of day (HH:MM) in Caracas. */
export const at = (day: string, hour: string) => new Date(`${day}T${hour}:00-04:00`);
/** When people of these tests meet, unless they say otherwise. */
export const fridayAtThree = at("2027-02-19", "15:00").toISOString();
/** A place as a proposal names it. */
export const publicPlace = { public_place_id: "ccs-sambil" };

/** Gives a test file a backend whose clock it sets, and the calls around meetings. */
export function useMeetings(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend };
  const clock = { now: at(monday, "10:00") };
  const now = () => clock.now;
  beforeAll(async () => {
    fixture.backend = await startBackend({
      database,
      now,
      jobsEveryMs: 3_600_000,
      publicUrl: "https://truequea.example",
      operatorEmails: new Set(["olga@operadores.example"]),
    });
  });
  afterAll(() => fixture.backend.stop());

  const { as, call } = callsByPerson(fixture, now);
  const runJobs = async () => {
    while (await runOneJob(fixture.backend.services)) {
      /* The next one. */
    }
  };
  const setClock = async (day: string, hour: string) => {
    clock.now = at(day, hour);
    await runJobs();
  };
  const anExchange = (values: Parameters<typeof aTransaction>[1] = {}): Promise<BuiltTransaction> =>
    aTransaction(fixture.backend.db, { status: "accepted", updatedAt: now(), ...values });
  const propose = (
    user: User,
    exchange: { id: number },
    changes: Record<string, unknown> = {},
    key: string = randomUUID(),
  ) =>
    call<Answer>(user, "/v1/meetings", {
      body: { transaction_id: exchange.id, starts_at: fridayAtThree, place: publicPlace, ...changes },
      key,
    });
  const answer = (user: User, id: number, how: "accept" | "cancel") =>
    call<Answer>(user, `/v1/meetings/${id}/${how}`, { method: "POST" });
  const meetingOf = async (user: User, { id }: { id: number }) =>
    (await call<{ meeting: MeetingAnswer | null }>(user, `/transactions/${id}`)).body.meeting;
  /** A meeting that both have agreed to; the owner has proposed it. */
  async function anAgreedMeeting(changes: Record<string, unknown> = {}) {
    const exchange = await anExchange();
    const proposed = await propose(exchange.owner, exchange, changes);
    const id = proposed.body.transaction.meeting?.id ?? 0;
    await answer(exchange.interested, id, "accept");
    return { ...exchange, meetingId: id };
  }
  const notificationsTo = async ({ id }: User) =>
    (
      await fixture.backend.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, id), eq(notifications.type, 28)))
        .orderBy(asc(notifications.id))
    ).map(({ extra }) => (extra as { meeting: { event: string } }).meeting.event);
  const mailsTo = ({ email }: User) =>
    fixture.backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));

  return Object.assign(fixture, {
    now,
    as,
    call,
    runJobs,
    setClock,
    anExchange,
    propose,
    answer,
    meetingOf,
    anAgreedMeeting,
    notificationsTo,
    mailsTo,
  });
}
