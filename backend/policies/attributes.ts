import { z } from "zod";
import { attributeTexts, checkAttribute, normalizeAttribute } from "../../rules/attribute";
import { foldText } from "../../rules/text";
import { attributesOfCategory } from "../catalogue/attributes";
import type { AttributeDefinition } from "../catalogue/attributes";
import type { StoredAttribute } from "../db/schema/publications";
import { readJson } from "../validation";

const attributeValues = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/**
 * The attributes of a form, in the order of their category: a JSON object of names and values. Names that the category
 * does not have are left out, as are blank values.
 */
export function parseAttributes(
  categoryId: number,
  info: string | undefined,
  refuse: (field: string, message: string) => void,
): StoredAttribute[] {
  const parsed = attributeValues.safeParse(readJson(info));
  if (!parsed.success) return [];
  return attributesOfCategory(categoryId).flatMap((definition) => {
    const { name } = definition;
    const value = parsed.data[name] ?? "";
    const refusal = checkAttribute(name, value);
    if (refusal) {
      refuse(`aditional_info.${name}`, refusal);
      return [];
    }
    const stored = spellAsListed(definition, normalizeAttribute(name, value));
    if (stored === "") return [];
    if (definition.kind === "option" && !definition.options.includes(stored)) {
      refuse(`aditional_info.${name}`, attributeTexts.option);
      return [];
    }
    return [{ name, value: stored }];
  });
}

/** "samsung" is the "Samsung" of the list, so that both are found together. */
function spellAsListed({ options }: AttributeDefinition, value: string): string {
  return options.find((option) => foldText(option) === foldText(value)) ?? value;
}
