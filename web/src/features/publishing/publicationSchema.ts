import * as z from "zod/mini";
import { checkPictureCount, maxPictures } from "../../../../rules/pictures";
import {
  checkAddress,
  checkDescription,
  checkInterests,
  checkItemState,
  checkPlaceName,
  checkReference,
  checkTitle,
  checkValueText,
  publicationTexts,
} from "../../../../rules/publication";
import { cleanLine, cleanText } from "../../../../rules/text";
import { messages } from "../../lib/messages";
import { refineBy } from "../../components/form/refineBy";

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
    title: z.string().check(z.overwrite(cleanLine), refineBy(checkTitle)),
    price: z.string().check(refineBy(checkValueText)),
    images: z
      .array(z.custom<DraftImage>())
      .check(refineBy((images) => checkPictureCount(images.length, maxPictures.Standard))),
    condition: z.enum(["", "NEW", "USED"]),
    usage: z.enum(["", "EXCELLENT", "GOOD", "DETAILS", "PARTS"]),
    description: z.string().check(z.overwrite(cleanText), refineBy(checkDescription)),
    interests: z.array(z.string()).check(refineBy(checkInterests)),
    acceptsOtherOffers: z.boolean(),
    address: z.string().check(z.overwrite(cleanText), refineBy(checkAddress)),
    reference: z.string().check(z.overwrite(cleanText), refineBy(checkReference)),
    /** Null while nothing is chosen, or if the point lies outside the country. */
    place: z
      .nullable(z.object({ latitude: z.number(), longitude: z.number(), municipality: z.string(), state: z.string() }))
      .check(
        refineBy((place) =>
          place ? (checkPlaceName(place.municipality) ?? checkPlaceName(place.state)) : publicationTexts.place,
        ),
      ),
  })
  .check(
    z.superRefine((values, context) => {
      const isService = values.type === "SERVICE";
      const refusals = checkItemState({
        isService,
        // What was chosen before the type was changed is not sent.
        condition: isService || !values.condition ? null : values.condition === "USED" ? "used" : "new",
        hasUsage: values.usage !== "",
      });
      for (const [field, message] of Object.entries(refusals))
        if (message) context.addIssue({ code: "custom", path: [field], message });
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
