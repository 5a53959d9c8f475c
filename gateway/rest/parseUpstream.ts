import type { z } from "zod";
import { UpstreamError } from "../errors";
import { safeRead } from "./readers";

/** Parses the backend's JSON; a mismatch is the backend's fault, not the caller's. */
export function parseUpstream<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = safeRead(schema, data);
  if (result.success) return result.data;
  const cause = new Error(
    `unexpected shape at ${result.error.issues
      .map((issue) => issue.path.join("."))
      .slice(0, 5)
      .join(", ")}`,
  );
  throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause });
}
