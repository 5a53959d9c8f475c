import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { initials } from "../../lib/names";

interface AvatarProps {
  person: {
    firstName: string;
    lastName: string;
    picture: { url: string; sources: readonly { url: string; width: number }[] } | null;
  };
  /** Pixels: 28, 40, 56 or 72. */
  size?: number;
  /** The same on phones, where it differs. */
  phoneSize?: number;
}

/** A user's photo, else initials. Hidden from screen readers, since the name is beside it. */
export function Avatar({ person, size = 40, phoneSize = size }: AvatarProps) {
  const source = person.picture?.sources.find(({ width }) => width >= size * 2) ?? person.picture?.sources.at(-1);
  const url = source?.url ?? person.picture?.url;
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      flexShrink={0}
      overflow="hidden"
      borderRadius="full"
      bg="bg.accent"
      color="fg.action"
      fontFamily="heading"
      fontWeight={700}
      lineHeight="1"
      width="var(--avatar)"
      height="var(--avatar)"
      fontSize="calc(var(--avatar) * 0.38)"
      css={{ "--avatar": { base: "var(--avatar-phone)", md: "var(--avatar-wide)" } }}
      style={{ "--avatar-phone": `${phoneSize}px`, "--avatar-wide": `${size}px` } as CSSProperties}
      // As a picture, not as text: in a button it would be a label that the button's name does not contain.
      {...(url ? {} : { "data-initials": initials(person), _before: { content: "attr(data-initials)" } })}
    >
      {url && <chakra.img src={url} alt="" width="100%" height="100%" objectFit="cover" loading="lazy" />}
    </chakra.span>
  );
}
