import { z } from "zod";
import type { RestClient } from "./client";
import { nullable, requiredMoment, text } from "./shapes";

const erasureRecord = z.object({ due_at: requiredMoment, hold_reason: text });
/** The data is erased at `due_at`, unless an operator holds it: then `hold_reason` says why. */
export type ErasureRecord = z.output<typeof erasureRecord>;
const answer = z.object({ erasure: nullable(erasureRecord) });
const exported = z.object({ data: z.record(z.string(), z.unknown()) });

/** Years of messages fit in. */
const maxExportBytes = 64 * 1024 * 1024;

/** The viewer's request for erasure, null without one; undefined where the backend cannot erase. */
export function getErasure(rest: RestClient): Promise<ErasureRecord | null | undefined> {
  return rest.ifSupported("/erasure", async () => (await rest.get("/erasure", answer)).erasure);
}

/** Asks for the erasure of the viewer's account; accounts without a password send none. */
export async function postErasure(rest: RestClient, password: string | null): Promise<ErasureRecord | null> {
  const json = password === null ? {} : { password };
  return (await rest.changePublicReads(() => rest.post("/erasure", answer, { json }))).erasure;
}

/** Takes the request back. */
export async function deleteErasure(rest: RestClient): Promise<void> {
  await rest.changePublicReads(() => rest.call("DELETE", "/erasure"));
}

/** A copy of everything that the viewer gave and did; undefined where the backend makes none. */
export function getDataExport(rest: RestClient): Promise<Record<string, unknown> | undefined> {
  return rest.ifSupported(
    "/data_export",
    async () => (await rest.get("/data_export", exported, { maxBytes: maxExportBytes })).data,
  );
}
