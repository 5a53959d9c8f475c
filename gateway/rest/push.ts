import { z } from "zod";
import type { RestClient } from "./client";
import { flag, unwrapped } from "./shapes";

/** Also shows whether a backend sends pushes: one that does refuses guests. */
export const pushPath = "/v1/push_subscription";

const pushRecord = z.object({ public_key: z.string(), subscribed: flag });
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

export const putPush = (rest: RestClient, form: PushForm): Promise<PushRecord> =>
  rest.put(pushPath, unwrapped(pushRecord, "push"), { json: form });

export const deletePush = (rest: RestClient): Promise<PushRecord> =>
  rest.delete(pushPath, unwrapped(pushRecord, "push"));
