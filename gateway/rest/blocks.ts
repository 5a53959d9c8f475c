import type { RestClient } from "./client";
import { anyBody, list, wireId } from "./shapes";
import { userRecord } from "./users";
import type { UserRecord } from "./users";

/** Whom the viewer has blocked; undefined where the backend has no blocks. */
export function listBlockedUsers(rest: RestClient): Promise<UserRecord[] | undefined> {
  return rest.ifSupported("/blocks", async () => {
    const { items } = await rest.get("/blocks", list(userRecord, "blocks"));
    return items.map((user) => ({ ...user, blocked: true }));
  });
}

/** Blocks a user; safe to repeat. */
export async function blockUser(rest: RestClient, userId: string): Promise<void> {
  await rest.put(`/blocks/${encodeURIComponent(userId)}`, anyBody);
}

/** Takes a block back; safe to repeat. */
export async function unblockUser(rest: RestClient, userId: string): Promise<void> {
  await rest.call("DELETE", `/blocks/${encodeURIComponent(userId)}`);
}

/** Reports a person, perhaps for a message. */
export async function postPersonReport(
  rest: RestClient,
  userId: string,
  messageId: string | null,
  reason: string,
): Promise<void> {
  const json = { user_id: wireId(userId), ...(messageId !== null && { message_id: wireId(messageId) }), reason };
  await rest.post("/person_reports", anyBody, { json });
}
