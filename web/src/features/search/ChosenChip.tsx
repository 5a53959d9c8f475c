import { chakra } from "@chakra-ui/react/styled-system";
import { LuX } from "react-icons/lu";
import { Link } from "react-router-dom";
import { resultsMessages } from "../../lib/resultsMessages";

/** A filter that is on, to be taken out with a tap. */
export function ChosenChip({ label, to }: { label: string; to: string }) {
  return (
    <Chip data-selected asChild>
      <Link to={to} aria-label={resultsMessages.deselect(label)}>
        {label}
        <LuX size={18} aria-hidden="true" />
      </Link>
    </Chip>
  );
}

/** As high as a finger needs. */
export const Chip = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "44px",
    px: "3.5",
    borderRadius: "full",
    bg: "bg.surface",
    boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
    whiteSpace: "nowrap",
    fontSize: "0.9375rem",
    fontWeight: 600,
    color: "fg",
    cursor: "pointer",
    textDecoration: "none",
    "&[data-selected]": { bg: "action.selected", color: "fg.onFill", boxShadow: "none" },
  },
});
