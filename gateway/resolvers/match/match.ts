import { maxMatchesShown } from "../../../rules/match";
import type { Context } from "../../context";
import { listMatches } from "../../rest/matches";
import { readCount } from "../common/cursorPages";
import { isPubliclyVisible } from "../publication/visibility";
import type { MatchView } from "./matchView";

/** The viewer's matches of which both publications are to be seen, read in one batch; null where there are none. */
export async function readMatches(
  first: number | null | undefined,
  { rest, loaders }: Context,
): Promise<MatchView[] | null> {
  const records = await listMatches(rest, readCount(first, { usual: maxMatchesShown, most: maxMatchesShown }));
  if (!records) return null;
  const read = await Promise.all(
    records.map(async ({ publication_id, own_publication_id, wanted, own_wanted }) => {
      const [publication, ownPublication] = await Promise.all([
        loaders.publication.load(publication_id),
        loaders.publication.load(own_publication_id),
      ]);
      return publication && ownPublication && isPubliclyVisible(publication)
        ? {
            id: `${publication_id}-${own_publication_id}`,
            publication,
            ownPublication,
            isWanted: wanted,
            isOwnWanted: own_wanted,
          }
        : null;
    }),
  );
  return read.filter((match) => match !== null);
}
