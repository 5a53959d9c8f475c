import { z } from "zod";
import type { RestClient } from "./client";
import { flag, unwrapped } from "./shapes";

/** Also shows whether a backend sends pushes: one that does refuses guests. */
export const pushPath = "/v1/push_subscription";

const pushRecord = z.object({ public_key: z.string(), subscribed: flag });
/** `public_key` is the server's for web push, in base64url; `subscribed` is of the device of this session. */
export type PushRecord = z.output<typeof pushRecord>;

/** How it is for the device of this session; undefined where the backend sends none. */
export function getPush(rest: RestClient): Promise<PushRecord | undefined> {
  return rest.ifSupported(pushPath, () => rest.get(pushPath, unwrapped(pushRecord, "push")));
}

/** A browser's subscription. */
interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Pushes go to the device of this session until it ends or the push service says that the address is gone. */
export const putPush = (rest: RestClient, form: PushForm): Promise<PushRecord> =>
  rest.put(pushPath, unwrapped(pushRecord, "push"), { json: form });

/** Safe to repeat. */
export const deletePush = (rest: RestClient): Promise<PushRecord> =>
  rest.delete(pushPath, unwrapped(pushRecord, "push"));
