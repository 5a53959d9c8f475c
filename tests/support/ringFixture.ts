import { asc, eq, and } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { BackendOptions } from "../../backend/server";
import { proposeBestRing } from "../../backend/commands/rings/search";
import type { Db } from "../../backend/db/client";
import { notificationTypes } from "../../backend/db/notificationTypes";
import { interestMatches } from "../../backend/db/schema/interestMatches";
import { notifications } from "../../backend/db/schema/notifications";
import { reservations } from "../../backend/db/schema/transactions";
import { runOneJob } from "../../backend/jobs/runner";
import { aPublication, aUser } from "./builders";
import type { Publication, User } from "./builders";
import { publicPlace } from "./meetingFixture";
import { callsByPerson } from "./callsByPerson";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** The wire's ring, as far as the tests look at it. */
export interface RingAnswer {
  id: number;
  state: string;
  end_reason: string | null;
  repairs_id: number | null;
  repaired_by_id: number | null;
  chat: {
    id: number;
    writable: boolean;
    unread_messages: number;
    last_message: { message: string | null } | null;
    marks: { user_id: number; read_id: number; delivered_id: number }[];
  } | null;
  meetings: RingMeetingAnswer[];
  members: {
    user: { id: number; name: string };
    publication: { id: number; title: string; price: number | null };
    complement_usd: number;
    accepted: boolean;
    received: boolean;
  }[];
}
interface RingMeetingAnswer {
  id: number;
  giver_id: number | null;
  proposer_id: number;
  state: string;
  starts_at: string;
  place: { public_place_id: string | null; name: string };
  parties: {
    user_id: number;
    accepted: boolean;
    on_way_at: string | null;
    arrived_at: string | null;
    late_minutes: number;
    checked_at: string | null;
  }[];
}
interface RingBody {
  ring: RingAnswer;
  error?: string;
  errors?: string[];
  fields?: Record<string, string[]>;
}

/** A member with the thing that they give to the next one. */
export interface Giver {
  user: User;
  thing: Publication;
}

const hourMs = 3_600_000;

/** Each one's owner wants what the one before gives, as the matching of interests would have found. */
export async function chain(db: Db, things: readonly Publication[]): Promise<void> {
  const pairs = things.map((thing, index) => ({
    publicationId: things[(index + 1) % things.length]?.id ?? 0,
    wantedId: thing.id,
  }));
  await db.insert(interestMatches).values(pairs).onConflictDoNothing();
}

