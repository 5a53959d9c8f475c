import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "./Link";

/** A link to one of a few lists, with its count; the current one has `aria-current="page"`. */
export const ChipLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "44px",
    px: "4",
    borderRadius: "22px",
    border: "1.5px solid {colors.border.control}",
    bg: "bg.surface",
    color: "fg.action",
    fontWeight: 700,
    _hover: { textDecoration: "none" },
    // The current one keeps its own ground, on which its text can be read.
    "&:hover:not([aria-current=page])": { bg: "bg.hover" },
    "&[aria-current=page]": { bg: "action.selected", borderColor: "border.selected", color: "fg.onFill" },
  },
});
