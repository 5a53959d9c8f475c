import { z } from "zod";
import type { RestClient } from "./client";
import { flag, id, list } from "./shapes";

/** Also shows whether a backend looks for matches: one that does refuses guests. */
export const matchesPath = "/v1/matches";

const matchRecord = z.object({ publication_id: id, own_publication_id: id, wanted: flag, own_wanted: flag });
/** `wanted`: the viewer wants the other thing; `own_wanted`: its owner wants the viewer's. At least one is true. */
type MatchRecord = z.output<typeof matchRecord>;

/** The viewer's best matches, as many as asked for; undefined where the backend looks for none. */
export function listMatches(rest: RestClient, count: number): Promise<MatchRecord[] | undefined> {
  return rest.ifSupported(matchesPath, async () => {
    const { items } = await rest.get(matchesPath, list(matchRecord, "matches"), { query: { per_page: count } });
    return items.slice(0, count);
  });
}
