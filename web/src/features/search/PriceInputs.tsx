import { chakra } from "@chakra-ui/react/styled-system";
import { useWholeDollars } from "../../components/form/useWholeDollars";
import { messages } from "../../lib/messages";

interface PriceInputsProps {
  min: string;
  max: string;
  onChange: (change: { min: string } | { max: string }) => void;
}

/** The two limits of «Lo vale» in whole dollars. */
export function PriceInputs({ min, max, onChange }: PriceInputsProps) {
  const [least, most] = [useWholeDollars(), useWholeDollars()];
  return (
    <chakra.div flex="1" minWidth="0" display="flex" alignItems="center" gap="1">
      <Amount
        aria-label={messages.search.min}
        placeholder={messages.search.minShort}
        value={min}
        onChange={(event) => onChange({ min: least.read(event.target.value) })}
        onBlur={least.forget}
      />
      <chakra.span aria-hidden="true" color="fg.muted">
        –
      </chakra.span>
      <Amount
        aria-label={messages.search.max}
        placeholder={messages.search.maxShort}
        value={max}
        onChange={(event) => onChange({ max: most.read(event.target.value) })}
        onBlur={most.forget}
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
