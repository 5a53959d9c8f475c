import { z } from "zod";
import {
  attributeRules,
  checkAttribute,
  formatAttribute,
  highlightNames,
  maxAttribute,
  maxAttributes,
} from "../../../rules/attribute";
import { invalidText } from "../../../rules/text";
import type { AttributeKind } from "../../__generated__/enums";
import type { PublicationAttribute, PublicationAttributeInput } from "../../__generated__/resolvers";
import type { AttributeRecord } from "../../rest/publicationContent";
import type { PublicationRecord } from "../../rest/publicationRecord";

const kinds: Record<string, AttributeKind> = {
  option: "OPTION",
  color: "COLOR",
  number: "NUMBER",
  year: "YEAR",
  date: "DATE",
};

/** What a backend does not say is text. */
export const toAttributeKind = (word: string | null | undefined): AttributeKind => kinds[word ?? ""] ?? "TEXT";

const ruleKinds = {
  TEXT: "text",
  OPTION: "option",
  COLOR: "color",
  NUMBER: "number",
  YEAR: "year",
  DATE: "date",
} as const;

type Labelled = Omit<PublicationAttribute, "__typename">;

function toAttribute({ field_category: field, value }: AttributeRecord): Labelled[] {
  if (!field?.label || !value) return [];
  const { name, label, settings } = field;
  const kind = ruleKinds[toAttributeKind(settings?.kind)];
  return [{ name, label, value: formatAttribute({ kind, unit: settings?.unit ?? null }, value), rawValue: value }];
}

/** The attributes as they are shown; one without label or value says nothing. */
export const attributesOf = (record: PublicationRecord): Labelled[] => record.publications_fields.flatMap(toAttribute);

const maxHighlights = 2;

/** The most characteristic values; a size is one only where it is called so: "Talla 40". */
export function highlightsOf(record: PublicationRecord): string[] {
  const attributes = attributesOf(record);
  const values = highlightNames
    .flatMap((name) => attributes.filter((attribute) => attribute.name === name))
    .flatMap(({ name, label, value }) => (name !== "size" ? [value] : label === "Talla" ? [`${label} ${value}`] : []));
  return [...new Set(values)].slice(0, maxHighlights);
}

/** The attributes of a form; null where it has none. A refusal stands at the attribute's own name. */
export const attributesShape = z
  .array(z.object({ name: z.string().min(1, invalidText).max(maxAttribute, invalidText), value: z.string() }))
  .max(maxAttributes, invalidText)
  .nullish()
  .superRefine((attributes, context) => {
    for (const { name, value } of attributes ?? []) {
      const message = checkAttribute(name, value);
      if (message) context.addIssue({ code: "custom", path: [name], message });
    }
  });

/** The wire's aditional_info. */
export const toAdditionalInfo = (attributes: readonly PublicationAttributeInput[] | null | undefined) =>
  attributes ? JSON.stringify(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))) : null;

/** Wire field -> input field, for refusals. */
export const attributeFieldNames = Object.fromEntries(
  Object.keys(attributeRules).map((name) => [`aditional_info.${name}`, `attributes.${name}`]),
);
