import { chakra } from "@chakra-ui/react/styled-system";
import { creditMessages } from "../../lib/creditMessages";
import { formatAmount } from "../../lib/money";

interface EarnedBarProps {
  label: string;
  /** US cents. */
  earned: number;
  cap: number;
}

/** Without decimals where there are none: it also fits the narrow card beside the wall. */
const shortAmount = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : formatAmount(cents));

/** How much of its cap one type of publication has earned, as a bar and as text. */
export function EarnedBar({ label, earned, cap }: EarnedBarProps) {
  const valueText = creditMessages.of(shortAmount(earned), shortAmount(cap));
  return (
    <div>
      <chakra.p display="flex" justifyContent="space-between" gap="3" textStyle="small" aria-hidden="true">
        <b>{label}</b>
        <chakra.span color="fg.muted">{valueText}</chakra.span>
      </chakra.p>
      <chakra.div
        mt="1.5"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={cap / 100}
        aria-valuenow={Math.min(earned, cap) / 100}
        aria-valuetext={valueText}
        height="10px"
        borderRadius="full"
        bg="bg.sunken"
        boxShadow="inset 0 0 0 1px {colors.border.subtle}"
        overflow="hidden"
      >
        <chakra.div
          height="100%"
          borderRadius="full"
          bg={earned >= cap ? "action.confirm" : "action.primary"}
          style={{ width: `${cap > 0 ? Math.min(100, (earned / cap) * 100) : 0}%` }}
        />
      </chakra.div>
    </div>
  );
}
