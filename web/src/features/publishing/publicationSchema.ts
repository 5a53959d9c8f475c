import * as z from "zod/mini";
import { checkPictureCount, maxPictures } from "../../../../rules/pictures";
import { checkItemState } from "../../../../rules/publication";
import { randomId } from "../../lib/randomId";
import { publicationFields } from "./publicationFields";
import type { FieldName, FieldValues, PublicationEdit, StepNumber } from "./publicationFields";

type Fields = typeof publicationFields;
const fieldNames = Object.keys(publicationFields) as FieldName[];

/** The whole wizard as one form. */
export const publicationSchema = z
  .object({
    /** Created once per form, so that repeating the mutation creates no second publication. */
    requestId: z.string(),
    /** The revision that an edit is based on; null for a new publication. */
    revision: z.nullable(z.number()),
    /** How many pictures it may have, by the account's plan; never fewer than a published one has. */
    maxImages: z.number(),
    ...(mapFields(({ schema }) => schema) as { [Name in FieldName]: Fields[Name]["schema"] }),
  })
  .check(
    z.superRefine((values, context) => {
      const isService = values.type === "SERVICE";
      const refusals = checkItemState({
        isService,
        // What was chosen before the type or the condition was changed is not sent.
        condition: isService || !values.condition ? null : values.condition === "USED" ? "used" : "new",
        hasUsage: !isService && values.condition === "USED" && values.usage !== "",
      });
      const images = checkPictureCount(values.images.length, values.maxImages);
      for (const [field, message] of Object.entries({ ...refusals, images }))
        if (message) context.addIssue({ code: "custom", path: [field], message });
    }),
  );

/** The form as it is filled in; it may still be incomplete. */
export type PublicationDraft = z.input<typeof publicationSchema>;

/** The form of a new publication. */
export function createEmptyDraft(): PublicationDraft {
  const maxImages = maxPictures.Standard;
  return { requestId: randomId(), revision: null, maxImages, ...(mapFields(({ empty }) => empty) as FieldValues) };
}

/** Turns the latest edit into a draft, with the existing pictures. */
export function toDraft(edit: PublicationEdit): PublicationDraft {
  const values = mapFields(({ fromEdit }) => fromEdit(edit)) as FieldValues;
  const maxImages = Math.max(maxPictures.Standard, values.images.length);
  return { requestId: randomId(), revision: edit.revision, maxImages, ...values };
}

function mapFields(read: (field: Fields[FieldName]) => unknown): Record<FieldName, unknown> {
  return Object.fromEntries(fieldNames.map((name) => [name, read(publicationFields[name])])) as Record<
    FieldName,
    unknown
  >;
}

/** In their order. */
export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4];

/** The fields that a user can see and correct. */
export const VISIBLE_FIELDS: readonly FieldName[] = fieldNames;

/** The step that contains a field. */
export function stepOf(field: string): StepNumber {
  const name = fieldNames.find((known) => known === field);
  return name ? publicationFields[name].step : 4;
}

/** The fields of a step that are missing or not right yet, each once. */
export function findIncompleteFields(draft: PublicationDraft, step: StepNumber): FieldName[] {
  const issues = publicationSchema.safeParse(draft).error?.issues ?? [];
  const incomplete = new Set(issues.map((issue) => String(issue.path[0])));
  return fieldNames.filter((name) => incomplete.has(name) && publicationFields[name].step === step);
}

/** The first incomplete step; 5 if all are complete. */
export function findFirstIncompleteStep(draft: PublicationDraft): number {
  const result = publicationSchema.safeParse(draft);
  if (result.success) return 5;
  return Math.min(...result.error.issues.map((issue) => stepOf(String(issue.path[0]))));
}
