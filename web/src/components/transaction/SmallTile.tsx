import { chakra } from "@chakra-ui/react/styled-system";
import { LuPenLine } from "react-icons/lu";
import { Picture } from "../ui/Picture";
import type { TransactionSide } from "./TransactionPair";

interface SmallTileProps {
  side: TransactionSide;
  /** Blue gives, gold receives. */
  kind: "give" | "receive";
  /** Edge in px, on phones and on wide screens. */
  size: { base: number; md: number };
}

/**
 * One side of a transaction in little space: its first picture, how many more there are, or a pen for an offer without
 * things.
 */
export function SmallTile({ side, kind, size }: SmallTileProps) {
  const [first] = side.items;
  const more = side.items.length - 1 + (first ? [side.text, side.money].filter(Boolean).length : 0);
  return (
    <chakra.span
      aria-hidden="true"
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink={0}
      overflow="hidden"
      width={{ base: `${size.base}px`, md: `${size.md}px` }}
      height={{ base: `${size.base}px`, md: `${size.md}px` }}
      borderRadius={size.md > 50 ? "plumaMd" : "12px 4px 12px 4px"}
      bg={kind === "give" ? "fill.give" : "fill.receive"}
      color={kind === "give" ? "fg.onFill" : "fg.receive"}
    >
      {first ? (
        <Picture image={first.cover} alt="" sizes={`${size.md}px`} />
      ) : (
        <LuPenLine size={size.base > 50 ? 24 : 18} />
      )}
      {more > 0 && (
        <chakra.span
          position="absolute"
          left="0"
          bottom="0"
          px="1"
          minWidth="18px"
          textAlign="center"
          borderRadius="0 8px 0 0"
          bg="fill.give"
          color="fg.onFill"
          fontWeight={700}
          fontSize="0.75rem"
          lineHeight="18px"
        >
          +{more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
