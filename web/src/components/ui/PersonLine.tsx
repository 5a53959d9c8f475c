import { chakra } from "@chakra-ui/react/styled-system";
import { Link as RouterLink } from "react-router-dom";
import type { SubscriptionType } from "../../__generated__/enums";
import { fullName, shortName } from "../../lib/names";
import { Avatar } from "./Avatar";
import { VerifiedMark } from "./VerifiedMark";

interface PersonLineProps {
  person: {
    firstName: string;
    lastName: string;
    isVerified: boolean;
    subscription: SubscriptionType | null;
    picture: { url: string; sources: readonly { url: string; width: number }[] } | null;
  };
  /** Size of the avatar, px. */
  size?: number;
  /** Path of their profile. */
  to?: string;
}

/** Avatar, short name (the full one as title) and verified badge. */
export function PersonLine({ person, size = 28, to }: PersonLineProps) {
  const line = (
    <chakra.span display="flex" alignItems="center" gap="2" minWidth="0">
      <Avatar person={person} size={size} />
      <chakra.span textStyle="small" fontWeight={700} truncate title={fullName(person)}>
        {shortName(person)}
      </chakra.span>
      <VerifiedMark person={person} size={16} />
    </chakra.span>
  );
  return to ? <PersonLink to={to}>{line}</PersonLink> : line;
}

/** Lies above the card's own link, with a touch target of full height. */
const PersonLink = chakra(RouterLink, {
  base: {
    display: "inline-block",
    position: "relative",
    maxWidth: "100%",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
    _after: { content: '""', position: "absolute", inset: "-8px 0" },
  },
});
