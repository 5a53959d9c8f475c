import { z } from "zod";
import { AppError, UpstreamError } from "../errors";
import { listChats } from "../rest/chats";
import type { RestClient } from "../rest/client";
import { list, optionalId, unwrapped } from "../rest/shapes";
import { accountRecord, getAccount } from "../rest/users";
import type { AccountRecord } from "../rest/users";
import type { Session } from "../session/session";

/**
 * The viewer's id. A client that sends the five headers itself has signed in elsewhere, so the id must be found out:
 * from the backend's own token check where it has one, else from records that name their user.
 */
export async function resolveViewerId(rest: RestClient, session: Session | null): Promise<string | null> {
  if (!session || session.userId) return session?.userId ?? null;
  const found =
    (await validateToken(rest))?.id ??
    (await findUserIdInRecords(rest, "/notifications")) ??
    (await findUserIdInRecords(rest, "/publications_saveds")) ??
    (await findUserIdInChats(rest, session.credentials.uid));
  if (found) session.identify(found);
  return found;
}

/** The session's own account. */
export async function readAccount(rest: RestClient, session: Session | null): Promise<AccountRecord | null> {
  if (!session) return null;
  const restored = session.userToken ? await undefinedIfRefused(getAccount(rest, session.userToken)) : undefined;
  const account = restored ?? (await validateToken(rest));
  if (account) return account;
  const viewerId = await resolveViewerId(rest, session);
  return viewerId === null ? null : await readProfile(rest, viewerId);
}

/** The public profile says less, but on some backends it is all there is. */
function readProfile(rest: RestClient, userId: string): Promise<AccountRecord> {
  return rest.get(`/users/${encodeURIComponent(userId)}`, unwrapped(accountRecord, "user"), { isRecord: true });
}

/** devise_token_auth's own route; not every backend serves it. */
async function validateToken(rest: RestClient): Promise<AccountRecord | undefined> {
  return undefinedIfRefused(
    rest.ifSupported("/auth/validate_token", () => rest.get("/auth/validate_token", unwrapped(accountRecord, "user"))),
  );
}

/**
 * Another source may know what this one refuses. A timeout or outage is rethrown: the next source would wait just as
 * long.
 */
async function undefinedIfRefused<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    const isRefused =
      error instanceof AppError &&
      (error.code === "NOT_FOUND" || error.code === "FORBIDDEN" || error.code === "BAD_USER_INPUT");
    if (isRefused || (error instanceof UpstreamError && error.isUnknownEndpoint)) return undefined;
    throw error;
  }
}

async function findUserIdInRecords(rest: RestClient, path: string): Promise<string | null> {
  const { items } = await rest.get(path, list(z.object({ user_id: optionalId })));
  return items.find((item) => item.user_id !== null)?.user_id ?? null;
}

/** The party of a chat that has the session's e-mail address. */
async function findUserIdInChats(rest: RestClient, uid: string): Promise<string | null> {
  const [chat] = [...(await listChats(rest, "proposal")), ...(await listChats(rest, "in_progress"))];
  for (const person of chat ? [chat.owner, chat.interested] : []) {
    const profile = await undefinedIfRefused(readProfile(rest, person.id));
    if (profile?.email?.toLowerCase() === uid.toLowerCase()) return person.id;
  }
  return null;
}
