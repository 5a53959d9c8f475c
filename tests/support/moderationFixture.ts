import { eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { mails } from "../../backend/db/schema/mails";
import { notifications } from "../../backend/db/schema/notifications";
import { publications } from "../../backend/db/schema/publications";
import { aUser, sessionOf } from "./builders";
import type { Publication, User } from "./builders";
import { useMovedClock } from "./movedClock";
import type { TestBackend, TestDatabase } from "./startBackend";

/** The wire's item. */
export interface ModerationItem {
  kind: string;
  id: number;
  revision: string;
  title: string;
  actions: string[];
  person: { id: number; name: string } | null;
  counterpart: { id: number } | null;
  appeal: string | null;
  content: { name: string; value: string; former: string | null }[];
  pictures: string[];
  former_pictures: string[];
  statements: { author: string; text: string; quote: string | null; picture: string | null }[];
}
interface Queue {
  counts: { kind: string; count: number; oldest_at: string | null }[];
  items: { kind: string; id: number; title: string; person_name: string }[];
}
/** The wire's decision, as far as the tests look at it. */
export interface Decision {
  id: number;
  kind: string;
  subject_id: number;
  action: string;
  operator: string | null;
  undo_until: string | null;
}

/** In ms. */
export const minute = 60_000;
const operatorEmails = ["olga@operadores.example", "oscar@operadores.example"] as const;

/** Gives a test file a backend with manual review, two operators, and the calls by which they read and decide. */
export function setUpModeration(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend; operator: User; other: User };
  const { clock, now, start, runJobs } = useMovedClock();
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(fixture.backend.db, user, now())).get(user.id) ?? {};

  beforeAll(async () => {
    fixture.backend = await start({ database, operatorEmails, moderation: "manual" });
    fixture.operator = await aUser(fixture.backend.db, { email: operatorEmails[0], name: "Olga", lastName: "Ríos" });
    fixture.other = await aUser(fixture.backend.db, { email: operatorEmails[1], name: "Óscar", lastName: "Paz" });
  });

  const readQueue = async (kind = "", by = fixture.operator) =>
    (await fixture.backend.call<Queue>(`/moderation/queue?kind=${kind}`, { headers: await as(by) })).body;
  const waits = async (kind: string, id: number) => (await readQueue(kind)).items.some((item) => item.id === id);
  const readItem = async (kind: string, id: number) =>
    fixture.backend.call<{ item: ModerationItem }>(`/moderation/items/${kind}/${id}`, {
      headers: await as(fixture.operator),
    });
  const send = async (by: User, body: Record<string, unknown>, key?: string) =>
    fixture.backend.call<{ decision: Decision; errors: string[]; fields?: Record<string, string[]> }>(
      "/moderation/decisions",
      {
        body,
        headers: { ...(await as(by)), ...(key ? { "idempotency-key": key } : {}) },
      },
    );
  const decide = async (kind: string, id: number, action: string, reason?: string, remedy?: string) => {
    const { revision } = (await readItem(kind, id)).body.item;
    return send(fixture.operator, { kind, subject_id: id, revision, action, reason, remedy });
  };
  /** Decides and lets the minute of undoing pass. */
  const carryOut = async (...args: Parameters<typeof decide>) => {
    const answer = await decide(...args);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    clock.ms += 2 * minute;
    await runJobs();
    return answer.body.decision;
  };
  const publicationRow = async (id: number) =>
    (await fixture.backend.db.select().from(publications).where(eq(publications.id, id)))[0];
  const notificationsOf = async (userId: number) =>
    (
      await fixture.backend.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.id)
    ).map(({ type, extra }) => [type, extra.resolution ?? extra.reason ?? null]);
  const mailsTo = async (email: string) =>
    fixture.backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  const report = async (publication: Publication, reason = "Parece una estafa") => {
    const reporter = await aUser(fixture.backend.db, { verified: true });
    const answer = await fixture.backend.call("/reports", {
      body: { publication_id: publication.id, reason },
      headers: await as(reporter),
    });
    expect(answer.status).toBe(201);
    return reporter;
  };

  return Object.assign(fixture, {
    /** Olga Ríos, who decides unless a test says otherwise. */
    /** Óscar Paz. */
    clock,
    now,
    as,
    runJobs,
    readQueue,
    waits,
    readItem,
    send,
    decide,
    carryOut,
    publicationRow,
    notificationsOf,
    mailsTo,
    report,
  });
}
