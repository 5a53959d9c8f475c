import { chakra } from "@chakra-ui/react/styled-system";
import { closingMessages } from "../../lib/closingMessages";
import { Button } from "../ui/Button";
import { StarsInput } from "../ui/StarsInput";

const text = closingMessages.confirm;

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
      <StarsInput label={label} value={value ?? 0} onChange={onChange} disabled={isDisabled} />
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
