import { chakra } from "@chakra-ui/react/styled-system";
import type { WallOrder } from "../../__generated__/enums";
import { wallMessages } from "../../lib/wallMessages";

const ORDERS: readonly { value: WallOrder; label: string }[] = [
  { value: "NEARBY", label: wallMessages.nearby },
  { value: "NEWEST", label: wallMessages.newest },
];

/** "Cerca" or "Nuevo". */
export function WallOrderSwitch({ value, onChange }: { value: WallOrder; onChange: (value: WallOrder) => void }) {
  return (
    <chakra.fieldset border="0" display="flex" gap="1" p="3px" bg="bg.sunken" borderRadius="full">
      <chakra.legend srOnly>{wallMessages.order}</chakra.legend>
      {ORDERS.map((order) => (
        <Option key={order.value}>
          <chakra.input
            type="radio"
            name="wall-order"
            value={order.value}
            checked={value === order.value}
            onChange={() => onChange(order.value)}
            srOnly
          />
          {order.label}
        </Option>
      ))}
    </chakra.fieldset>
  );
}

const Option = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    px: "4",
    borderRadius: "full",
    fontSize: "0.9375rem",
    fontWeight: 600,
    color: "fg.muted",
    cursor: "pointer",
    "&:has(:checked)": { bg: "bg.surface", color: "fg", fontWeight: 700, boxShadow: "chosen" },
    "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "-3px" },
  },
});
