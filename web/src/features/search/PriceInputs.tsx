import { chakra } from "@chakra-ui/react/styled-system";
import { maxValueDigits } from "../../../../rules/value";
import { messages } from "../../lib/messages";

interface PriceInputsProps {
  min: string;
  max: string;
  onChange: (change: { min: string } | { max: string }) => void;
}

/** The two limits of «Lo vale» in whole dollars; accepts digits only. */
export function PriceInputs({ min, max, onChange }: PriceInputsProps) {
  return (
    <chakra.div flex="1" minWidth="0" display="flex" alignItems="center" gap="1">
      <Amount
        aria-label={messages.search.min}
        placeholder={messages.search.minShort}
        value={min}
        onChange={(event) => onChange({ min: digits(event.target.value) })}
      />
      <chakra.span aria-hidden="true" color="fg.muted">
        –
      </chakra.span>
      <Amount
        aria-label={messages.search.max}
        placeholder={messages.search.maxShort}
        value={max}
        onChange={(event) => onChange({ max: digits(event.target.value) })}
      />
    </chakra.div>
  );
}

const Amount = chakra(
  "input",
  {
    base: {
      flex: 1,
      width: "50%",
      minWidth: 0,
      height: "44px",
      px: { base: "1", lg: "3" },
      borderRadius: "md",
      "&:focus-visible": { outlineColor: "{colors.border.focus}", outlineOffset: "-2px" },
    },
  },
  { defaultProps: { type: "text", inputMode: "numeric", autoComplete: "off", enterKeyHint: "search" } },
);

const digits = (text: string) => text.replaceAll(/\D/g, "").slice(0, maxValueDigits);
