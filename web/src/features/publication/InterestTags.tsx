import { chakra } from "@chakra-ui/react/styled-system";
import { Tag } from "../../components/ui/Tag";
import { messages } from "../../lib/messages";

interface InterestTagsProps {
  interests: readonly string[];
  /** Words the viewer offers. */
  ownTitles?: readonly string[];
  /** How many are shown. */
  limit: number;
  /** Says «y 5 más» instead of leaving the rest out silently. */
  hasRestCount?: boolean;
  size?: "m" | "l";
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("es");

/** Whether an interest is among the offered words, accents and case apart. */
export function matchesOwnTitles(interest: string, ownTitles: readonly string[] = []): boolean {
  const folded = plain(interest);
  return ownTitles.some(
    (title) => title.length > 1 && (folded.includes(plain(title)) || plain(title).includes(folded)),
  );
}

/** What the owner wants, hits first, as list items. */
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
