import { chakra } from "@chakra-ui/react/styled-system";
import { NavLink } from "react-router-dom";

const navItemStyle = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "3px",
  position: "relative",
  minW: { base: "44px", lg: "72px" },
  px: { lg: "2" },
  height: "56px",
  borderRadius: "control",
  fontSize: "0.8125rem",
  lineHeight: 1,
  color: "fg.onHeader",
  textDecoration: "none",
  cursor: "pointer",
  _hover: { color: "fg.onFill" },
} as const;

/** Marks the current page: a gold bar, where there is room for the label. */
export const currentPageStyle = {
  color: "fg.onFill",
  fontWeight: 700,
  _after: {
    content: '""',
    display: { base: "none", sm: "block" },
    position: "absolute",
    left: { sm: "1", lg: "4" },
    right: { sm: "1", lg: "4" },
    bottom: "-6px",
    height: "4px",
    borderRadius: "4px 1px 4px 1px",
    bg: "action.swap",
  },
} as const;

/** Icon with its label in the header. */
export const HeaderLink = chakra(NavLink, { base: { ...navItemStyle, "&[aria-current=page]": currentPageStyle } });

/** The same style for a button that opens a panel. */
export const headerButtonStyle = navItemStyle;

/** Style of a button beside the search. */
export const rowButtonStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2.5",
  minWidth: "52px",
  height: "52px",
  px: { base: "0", lg: "4" },
  borderRadius: "lg",
  fontWeight: 700,
  fontSize: "0.9375rem",
} as const;

/** The label under an icon; for screen readers only where there is no room. */
export const HeaderLabel = chakra("span", { base: { srOnly: { base: true, lg: false } } });
