import * as z from "zod/mini";
import { messages } from "../../lib/messages";
import { publishingMessages as texts } from "../../lib/publishingMessages";
import { DESCRIPTION_MAX, isGoodTitle, REFERENCE_MAX } from "../../lib/words";

export const IMAGES_MAX = 7;
export const PRICE_DIGITS = 9;
const { required } = messages.error;

/** A cropped picture to upload, or one that the publication already has. */
export interface DraftImage {
  /** For a published picture, its URL at the server. */
  id: string;
  /** Null for a published picture. */
  file: File | null;
  /** For the preview: object URL of the file, or the picture's URL. */
  url: string;
}

/** The whole wizard as one form. */
export const publicationSchema = z
  .object({
    /** Created once per form, so that repeating the mutation creates no second publication. */
    requestId: z.string(),
    /** The revision that an edit is based on; null for a new publication. */
    revision: z.nullable(z.number()),
    type: z.enum(["PRODUCT", "SERVICE"]),
    categoryId: z.string().check(z.minLength(1, required)),
    title: z.string().check(z.trim(), z.minLength(1, required), z.refine(isGoodTitle, texts.details.nameError)),
    price: z.string().check(
      z.minLength(1, required),
      z.maxLength(PRICE_DIGITS),
      z.refine((price) => Number(price) > 0, texts.details.priceError),
    ),
    images: z.array(z.custom<DraftImage>()).check(
      z.minLength(1, texts.images.required),
      z.superRefine((images, context) => {
        const excess = images.length - IMAGES_MAX;
        if (excess > 0) context.addIssue({ code: "custom", message: texts.images.tooMany(excess) });
      }),
    ),
    condition: z.enum(["", "NEW", "USED"]),
    usage: z.enum(["", "EXCELLENT", "GOOD", "DETAILS", "PARTS"]),
    description: z
      .string()
      .check(z.trim(), z.minLength(1, required), z.maxLength(DESCRIPTION_MAX, texts.details.descriptionLong)),
    interests: z.array(z.string()),
    acceptsOtherOffers: z.boolean(),
    address: z.string().check(z.trim(), z.minLength(1, texts.place.addressRequired)),
    reference: z.string().check(z.maxLength(REFERENCE_MAX)),
    /** Null while nothing is chosen, or if the point lies outside the country. */
    place: z
      .nullable(z.object({ latitude: z.number(), longitude: z.number(), municipality: z.string(), state: z.string() }))
      .check(z.refine((place) => place !== null, texts.place.unavailable)),
  })
  .check(
    z.superRefine((values, context) => {
      if (values.type === "SERVICE") return;
      if (!values.condition) context.addIssue({ code: "custom", path: ["condition"], message: required });
      if (values.condition === "USED" && !values.usage)
        context.addIssue({ code: "custom", path: ["usage"], message: required });
    }),
  );

export type PublicationDraft = z.input<typeof publicationSchema>;
export type DraftField = keyof PublicationDraft;

export type StepNumber = 1 | 2 | 3 | 4;
export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4];

const STEP_FIELDS: Record<StepNumber, readonly DraftField[]> = {
  1: ["type", "categoryId"],
  2: ["title", "price", "images", "condition", "usage", "description"],
  3: ["interests", "acceptsOtherOffers"],
  4: ["address", "place", "reference"],
};

/** The fields that a user can see and correct. */
export const VISIBLE_FIELDS: readonly DraftField[] = stepNumbers.flatMap((step) => STEP_FIELDS[step]);

/** The step that contains a field. */
export function stepOf(field: string): StepNumber {
  return stepNumbers.find((step) => STEP_FIELDS[step].some((name) => name === field)) ?? 4;
}

/** The first incomplete step; 5 if all are complete. */
export function findFirstIncompleteStep(draft: PublicationDraft): number {
  const result = publicationSchema.safeParse(draft);
  if (result.success) return 5;
  return Math.min(...result.error.issues.map((issue) => stepOf(String(issue.path[0]))));
}
