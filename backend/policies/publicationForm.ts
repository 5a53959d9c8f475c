import { z } from "zod";
import { categoryPath, isServiceCategory } from "../catalogue/categories";
import { excludedWords } from "../catalogue/excludedWords";
import { hasContactData } from "../../rules/contactData";
import {
  checkAddress,
  checkDescription,
  checkInterests,
  checkItemState,
  checkLocation,
  checkReference,
  checkTitle,
  checkValueText,
  parseValue,
  publicationTexts,
  titleTags,
  uniqueWords,
} from "../../rules/publication";
import { cleanLine, requiredText } from "../../rules/text";
import { checkedText, optionalText, refineBy, text } from "../validation";
import { parseAttributes } from "./attributes";
import { isSupportedPlace } from "./place";

const categoryMissing = "Elige una categoría";

/** The title's words, lower case, without those that say nothing. */
export function tagsOf(title: string): string[] {
  return titleTags(title, excludedWords);
}

const optional = (max: number, error: string) =>
  text(0, max, error)
    .nullish()
    .transform((value) => value || null);
const coordinate = (limit: number) =>
  z.coerce.number(publicationTexts.place).min(-limit, publicationTexts.place).max(limit, publicationTexts.place);

const interests = z
  .preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(z.string({ error: publicationTexts.interests })).superRefine(refineBy(checkInterests)),
  )
  .transform((words) => uniqueWords(words.map(cleanLine), excludedWords));

/** The wizard's form as the wire names it: every rule of the client again. */
export const publicationForm = z
  .object({
    publication_type: z.enum(["Producto", "service"], { error: requiredText }),
    product_categories_id: z
      .string({ error: categoryMissing })
      .regex(/^\d{1,9}$/, categoryMissing)
      .transform(Number)
      .refine((id) => categoryPath(id).length > 0, categoryMissing),
    name: checkedText(checkTitle, cleanLine),
    price: z.string({ error: requiredText }).superRefine(refineBy(checkValueText)).transform(parseValue),
    product_status: optional(20, requiredText),
    condition: optional(20, requiredText),
    editor_web: checkedText(checkDescription),
    article_tags: interests,
    accept_changes: z
      .string()
      .optional()
      .transform((value) => value !== "0" && value !== "false"),
    latitude: coordinate(90),
    longitude: coordinate(180),
    address_1: checkedText(checkAddress),
    address_2: optionalText(checkReference),
    location: checkedText(checkLocation),
    aditional_info: z.string().max(10_000).optional(),
  })
  .transform((form, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    const { condition, usage } = stateOf(form, refuse);
    if (isServiceCategory(form.product_categories_id) !== (form.publication_type === "service"))
      refuse("product_categories_id", categoryMissing);
    // Public at once, without a review.
    if (!isSupportedPlace(form, form.location) || hasContactData(form.location))
      refuse("location", publicationTexts.place);
    return {
      type: form.publication_type,
      categoryId: form.product_categories_id,
      title: form.name,
      priceUsd: form.price,
      condition,
      usage,
      description: form.editor_web,
      tags: tagsOf(form.name),
      interests: form.article_tags,
      // Without interests any proposal is welcome.
      acceptChanges: form.article_tags.length === 0 || form.accept_changes,
      fields: parseAttributes(form.product_categories_id, form.aditional_info, refuse),
      address1: form.address_1,
      address2: form.address_2,
      latitude: form.latitude,
      longitude: form.longitude,
      location: form.location,
    };
  });

/** As it is stored: texts clean, the value in whole US dollars. */
export type PublicationForm = z.output<typeof publicationForm>;

const conditions = ["Nuevo", "Usado"] as const;
const usages = ["Excelente", "Bueno", "Detalles", "Repuesto"] as const;
const oneOf = <T extends string>(list: readonly T[], value: string | null) =>
  list.find((entry) => entry === value) ?? null;

function stateOf(
  form: { publication_type: string; product_status: string | null; condition: string | null },
  refuse: (path: string, message: string) => void,
) {
  const isService = form.publication_type === "service";
  const condition = oneOf(conditions, form.product_status);
  const usage = oneOf(usages, form.condition);
  const refusals = checkItemState({
    isService,
    condition: condition && (condition === "Usado" ? "used" : "new"),
    hasUsage: usage !== null,
  });
  if (refusals.condition) refuse("product_status", refusals.condition);
  if (refusals.usage) refuse("condition", refusals.usage);
  return isService ? { condition: null, usage: null } : { condition, usage };
}
