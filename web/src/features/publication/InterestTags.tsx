import { chakra } from "@chakra-ui/react/styled-system";
import { Tag } from "../../components/ui/Tag";
import { messages } from "../../lib/messages";
import { foldText } from "../../../../rules/text";

interface InterestTagsProps {
  interests: readonly string[];
  /** What the viewer has: titles of their publications, or terms that they searched with. */
  offered?: readonly string[];
  /** Maximum number shown. */
  limit: number;
  /** Maximum on phones, where the rest is counted; the same as elsewhere by default. */
  phoneLimit?: number | undefined;
  /** Adds «y 5 más» instead of silently dropping the rest. */
  hasRestCount?: boolean;
  size?: "m" | "l";
}

/** Whether an interest matches one of the texts, ignoring accents and case. */
export function matchesAny(interest: string, offered: readonly string[] = []): boolean {
  const folded = foldText(interest);
  return offered.some(
    (text) => text.length > 1 && (folded.includes(foldText(text)) || foldText(text).includes(folded)),
  );
}

/** The owner's interests as list items, matches first. */
export function InterestTags({
  interests,
  offered,
  limit,
  phoneLimit = limit,
  hasRestCount = false,
  size = "m",
}: InterestTagsProps) {
  if (interests.length === 0) return <chakra.li textStyle="small">{messages.publication.anyOffer}</chakra.li>;
  const ordered = offered?.length
    ? [...interests].sort((a, b) => Number(matchesAny(b, offered)) - Number(matchesAny(a, offered)))
    : interests;
  const rest = ordered.length - limit;
  const phoneRest = ordered.length - phoneLimit;
  return (
    <>
      {ordered.slice(0, limit).map((interest, index) => (
        <chakra.li key={interest} display={index < phoneLimit ? undefined : { base: "none", sm: "list-item" }}>
          <Tag kind={matchesAny(interest, offered) ? "hit" : "plain"} size={size}>
            {interest}
          </Tag>
        </chakra.li>
      ))}
      {phoneLimit < limit && phoneRest > 0 && (
        <chakra.li display={{ sm: "none" }} textStyle="small" color="fg.muted">
          {messages.publication.more(phoneRest)}
        </chakra.li>
      )}
      {hasRestCount && rest > 0 && (
        <chakra.li textStyle="small" color="fg.muted">
          {messages.publication.more(rest)}
        </chakra.li>
      )}
    </>
  );
}