/** Gives a test file a backend whose clock it sets, and the calls around rings. */
export function useRings(database: TestDatabase, options: BackendOptions = {}) {
  const fixture = {} as { backend: TestBackend };
  const clock = { now: new Date("2027-02-15T14:00:00Z") };
  const now = () => clock.now;
  beforeAll(async () => {
    fixture.backend = await startBackend({
      database,
      now,
      jobsEveryMs: hourMs,
      publicUrl: "https://truequea.example",
      operatorEmails: new Set(["olga@operadores.example"]),
      ...options,
    });
  });
  afterAll(() => fixture.backend.stop());

  const { as, call } = callsByPerson(fixture, now);
  const runJobs = async () => {
    while (await runOneJob(fixture.backend.services)) {
      /* The next one. */
    }
  };
  const later = async (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * hourMs);
    await runJobs();
  };
  const aGiver = async (values: Parameters<typeof aPublication>[1] = {}): Promise<Giver> => {
    const user = await aUser(fixture.backend.db);
    return { user, thing: await aPublication(fixture.backend.db, { interests: [], ...values, ownerId: user.id }) };
  };
  /** Givers of whom each wants what the one before gives. */
  const aCircle = async (size: 3 | 4 = 3): Promise<Giver[]> => {
    const givers: Giver[] = [];
    for (let count = 0; count < size; count++) givers.push(await aGiver());
    await chain(
      fixture.backend.db,
      givers.map(({ thing }) => thing),
    );
    return givers;
  };
  const propose = ({ thing }: Giver) =>
    fixture.backend.db.transaction((tx: Db) => proposeBestRing(tx, thing.id, now()));
  /** A circle whose ring is proposed, and its number. */
  async function aProposedRing(size: 3 | 4 = 3) {
    const givers = await aCircle(size);
    const id = await propose(givers[0] as Giver);
    if (id === null) throw new Error("no ring was found");
    return { id, givers: givers as [Giver, Giver, Giver, ...Giver[]] };
  }
  const search = ({ user, thing }: Giver, key?: string) =>
    call<{ ring: RingAnswer | null; errors?: string[]; error?: string }>(user, "/v1/rings", {
      body: { publication_id: thing.id },
      ...(key !== undefined && { key }),
    });
  const answer = ({ user }: Giver, id: number, how: "accept" | "decline") =>
    call<RingBody>(user, `/v1/rings/${id}/${how}`, { method: "POST" });
  const receive = ({ user }: Giver, id: number, stars = 5, reasons: readonly string[] = []) =>
    call<RingBody>(user, `/v1/rings/${id}/received`, { method: "PUT", body: { stars, reasons } });
  const leave = ({ user }: Giver, id: number, reason = "Se dañó y ya no puedo darla") =>
    call<RingBody>(user, `/v1/rings/${id}/leave`, { body: { reason } });
  const block = (one: Giver, other: Giver) => call(one.user, `/blocks/${other.user.id}`, { method: "PUT" });
  /** The chat of a ring as a member sees it. */
  const chatOf = async (giver: Giver, id: number) => {
    const { chat } = await ringOf(giver, id);
    if (!chat) throw new Error("this member does not see the chat");
    return chat;
  };
  const write = (
    { user }: Giver,
    chatId: number,
    message: string,
    more: { random_id?: string; reply_to?: number } = {},
  ) =>
    call<{ id: number; message: string; errors?: string[] }>(user, `/chats/${chatId}/messages`, {
      body: { random_id: `r-${message}`, message, ...more },
    });
  const ringOf = async ({ user }: Giver, id: number) => (await call<RingBody>(user, `/v1/rings/${id}`)).body.ring;
  async function anAcceptedRing(size: 3 | 4 = 3) {
    const proposed = await aProposedRing(size);
    for (const giver of proposed.givers) await answer(giver, proposed.id, "accept");
    return proposed;
  }
  /** Of all at once, or of the hand-over in which the first one gives to the second, a day from now. */
  async function anAgreedMeeting(isForAll = true) {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis] = givers;
    const startsAt = new Date(now().getTime() + 24 * 3_600_000);
    const proposed = await call<{ ring: RingAnswer }>(ana.user, `/v1/rings/${id}/meetings`, {
      body: { giver_id: isForAll ? null : ana.user.id, starts_at: startsAt.toISOString(), place: publicPlace },
    });
    const meetingId = proposed.body.ring.meetings[0]?.id ?? 0;
    for (const { user } of isForAll ? givers : [luis])
      await call(user, `/v1/ring_meetings/${meetingId}/accept`, { method: "POST" });
    return { id, givers, meetingId };
  }
  const notificationsTo = async ({ user }: Giver) =>
    (
      await fixture.backend.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, user.id), eq(notifications.type, notificationTypes.ring)))
        .orderBy(asc(notifications.id))
    ).map(({ extra }) => (extra as { ring: { event: string } }).ring.event);
  const reservedBy = async (id: number) =>
    (await fixture.backend.db.select().from(reservations).where(eq(reservations.ringId, id))).length;

  return Object.assign(fixture, {
    now,
    as,
    call,
    runJobs,
    later,
    aGiver,
    aCircle,
    propose,
    aProposedRing,
    anAcceptedRing,
    anAgreedMeeting,
    search,
    answer,
    receive,
    leave,
    block,
    chatOf,
    write,
    ringOf,
    notificationsTo,
    reservedBy,
  });
}
