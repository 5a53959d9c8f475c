import { ringTexts } from "../../../rules/ring";
import { findRingOf } from "../../db/rings";
import { notFound } from "../../errors";
import { presentRing } from "../../presenters/ring";
import type { Services } from "../../services";

/** Reads a ring of the viewer's as it is now. Throws HttpError 404 for others. */
export const ringReader =
  ({ db, origin, now }: Services) =>
  async (viewerId: number, ringId: number) => {
    const record = await findRingOf(db, viewerId, ringId);
    if (!record) throw notFound(ringTexts.notFound);
    return presentRing(record, origin, now());
  };
