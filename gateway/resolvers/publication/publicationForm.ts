import { z } from "zod";
import type { Context } from "../../context";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import { wireConditions, wireUsages } from "./publicationCodecs";
import { coordinatesShape, formTexts, idText, lengthOf, optionalTextOf, textOf } from "../shared/validate";

/** Refusal texts of the publication form. */
export const texts = {
  title: "Título de máx. 60 caracteres y términos de máx. 24 caracteres",
  price: "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres",
  description: "La descripción debe tener entre 1 y 300 caracteres",
  interests: "Solo se admitirán palabras entre 2 y 24 Caracteres",
  tooManyInterests: "Solo se admiten 30 intereses",
  reference: "La referencia debe contener máximo 70 caracteres",
  place: "Ubicación no disponible. Seleccione una distinta desplazando el mapa",
  serviceCondition: "Los servicios no llevan estado",
  noImages: "Agrega al menos una imagen",
  oneImage: "Cada imagen es un archivo nuevo o una que ya está",
  tooManyImages: (excess: number) => `Elimina ${excess} imágenes para continuar`,
};

const maxInterests = 30;

/** Folds case and accents. */
function foldAccents(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The fields of the publication form except pictures, type and category. */
export const formFields = {
  requestId: z.string().min(1, formTexts.invalid).max(128, formTexts.invalid),
  title: textOf(1, 60, texts.title)
    .transform((title) => title.replace(/\s+/g, " "))
    .refine((title) => title.split(" ").every((word) => lengthOf(word) <= 24), texts.title),
  priceUsd: z.number().int(texts.price).min(1, texts.price).max(999_999_999, texts.price),
  condition: z.enum(["NEW", "USED"]).nullish(),
  usage: z.enum(["EXCELLENT", "GOOD", "DETAILS", "PARTS"]).nullish(),
  description: textOf(1, 300, texts.description),
  interests: z
    .array(textOf(2, 24, texts.interests))
    .max(maxInterests, texts.tooManyInterests)
    .transform((words) =>
      words.filter((word, index) => words.findIndex((other) => foldAccents(other) === foldAccents(word)) === index),
    ),
  acceptsOtherOffers: z.boolean(),
  address: textOf(1, 300, formTexts.required),
  reference: optionalTextOf(70, texts.reference),
  municipality: textOf(1, 60, texts.place),
  state: textOf(1, 60, texts.place),
  coordinates: coordinatesShape,
};

export const typeShape = z.enum(["PRODUCT", "SERVICE"]);
export const categoryShape = idText;

interface ConditionFields {
  type?: "PRODUCT" | "SERVICE" | null | undefined;
  condition?: "NEW" | "USED" | null | undefined;
  usage?: keyof typeof wireUsages | null | undefined;
}

/**
 * A product has a condition, a used one a detail of use; a service has neither. Without the type, the backend
 * decides.
 */
export function checkCondition(form: ConditionFields, context: z.core.$RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (form.type === "SERVICE" && form.condition) refuse("condition", texts.serviceCondition);
  if (form.type === "PRODUCT" && !form.condition) refuse("condition", formTexts.required);
  if (form.type === "PRODUCT" && form.condition === "USED" && !form.usage) refuse("usage", formTexts.required);
}

type Form = z.output<z.ZodObject<typeof formFields>>;

/** The form as the wire's fields. */
export function toWireFields(form: Form) {
  return {
    requestId: form.requestId,
    name: form.title,
    price: form.priceUsd,
    product_status: form.condition ? wireConditions[form.condition] : null,
    condition: form.condition === "USED" && form.usage ? wireUsages[form.usage] : null,
    description: form.description,
    accept_changes: form.interests.length === 0 || form.acceptsOtherOffers,
    article_tags: form.interests,
    ...form.coordinates,
    address_1: form.address,
    address_2: form.reference,
    location: `${form.municipality}, ${form.state}`,
  };
}

/** The wire's two types. */
export const wireTypes = { PRODUCT: "Producto", SERVICE: "service" } as const;

/** Wire field -> input field, for refusals. */
export const fieldNames = {
  name: "title",
  price: "priceUsd",
  product_categories_id: "categoryId",
  publication_type: "type",
  product_status: "condition",
  condition: "usage",
  editor_web: "description",
  description: "description",
  article_tags: "interests",
  accept_changes: "acceptsOtherOffers",
  latitude: "coordinates",
  longitude: "coordinates",
  address_1: "address",
  address_2: "reference",
  location: "municipality",
  picture_data: "images",
  picture_order: "images",
  revision: "revision",
};

const maxImages = 7;
const maxPremiumImages = 20;

/**
 * Refuses too many pictures. Only Premium accounts may have more than the standard number; checking that costs a
 * call, made only then.
 */
export async function checkImageCount(count: number, { loaders }: Context): Promise<UserError[]> {
  const mayBePremium = count > maxImages && count <= maxPremiumImages;
  const allowed =
    mayBePremium && (await loaders.account())?.type_suscription === "Premium" ? maxPremiumImages : maxImages;
  return count > allowed ? [userError("BAD_USER_INPUT", texts.tooManyImages(count - allowed), "images")] : [];
}
