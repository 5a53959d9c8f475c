import { Router } from "express";
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
  return { id, name, category_level: level, father_id: fatherId, categories: childrenOf(id) };
}
