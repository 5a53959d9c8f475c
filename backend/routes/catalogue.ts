import { Router } from "express";
import type { AttributeKind } from "../../rules/attribute";
import { attributesOfCategory } from "../catalogue/attributes";
import { categories } from "../catalogue/categories";
import type { Category } from "../catalogue/categories";
import { excludedWords } from "../catalogue/excludedWords";
import { countries, currencyByCountry } from "../catalogue/states";

interface CategoryNode {
  id: number;
  name: string;
  category_level: number;
  father_id: number | null;
  categories: CategoryNode[];
  /** What a publication in it can have besides. */
  fields: {
    name: string;
    label: string;
    settings: { kind: AttributeKind; unit: string | null; options: readonly string[] };
  }[];
}

const tree = childrenOf(null);

/** Reference data, the same for every viewer: categories, words, states, currencies. */
export function catalogueRoutes() {
  return Router()
    .get("/product_categories", (_req, res) => {
      res.json(tree);
    })
    .get("/excluded_words", (_req, res) => {
      res.json(excludedWords);
    })
    .get("/v1/states", (_req, res) => {
      res.json(countries.map(({ name, states }) => ({ name, states })));
    })
    .get("/currency_by_country", (req, res) => {
      const { country } = req.query;
      res.json({ currency: currencyByCountry(typeof country === "string" ? country : "") });
    });
}

function childrenOf(fatherId: number | null): CategoryNode[] {
  return categories.filter((category) => category.fatherId === fatherId).map(nodeOf);
}

function nodeOf({ id, name, level, fatherId }: Category): CategoryNode {
  const fields = attributesOfCategory(id).map(({ name, label, ...settings }) => ({ name, label, settings }));
  return { id, name, category_level: level, father_id: fatherId, categories: childrenOf(id), fields };
}
