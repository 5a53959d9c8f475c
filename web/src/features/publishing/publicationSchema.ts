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

/** A cropped picture, waiting to be sent, or one that the publication has. */
export interface DraftImage {
  /** Of one that it has, its address at the server. */
  id: string;
  /** Null for one that it has. */
  file: File | null;
  /** For the preview: object URL of the file, or where it lies. */
  url: string;
}

/** The whole wizard as one form. */
export const publicationSchema = z
  .object({
    /** Made once per form: a repeated send makes no second publication. */
    requestId: z.string(),
    /** The version that an edit starts from; null for a new publication. */
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
    /** Null while nothing is chosen, or while the point lies outside the country and its states. */
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

const FIELDS: Record<StepNumber, readonly DraftField[]> = {
  1: ["type", "categoryId"],
  2: ["title", "price", "images", "condition", "usage", "description"],
  3: ["interests", "acceptsOtherOffers"],
  4: ["address", "place", "reference"],
};

/** What a person can see and correct. */
export const SHOWN_FIELDS: readonly DraftField[] = stepNumbers.flatMap((step) => FIELDS[step]);

/** The step that asks for a field. */
export function stepOf(field: string): StepNumber {
  return stepNumbers.find((step) => FIELDS[step].some((name) => name === field)) ?? 4;
}

/** The first step that still lacks something; 5 when all is there. */
export function firstOpenStep(draft: PublicationDraft): number {
  const result = publicationSchema.safeParse(draft);
  if (result.success) return 5;
  return Math.min(...result.error.issues.map((issue) => stepOf(String(issue.path[0]))));
}
