import { chakra } from "@chakra-ui/react/styled-system";
import { messages } from "../../lib/messages";
import { bandOf, formatReputation } from "../../lib/reputation";
import { colorVar } from "../../theme/colors";

const SHAPE = "m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.48 6.2 20.55l1.1-6.5-4.7-4.6 6.5-.95z";

/** One star, filled or not. */
export function Star({ filled, size }: { filled: boolean; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill={colorVar(filled ? "art.star" : "bg.surface")}
        stroke={colorVar(filled ? "art.starEdge" : "border.control")}
        strokeWidth="1.6"
        strokeLinejoin="round"
        d={SHAPE}
      />
    </svg>
  );
}

interface StarsProps {
  value: number;
  size?: number;
}

/** A given rating, 0 to 5. */
export const Stars = ({ value, size }: StarsProps) => <Row value={value} filled={value} total={5} size={size} />;

/**
 * The band of a mean: only the stars that it has, since three of five beside 4,6 would read as another number; an empty
 * one for a mean of 0.
 */
export function ReputationStars({ value, size }: StarsProps) {
  const band = bandOf(value);
  return <Row value={value} filled={band} total={band || 1} size={size} />;
}

interface RowProps {
  value: number;
  filled: number;
  total: number;
  size: number | undefined;
}

const Row = ({ value, filled, total, size = 16 }: RowProps) => (
  <chakra.span role="img" aria-label={messages.reputation.of(formatReputation(value))} display="inline-flex" gap="0.5">
    {Array.from({ length: total }, (_none, index) => (
      <Star key={index} filled={index < filled} size={size} />
    ))}
  </chakra.span>
);
