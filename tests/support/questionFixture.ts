import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { notifications } from "../../backend/db/schema/notifications";
import { aPublication, aUser, sessionOf } from "./builders";
import type { Publication, User } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

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

/** Gives a test file a backend, the owner of a thing, who is asked about it, and the calls by which questions are asked. */
export function useQuestions(database: TestDatabase) {
  let backend: TestBackend;
  let owner: User;
  let asker: User;
  let thing: Publication;
  const headers = new Map<number, Record<string, string>>();
  const as = async (user: User) =>
    headers.get(user.id) ?? headers.set(user.id, await sessionOf(backend.db, user)).get(user.id) ?? {};

  beforeAll(async () => {
    backend = await startBackend({ database, publicUrl: "https://truequea.example" });
    owner = await aUser(backend.db, { name: "Olga" });
    asker = await aUser(backend.db, { name: "Luis", lastName: "Gómez" });
    thing = await aPublication(backend.db, { ownerId: owner.id, title: "Silla & mesa" });
  });
  afterAll(() => backend.stop());

  const write = async (user: User, body: Record<string, unknown>, key?: string) =>
    backend.call<Comment & { errors?: string[]; fields?: Record<string, string[]> }>("/comments_publications", {
      body: { publication_id: thing.id, father_comment_id: 0, ...body },
      headers: { ...(await as(user)), ...(key ? { "idempotency-key": key } : {}) },
    });
  const listed = async (id: number, user?: User) =>
    backend.call<Comment[]>(`/find_comments_publications?publication_id=${id}`, {
      headers: user ? await as(user) : {},
    });
  const noticesOf = (user: User) =>
    backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), eq(notifications.type, 13)))
      .orderBy(notifications.id);

  return {
    get backend() {
      return backend;
    },
    get owner() {
      return owner;
    },
    get asker() {
      return asker;
    },
    get thing() {
      return thing;
    },
    as,
    write,
    listed,
    noticesOf,
  };
}
