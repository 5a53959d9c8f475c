import { Router } from "express";
import { z } from "zod";
import { checkTitle } from "../../rules/publication";
import { premiumCategoryIds } from "../catalogue/categories";
import { findValueRange } from "../db/valueRanges";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";
import { checkedText, id, parse } from "../validation";
import { readWith } from "./reading";

const likeThing = z.object({ category_id: id, title: checkedText(checkTitle) });

/** What things like one are worth: in premium categories for Premium accounts alone, as the values themselves are. */
export function valueRangeRoutes(services: Services) {
  return Router().get("/v1/value_range", requireSession(services), async (req, res) => {
    const { category_id: categoryId, title } = parse(likeThing, req.query);
    const isWithheld = premiumCategoryIds.includes(categoryId) && viewerOf(req).subscription !== "Premium";
    if (isWithheld) return void res.json({ range: null });
    res.json({ range: await readWith(services, ({ db }) => findValueRange(db, categoryId, title)) });
  });
}
