import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { notifications } from "../../backend/db/schema/notifications";
import { aPublication, aUser, sessionOf } from "./builders";
import type { Publication, User } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** The wire's question or answer. */
export interface Comment {
  id: number;
  father_comment_id: number;
  comment: string;
  user_to_id: number;
  user_from_id: number;
  publication_id: number;
  user: { id: number; name: string; last_name: string; verified: boolean };
  created_at: string;
}

/**
 * Gives a test file a backend, the owner of a thing, who is asked about it, and the calls by which questions are asked.
 */
export function useQuestions(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend; owner: User; asker: User; thing: Publication };
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(fixture.backend.db, user)).get(user.id) ?? {};

  beforeAll(async () => {
    fixture.backend = await startBackend({ database, publicUrl: "https://truequea.example" });
    fixture.owner = await aUser(fixture.backend.db, { name: "Olga" });
    fixture.asker = await aUser(fixture.backend.db, { name: "Luis", lastName: "Gómez" });
    fixture.thing = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id, title: "Silla & mesa" });
  });
  afterAll(() => fixture.backend.stop());

  const write = async (user: User, body: Record<string, unknown>, key?: string) =>
    fixture.backend.call<Comment & { errors?: string[]; fields?: Record<string, string[]> }>("/comments_publications", {
      body: { publication_id: fixture.thing.id, father_comment_id: 0, ...body },
      headers: { ...(await as(user)), ...(key ? { "idempotency-key": key } : {}) },
    });
  const listed = async (id: number, user?: User) =>
    fixture.backend.call<Comment[]>(`/find_comments_publications?publication_id=${id}`, {
      headers: user ? await as(user) : {},
    });
  const notificationsOf = (user: User) =>
    fixture.backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), eq(notifications.type, 13)))
      .orderBy(notifications.id);

  return Object.assign(fixture, {
    as,
    write,
    listed,
    notificationsOf,
  });
}
