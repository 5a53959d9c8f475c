import { z } from "zod";
import type { RestClient } from "./client";
import { flag, id, list } from "./shapes";

/** Also shows whether a backend looks for matches: one that does refuses guests. */
export const matchesPath = "/v1/matches";

const matchRecord = z.object({ publication_id: id, own_publication_id: id, wanted: flag, own_wanted: flag });
/** `wanted`: the own one wants the other; `own_wanted`: the other wants the own one. One of them is true at least. */
type MatchRecord = z.output<typeof matchRecord>;

/** The viewer's best matches, as many as asked for; undefined where the backend looks for none. */
export function listMatches(rest: RestClient, count: number): Promise<MatchRecord[] | undefined> {
  return rest.ifSupported(matchesPath, async () => {
    const { items } = await rest.get(matchesPath, list(matchRecord, "matches"), { query: { per_page: count } });
    return items.slice(0, count);
  });
}
