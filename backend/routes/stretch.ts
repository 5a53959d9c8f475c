import { z } from "zod";
import type { ChangePlace, Stretch } from "../db/stretch";
import { id } from "../validation";

/**
 * Query parameters for a part of a list: a page behind the former page's `next`, changes since a time, or certain ids.
 * Invalid ids match nothing; other invalid values are ignored, as in Rails. Without any of these the whole list is
 * returned.
 */
const maxIds = 100;

/** The query of a list whose places are read by `place`. */
export const stretchQuery = <Place>(place: z.ZodType<Place>) =>
  z.object({
    per_page: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
    after: place.optional().catch(undefined),
  });

/** ISO 8601 in UTC; what changed at that moment or later is wanted. */
export const since = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .optional()
  .catch(undefined);

/** 0, which names nothing, for what is no id. */
export const oneId = id.optional().catch(0);

/** With commas between them, the first hundred. */
export const ids = z
  .string()
  .transform((text): (string | number)[] => text.split(",").slice(0, maxIds))
  .pipe(z.array(id))
  .optional()
  .catch([]);

/** A moment and an id: `1795218491123.4`. */
export const changePlace = z
  .string()
  .regex(/^\d{1,15}\.\d{1,10}$/)
  .transform((text): ChangePlace => {
    const [at = 0, row = 0] = text.split(".").map(Number);
    return { at: new Date(at), id: row };
  })
  .refine((place) => id.safeParse(place.id).success);

/** As `changePlace` reads it. */
export const writeChangePlace = (place: ChangePlace): string => `${place.at.getTime()}.${place.id}`;

/** The answer for a stretch of a list. */
export const presentStretch = <Item, Place>(
  { items, next }: Stretch<Item, Place>,
  present: (item: Item) => unknown,
  writePlace: (place: Place) => string,
) => ({ data: items.map(present), next: next === null ? null : writePlace(next) });

/** The answer for some of a list that nothing follows. */
export const presentSome = (data: readonly unknown[]) => ({ data, next: null });
