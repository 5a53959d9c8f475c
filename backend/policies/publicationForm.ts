import { z } from "zod";
import { categoryPath, isServiceCategory } from "../catalogue/categories";
import { excludedWords } from "../catalogue/excludedWords";
import { fieldLabels } from "../catalogue/fields";
import type { FieldName } from "../catalogue/fields";
import { text } from "../validation";
import { isSupportedPlace } from "./place";
import { hasContactData } from "./review";

export const formMessages = {
  required: "Este campo es obligatorio",
  title: "Título de máx. 60 caracteres y términos de máx. 24 caracteres",
  price: "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres",
  description: "La descripción debe tener entre 1 y 300 caracteres",
  interests: "Solo se admitirán palabras entre 2 y 24 Caracteres",
  tooManyInterests: "Solo se admiten 30 intereses",
  reference: "La referencia debe contener máximo 70 caracteres",
  place: "Ubicación no disponible. Seleccione una distinta desplazando el mapa",
  category: "Debe seleccionar una categoría",
  serviceCondition: "Los servicios no llevan estado",
  noPictures: "Agrega al menos una imagen",
  tooManyPictures: (excess: number) => `Elimina ${excess} imágenes para continuar`,
};

const maxInterests = 30;
const plain = (value: string) => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const ignored = new Set(excludedWords.map(plain));
const lengthOf = (value: string) => [...value].length;

/** Words of a title without punctuation at their ends, without the words that say nothing. */
export function tagsOf(title: string): string[] {
  const words = title.split(/\s+/).map((word) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, "").toLowerCase());
  return [...new Set(words)].filter((word) => word && !ignored.has(plain(word)));
}

const optional = (max: number, error: string) =>
  text(0, max, error)
    .nullish()
    .transform((value) => value || null);
const coordinate = (limit: number) =>
  z.coerce.number(formMessages.place).min(-limit, formMessages.place).max(limit, formMessages.place);

const interests = z
  .preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(text(2, 24, formMessages.interests)).max(maxInterests, formMessages.tooManyInterests),
  )
  .transform((list) =>
    list.filter(
      (word, index) => !ignored.has(plain(word)) && list.findIndex((other) => plain(other) === plain(word)) === index,
    ),
  );

/** The wizard's form as the wire names it: every rule of the client again. */
export const publicationForm = z
  .object({
    publication_type: z.enum(["Producto", "service"], { error: formMessages.required }),
    product_categories_id: z
      .string({ error: formMessages.category })
      .regex(/^\d{1,9}$/, formMessages.category)
      .transform(Number)
      .refine((id) => categoryPath(id).length > 0, formMessages.category),
    name: text(1, 60, formMessages.title)
      .transform((value) => value.replace(/\s+/g, " "))
      .refine((value) => value.split(" ").every((word) => lengthOf(word) <= 24), formMessages.title),
    price: z
      .string({ error: formMessages.price })
      .regex(/^\d{1,9}$/, formMessages.price)
      .transform(Number)
      .refine((value) => value > 0, formMessages.price),
    product_status: optional(20, formMessages.required),
    condition: optional(20, formMessages.required),
    editor_web: text(1, 300, formMessages.description),
    article_tags: interests,
    accept_changes: z
      .string()
      .optional()
      .transform((value) => value !== "0" && value !== "false"),
    latitude: coordinate(90),
    longitude: coordinate(180),
    address_1: text(1, 300, formMessages.required),
    address_2: optional(70, formMessages.reference),
    location: text(1, 120, formMessages.place),
    aditional_info: z.string().max(10_000).optional(),
  })
  .transform((form, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    const { condition, usage } = stateOf(form, refuse);
    if (isServiceCategory(form.product_categories_id) !== (form.publication_type === "service"))
      refuse("product_categories_id", formMessages.category);
    // Public at once, without a review.
    if (!isSupportedPlace(form, form.location) || hasContactData(form.location)) refuse("location", formMessages.place);
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
      fields: attributesOf(form.product_categories_id, form.aditional_info),
      address1: form.address_1,
      address2: form.address_2,
      latitude: form.latitude,
      longitude: form.longitude,
      location: form.location,
    };
  });

export type PublicationForm = z.output<typeof publicationForm>;

const conditions = ["Nuevo", "Usado"] as const;
const usages = ["Excelente", "Bueno", "Detalles", "Repuesto"] as const;
const oneOf = <T extends string>(list: readonly T[], value: string | null) =>
  list.find((entry) => entry === value) ?? null;

/** A product is new or used, and a used one says how much; a service neither. */
function stateOf(
  form: { publication_type: string; product_status: string | null; condition: string | null },
  refuse: (path: string, message: string) => void,
) {
  if (form.publication_type === "service") {
    if (form.product_status) refuse("product_status", formMessages.serviceCondition);
    return { condition: null, usage: null };
  }
  const condition = oneOf(conditions, form.product_status);
  const usage = condition === "Usado" ? oneOf(usages, form.condition) : null;
  if (!condition) refuse("product_status", formMessages.required);
  if (condition === "Usado" && !usage) refuse("condition", formMessages.required);
  return { condition, usage };
}

/** Values by attribute name, as JSON; only attributes of the category count. */
function attributesOf(categoryId: number, info: string | undefined): { label: string; value: string }[] {
  const names: readonly FieldName[] = categoryPath(categoryId).at(-1)?.fields ?? [];
  const parsed = z.record(z.string(), text(1, 60)).safeParse(readJson(info));
  if (!parsed.success) return [];
  return names.flatMap((name) => (parsed.data[name] ? [{ label: fieldLabels[name], value: parsed.data[name] }] : []));
}

function readJson(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? "null");
  } catch {
    return null;
  }
}
