import { z } from "zod";
import type { RestClient } from "./client";

const path = "/v1/ring_settings";

const ringSettingsRecord = z.object({
  radius_km: z.int(),
  tolerance_percent: z.int(),
  /** Missing where the backend balances no ring with money. */
  complement_usd: z.int().optional(),
});
/** Kilometres, percent, whole US dollars; bounds are in rules/ring.ts. */
export type RingSettingsRecord = z.output<typeof ringSettingsRecord>;

/** Undefined where the backend has none. */
export const getRingSettings = (rest: RestClient): Promise<RingSettingsRecord | undefined> =>
  rest.ifSupported(path, () => rest.get(path, ringSettingsRecord));

/** Answers them as they are then. */
export const putRingSettings = (rest: RestClient, settings: RingSettingsRecord): Promise<RingSettingsRecord> =>
  rest.put(path, ringSettingsRecord, { json: settings });
