import { chakra } from "@chakra-ui/react/styled-system";
import { LuEye } from "react-icons/lu";
import { promotionMessages } from "../../lib/promotionMessages";
import { moneyLabel } from "../../lib/moneyLabel";
import { planTitle } from "./planTitle";
import type { Plan } from "./usePlans";

const text = promotionMessages.plans;

interface PlanChoiceProps {
  plans: readonly Plan[];
  selectedId: string | undefined;
  onChoose: (planId: string) => void;
}

/** The plans as radio options. */
export function PlanChoice({ plans, selectedId, onChoose }: PlanChoiceProps) {
  return (
    <chakra.fieldset display="grid" gap="2.5">
      <chakra.legend textStyle="label" mb="2">
        {text.legend}
      </chakra.legend>
      {plans.map((plan) => (
        <Option key={plan.id}>
          <RadioDot
            type="radio"
            name="plan"
            value={plan.id}
            checked={plan.id === selectedId}
            onChange={() => onChoose(plan.id)}
          />
          <chakra.span flex="1" minWidth="0">
            <chakra.span display="block" textStyle="h4">
              {planTitle(plan)}
            </chakra.span>
            {plan.views !== null && (
              <chakra.span display="flex" alignItems="center" gap="1.5" textStyle="small" color="fg.muted">
                <LuEye aria-hidden="true" />
                {text.views(plan.views)}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span fontFamily="heading" fontWeight={700} fontSize="1.25rem" whiteSpace="nowrap">
            {moneyLabel(plan.price)}
          </chakra.span>
        </Option>
      ))}
    </chakra.fieldset>
  );
}

const RadioDot = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: 0,
    width: "22px",
    height: "22px",
    borderRadius: "full",
    border: "2px solid {colors.border.control}",
    bg: "bg.surface",
    cursor: "pointer",
    _checked: { borderWidth: "7px", borderColor: "border.selected" },
    _focusVisible: { outline: "none" },
  },
});

const Option = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "68px",
    px: "4",
    py: "2.5",
    borderRadius: "plumaMd",
    border: "1.5px solid {colors.border.control}",
    bg: "bg.surface",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    "&:has(:checked)": {
      borderColor: "border.selected",
      boxShadow: "inset 0 0 0 0.5px {colors.border.selected}",
      bg: "bg.info",
      color: "fg.info",
    },
    "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "2px" },
  },
});
