import { chakra } from "@chakra-ui/react/styled-system";

/** An icon button beside the text field. */
export const ComposerButton = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "44px",
    height: "48px",
    borderRadius: "control",
    color: "fg.action",
    cursor: "pointer",
    _hover: { bg: "bg.give" },
    _disabled: { color: "fg.disabled", cursor: "not-allowed" },
  },
});
