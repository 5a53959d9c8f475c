import { z } from "zod";
import type { RestClient } from "./client";
import { count } from "./shapes";

/** How much waits for the viewer, and how much they have saved; null for what the backend does not count. */
const countsRecord = z.object({
  unread_chats: count,
  unread_notifications: count,
  received: count,
  sent: count,
  to_answer: count,
  in_progress: count,
  saved: count,
});
/** Read on every page, so one call counts all of it. */
export type CountsRecord = z.output<typeof countsRecord>;

/** Undefined where the backend has no such call. */
export const getCounts = (rest: RestClient): Promise<CountsRecord | undefined> =>
  rest.ifSupported("/counts", () => rest.get("/counts", countsRecord));
