import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { messages } from "../../lib/messages";
import { ratingMessages as text } from "../../lib/ratingMessages";
import { Button } from "../ui/Button";
import { Star } from "../ui/Stars";

interface RatingInputProps {
  label: string;
  /** Null while nothing is chosen, which is not the same as no stars: 0 is a rating, too. */
  value: number | null;
  onChange: (rating: number) => void;
  isDisabled: boolean;
}

/** Asks for a rating of 0 to 5 stars, and says in words what was chosen. */
export function RatingInput({ label, value, onChange, isDisabled }: RatingInputProps) {
  return (
    <>
      <StarsInput label={label} value={value ?? 0} onChange={onChange} isDisabled={isDisabled} />
      <chakra.p role="status" fontWeight={700}>
        {value === null ? text.choose : text.chosen(value, text.words[value] ?? "")}
      </chakra.p>
      {value !== 0 && (
        <Button variant="text" size="s" onClick={() => onChange(0)} disabled={isDisabled}>
          {text.noStars}
        </Button>
      )}
    </>
  );
}

/**
 * 1 to 5 as a radio group. 0 is a key, or a button of its own beside it: a second tap on the chosen star, which happens
 * by itself, is no judgement.
 */
function StarsInput({ label, value, onChange, isDisabled }: RatingInputProps & { value: number }) {
  const name = useId();
  return (
    <chakra.fieldset border="0" display="inline-flex" gap="1" disabled={isDisabled}>
      <chakra.legend srOnly>{label}</chakra.legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <chakra.label
          key={star}
          display="grid"
          placeItems="center"
          width="48px"
          height="48px"
          borderRadius="control"
          cursor="pointer"
          position="relative"
          css={{ "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "2px" } }}
        >
          <chakra.input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            onKeyDown={(event) => {
              if (event.key === "0" || event.key === "Backspace" || event.key === "Delete") onChange(0);
            }}
            aria-label={messages.reputation.stars(star)}
            position="absolute"
            inset="0"
            width="100%"
            height="100%"
            opacity={0}
            cursor="pointer"
          />
          <Star filled={star <= value} size={36} />
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
