import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { clients } from "../db/schema/sessions";
import { byKeys } from "../db/byKeys";
import { users } from "../db/schema/users";
import { dayMs } from "../../rules/durations";

const batchWindowMs = 5_000;
/** A day more than "Recordarme" promises: a gateway's session of 30 days must not end before them. */
const sessionLifetimeMs = 31 * dayMs;
const maxClients = 10;

/** What devise's clients send: token, client and uid. */
export interface Credentials {
  accessToken: string;
  client: string;
  uid: string;
}
/** The person of a valid session. */
export type Viewer = typeof users.$inferSelect;
/** A valid session, with the credentials that the answer carries. */
export interface Session {
  viewer: Viewer;
  credentials: Credentials;
  expiresAt: Date;
  /** The token is new already: the answer only has to carry it. */
  isRenewed?: boolean;
}

/** 128 bits. */
export const randomToken = () => randomBytes(16).toString("base64url");
/**
 * Derives the next token from the former one and a stored secret: a response with the new token may be lost, and the
 * former token then yields the same one again, although only its hash is stored.
 */
const successorOf = (token: string, key: string) =>
  createHmac("sha256", key).update(token).digest().subarray(0, 16).toString("base64url");
/** As it is stored: a plain hash is enough for what is random and long. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Opens a session for the person; the oldest beyond ten devices ends. */
export async function openSession(db: Db, user: Viewer, now = new Date()): Promise<Session> {
  const credentials = { accessToken: randomToken(), client: randomToken(), uid: user.email };
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await db.insert(clients).values({
    id: credentials.client,
    userId: user.id,
    tokenHash: hashToken(credentials.accessToken),
    expiresAt,
    rotatedAt: now,
  });
  await db.execute(sql`delete from clients where user_id = ${user.id} and id in
    (select id from clients where user_id = ${user.id} order by expires_at desc, id offset ${maxClients})`);
  return { viewer: user, credentials, expiresAt };
}

/**
 * The session of these credentials, or null. With rotation the former token counts until the new one is used, and
 * inside the batch window.
 */
export async function findSession(db: Db, credentials: Credentials, now = new Date()): Promise<Session | null> {
  const hash = hashToken(credentials.accessToken);
  const [row] = await db
    .select({ viewer: users, client: clients })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(
      byKeys(
        and(
          eq(clients.id, credentials.client),
          eq(users.email, credentials.uid.toLowerCase()),
          eq(users.active, true),
          or(eq(clients.tokenHash, hash), eq(clients.previousTokenHash, hash)),
        ),
      ),
    );
  if (!row || row.client.expiresAt <= now || !row.viewer.confirmedAt) return null;
  const isPreviousToken = row.client.tokenHash !== hash;
  const isSuccessorUsed = row.client.successorKey === null;
  if (isPreviousToken && isSuccessorUsed && now.getTime() - row.client.rotatedAt.getTime() >= batchWindowMs)
    return null;
  if (!isPreviousToken && !isSuccessorUsed)
    await db
      .update(clients)
      .set({ successorKey: null })
      .where(and(eq(clients.id, row.client.id), eq(clients.tokenHash, hash)));
  return {
    viewer: row.viewer,
    credentials: { ...credentials, uid: row.viewer.email },
    expiresAt: row.client.expiresAt,
  };
}

/** A new access-token, or null inside the batch window (which each use prolongs): the client keeps the one it has. */
export async function rotateToken(
  db: Db,
  session: Session,
  now = new Date(),
): Promise<{ accessToken: string; expiresAt: Date } | null> {
  const { client, accessToken } = session.credentials;
  const hash = hashToken(accessToken);
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  const key = randomToken();
  const isOutside = and(eq(clients.id, client), lte(clients.rotatedAt, new Date(now.getTime() - batchWindowMs)));
  // One statement decides, so that of simultaneous requests only one rotates.
  const [rotated] = await db
    .update(clients)
    .set({
      previousTokenHash: clients.tokenHash,
      tokenHash: hashToken(successorOf(accessToken, key)),
      successorKey: key,
      rotatedAt: now,
      expiresAt,
    })
    .where(and(isOutside, eq(clients.tokenHash, hash)))
    .returning({ key: clients.successorKey });
  const [repeated] = rotated
    ? [rotated]
    : await db
        .update(clients)
        .set({ rotatedAt: now, expiresAt })
        .where(and(isOutside, eq(clients.previousTokenHash, hash), isNotNull(clients.successorKey)))
        .returning({ key: clients.successorKey });
  if (repeated?.key) return { accessToken: successorOf(accessToken, repeated.key), expiresAt };
  await db.update(clients).set({ rotatedAt: now }).where(eq(clients.id, client));
  return null;
}

/** A new access-token at once; the former one is worthless, also inside the batch window. */
export async function renewToken(tx: Db, session: Session, now = new Date()): Promise<Session> {
  const fresh = { accessToken: randomToken(), expiresAt: new Date(now.getTime() + sessionLifetimeMs) };
  await tx
    .update(clients)
    .set({
      previousTokenHash: null,
      successorKey: null,
      tokenHash: hashToken(fresh.accessToken),
      rotatedAt: now,
      expiresAt: fresh.expiresAt,
    })
    .where(eq(clients.id, session.credentials.client));
  return {
    ...session,
    credentials: { ...session.credentials, accessToken: fresh.accessToken },
    expiresAt: fresh.expiresAt,
    isRenewed: true,
  };
}
