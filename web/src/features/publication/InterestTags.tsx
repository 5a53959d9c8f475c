import { chakra } from "@chakra-ui/react/styled-system";
import { Tag } from "../../components/ui/Tag";
import { messages } from "../../lib/messages";
import { foldText } from "../../../../rules/text";

interface InterestTagsProps {
  interests: readonly string[];
  /** Words the viewer offers. */
  hits?: readonly string[];
  /** How many are shown. */
  most: number;
  /** Says «y 5 más» instead of leaving the rest out silently. */
  countsRest?: boolean;
  size?: "m" | "l";
}

/** Whether an interest is among the offered words, accents and case apart. */
export function isHit(interest: string, hits: readonly string[] = []): boolean {
  const words = foldText(interest);
  return hits.some((hit) => hit.length > 1 && (words.includes(foldText(hit)) || foldText(hit).includes(words)));
}

/** What the owner wants, hits first, as list items. */
export function InterestTags({ interests, hits, most, countsRest = false, size = "m" }: InterestTagsProps) {
  if (interests.length === 0) return <chakra.li textStyle="small">{messages.publication.anyOffer}</chakra.li>;
  const ordered = hits?.length
    ? [...interests].sort((a, b) => Number(isHit(b, hits)) - Number(isHit(a, hits)))
    : interests;
  const rest = ordered.length - most;
  return (
    <>
      {ordered.slice(0, most).map((interest) => (
        <li key={interest}>
          <Tag kind={isHit(interest, hits) ? "hit" : "plain"} size={size}>
            {interest}
          </Tag>
        </li>
      ))}
      {countsRest && rest > 0 && (
        <chakra.li textStyle="small" color="fg.muted">
          {messages.publication.more(rest)}
        </chakra.li>
      )}
    </>
  );
}
