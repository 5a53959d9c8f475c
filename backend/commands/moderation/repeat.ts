import { findDecision } from "../../db/decisions";
import type { Db } from "../../db/client";
import { usedRequestId } from "../../errors";
import { decisionMessages } from "./decide";

interface SaveRequest {
  operatorId: number;
  /** Made by the client once per form. */
  requestId: string | null;
  kind: "banner" | "venue";
  /** Of what was sent; see requestHashOf. */
  requestHash: string;
}

/**
 * What the same request has already saved; null for a new one. Throws HttpError 409 where it was made for something
 * else.
 */
export async function findSaved(
  tx: Db,
  { operatorId, requestId, kind, requestHash }: SaveRequest,
): Promise<number | null> {
  const earlier = requestId === null ? undefined : await findDecision(tx, operatorId, requestId);
  if (!earlier) return null;
  // One of an earlier release has no hash.
  if (earlier.kind !== kind || (earlier.requestHash ?? requestHash) !== requestHash)
    throw usedRequestId(decisionMessages.otherContent);
  return earlier.subjectId;
}
