import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { messages } from "../../lib/messages";
import { Star } from "./Stars";

interface StarsInputProps {
  label: string;
  /** 0 to 5. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/**
 * Asks for a rating of 1 to 5: a radio group. 0 is a key, or a button of its own beside it: a second tap on the chosen
 * star, which happens by itself, is no judgement.
 */
export function StarsInput({ label, value, onChange, disabled }: StarsInputProps) {
  const name = useId();
  return (
    <chakra.fieldset border="0" display="inline-flex" gap="1" disabled={disabled}>
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
