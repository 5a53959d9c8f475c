import { chakra } from "@chakra-ui/react/styled-system";
import { Mark } from "./Mark";

interface SealProps {
  /** Size in px, or one for phones and one for wide screens. */
  size: number | { base: number; md: number };
  faded?: boolean;
  turn?: boolean;
}

/** The mark in its seal, where the two sides of a transaction meet. */
export function Seal({ size, faded = false, turn = false }: SealProps) {
  const edge = typeof size === "number" ? `${size}px` : { base: `${size.base}px`, md: `${size.md}px` };
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="bg.surface"
      boxShadow="seal"
      opacity={faded ? 0.45 : 1}
      animation={turn ? "seal-turn {durations.swap} {easings.swap}" : undefined}
      width={edge}
      height={edge}
      css={{
        "& svg": { width: "60%", height: "60%" },
        "@media (prefers-reduced-motion: reduce)": { animationName: "none !important" },
      }}
    >
      <Mark size={Math.round((typeof size === "number" ? size : size.md) * 0.6)} />
    </chakra.span>
  );
}
