import { chakra } from "@chakra-ui/react/styled-system";
import { LuGrid2X2, LuRectangleHorizontal } from "react-icons/lu";
import { messages } from "../../lib/messages";
import { useCardSize } from "./cardSize";

/** Large cards instead of two in a row; on phones only. */
export function CardSizeSwitch() {
  const { cardSize, changeCardSize } = useCardSize();
  const isLarge = cardSize === "large";
  const Icon = isLarge ? LuGrid2X2 : LuRectangleHorizontal;
  return (
    <Toggle
      type="button"
      aria-pressed={isLarge}
      aria-label={messages.publication.largeCards}
      onClick={() => changeCardSize(isLarge ? "small" : "large")}
    >
      <Icon size={22} aria-hidden="true" />
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
    color: "fg.link",
    cursor: "pointer",
  },
});
