import { z } from "zod";
import type { RestClient } from "./client";

const path = "/v1/value_range";

const valueRangeRecord = z.object({ low: z.int(), high: z.int(), things: z.int() });
/** Whole US dollars; `things` is how many are counted. */
export type ValueRangeRecord = z.output<typeof valueRangeRecord>;
const answer = z.object({ range: valueRangeRecord.nullable() });

/** Undefined where the backend computes none, null where things like this one are too few. */
export const getValueRange = (rest: RestClient, categoryId: string, title: string) =>
  rest.ifSupported(path, async () => {
    return (await rest.get(path, answer, { query: { category_id: categoryId, title } })).range;
  });
