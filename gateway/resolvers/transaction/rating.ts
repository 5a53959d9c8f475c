import { checkRatingReasons } from "../../../rules/ratingReason";
import type { RatingReason as WireReason } from "../../../rules/ratingReason";
import { checkRemark } from "../../../rules/remark";
import { cleanLine } from "../../../rules/text";
import { checkRating } from "../../../rules/transaction";
import { z } from "zod";
import type { RatingReason } from "../../__generated__/enums";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import type { Rating } from "../../rest/transactions";
import { optionalText, validate } from "../common/validate";

/** The schema's word for the wire's. */
export const toReason = (reason: WireReason) => reason.toUpperCase() as Uppercase<WireReason> satisfies RatingReason;
const toWireReason = (reason: RatingReason) => reason.toLowerCase() as Lowercase<RatingReason> satisfies WireReason;

/** Of the backend's refusals. */
export const ratingFields = { rank: "rating", remark: "remark", reasons: "ratingReasons" };

const remarkShape = z.object({ remark: optionalText(checkRemark, cleanLine) });

interface RatingInput {
  rating?: number | null;
  remark?: string | null;
  ratingReasons?: readonly RatingReason[] | null;
}

const refuse = (text: string, field: string) => ({ rating: null, errors: [userError("BAD_USER_INPUT", text, field)] });

/** What a client sent as a rating, or why it is invalid. */
export function readRating(input: RatingInput): { rating: Rating | null; errors: UserError[] } {
  const noStars = checkRating(input.rating);
  if (noStars) return refuse(noStars, ratingFields.rank);
  const { data, errors } = validate(remarkShape, input);
  if (!data) return { rating: null, errors };
  const stars = input.rating ?? 0;
  const reasons = (input.ratingReasons ?? []).map(toWireReason);
  const misfit = checkRatingReasons(stars, reasons);
  return misfit
    ? refuse(misfit, ratingFields.reasons)
    : { rating: { stars, remark: data.remark, reasons }, errors: [] };
}
