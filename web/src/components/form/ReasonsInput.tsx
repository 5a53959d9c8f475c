import { chakra } from "@chakra-ui/react/styled-system";
import { maxReasons } from "../../../../rules/ratingReason";
import type { RatingReason } from "../../../../rules/ratingReason";
import { Checkbox } from "../ui/Choice";
import { reasonMessages } from "../../lib/reasonMessages";

interface ReasonsInputProps {
  offered: readonly RatingReason[];
  ticked: readonly RatingReason[];
  onChange: (ticked: readonly RatingReason[]) => void;
  isDisabled: boolean;
}

/** What can be ticked with the chosen stars, a few of it at most. */
export function ReasonsInput({ offered, ticked, onChange, isDisabled }: ReasonsInputProps) {
  const isFull = ticked.length >= maxReasons;
  return (
    <chakra.fieldset border="0" width="100%" textAlign="left" disabled={isDisabled}>
      <chakra.legend fontWeight={700} mb="1">
        {reasonMessages.legend(maxReasons)}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))" columnGap="3">
        {offered.map((reason) => {
          const isTicked = ticked.includes(reason);
          return (
            <Checkbox
              key={reason}
              label={reasonMessages.reasons[reason]}
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={() => onChange(isTicked ? ticked.filter((other) => other !== reason) : [...ticked, reason])}
            />
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
}
