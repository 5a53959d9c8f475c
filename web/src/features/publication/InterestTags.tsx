import { chakra } from "@chakra-ui/react/styled-system";
import { Tag } from "../../components/ui/Tag";
import { messages } from "../../lib/messages";
import { foldText } from "../../../../rules/text";

interface InterestTagsProps {
  interests: readonly string[];
  /** Titles of the viewer's publications. */
  ownTitles?: readonly string[];
  /** Maximum number shown. */
  limit: number;
  /** Adds «y 5 más» instead of silently dropping the rest. */
  hasRestCount?: boolean;
  size?: "m" | "l";
}

/** Whether an interest matches one of the titles, ignoring accents and case. */
export function matchesOwnTitles(interest: string, ownTitles: readonly string[] = []): boolean {
  const folded = foldText(interest);
  return ownTitles.some(
    (title) => title.length > 1 && (folded.includes(foldText(title)) || foldText(title).includes(folded)),
  );
}

/** The owner's interests as list items, matches first. */
export function InterestTags({ interests, ownTitles, limit, hasRestCount = false, size = "m" }: InterestTagsProps) {
  if (interests.length === 0) return <chakra.li textStyle="small">{messages.publication.anyOffer}</chakra.li>;
  const ordered = ownTitles?.length
    ? [...interests].sort((a, b) => Number(matchesOwnTitles(b, ownTitles)) - Number(matchesOwnTitles(a, ownTitles)))
    : interests;
  const rest = ordered.length - limit;
  return (
    <>
      {ordered.slice(0, limit).map((interest) => (
        <li key={interest}>
          <Tag kind={matchesOwnTitles(interest, ownTitles) ? "hit" : "plain"} size={size}>
            {interest}
          </Tag>
        </li>
      ))}
      {hasRestCount && rest > 0 && (
        <chakra.li textStyle="small" color="fg.muted">
          {messages.publication.more(rest)}
        </chakra.li>
      )}
    </>
  );
}
