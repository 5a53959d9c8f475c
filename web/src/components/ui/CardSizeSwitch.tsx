import { chakra } from "@chakra-ui/react/styled-system";
import { LuStretchHorizontal } from "react-icons/lu";
import { messages } from "../../lib/messages";
import { useCardSize } from "./cardSize";

/** Large cards instead of two in a row; on phones only. */
export function CardSizeSwitch() {
  const { cardSize, changeCardSize } = useCardSize();
  const isLarge = cardSize === "large";
  return (
    <Toggle
      type="button"
      aria-pressed={isLarge}
      aria-label={messages.publication.largeCards}
      onClick={() => changeCardSize(isLarge ? "small" : "large")}
    >
      <LuStretchHorizontal size={24} aria-hidden="true" />
    </Toggle>
  );
}

const Toggle = chakra("button", {
  base: {
    display: { base: "grid", sm: "none" },
    placeItems: "center",
    flexShrink: 0,
    width: "44px",
    height: "44px",
    borderRadius: "control",
    bg: "bg.surface",
    border: "1px solid {colors.border.control}",
    color: "fg.action",
    cursor: "pointer",
    "&[aria-pressed=true]": { bg: "bg.info", boxShadow: "inset 0 0 0 2px {colors.border.selected}" },
  },
});
