import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { LuChevronLeft, LuChevronRight } from "react-icons/lu";
import { Link } from "react-router-dom";
import { messages } from "../../lib/messages";

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** URL of a page. */
  to: (page: number) => string;
}

const MAX_LINKS = 10;

const cellRecipe = defineRecipe({
  base: {
    display: "inline-grid",
    gridAutoFlow: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minW: "44px",
    height: "44px",
    px: "3",
    borderRadius: "control",
    fontWeight: 600,
    color: "fg.link",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { bg: "bg.hover" },
    "&[aria-current=page]": { bg: "action.selected", color: "fg.onFill" },
    "&[aria-disabled=true]": { color: "fg.disabled", bg: "transparent" },
  },
});

const Cell = chakra("span", cellRecipe);
const LinkCell = chakra(Link, cellRecipe);

/** «Anterior», at most ten page numbers, «Siguiente». Shows only where there is more than one page. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null;
  const first = Math.max(1, Math.min(page - 4, pages - MAX_LINKS + 1));
  const numbers = Array.from({ length: Math.min(MAX_LINKS, pages) }, (_, index) => first + index);
  const step = (target: number, label: React.ReactNode) =>
    target < 1 || target > pages ? (
      <Cell aria-disabled="true">{label}</Cell>
    ) : (
      <LinkCell to={to(target)}>{label}</LinkCell>
    );
  return (
    <chakra.nav
      aria-label={messages.search.pages}
      display="flex"
      flexWrap="wrap"
      gap="1.5"
      alignItems="center"
      justifyContent="center"
    >
      {step(
        page - 1,
        <>
          <LuChevronLeft size={18} aria-hidden="true" />
          {messages.action.previous}
        </>,
      )}
      {numbers.map((number) => (
        <LinkCell
          key={number}
          to={to(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={messages.search.page(number)}
        >
          {number}
        </LinkCell>
      ))}
      {step(
        page + 1,
        <>
          {messages.action.next}
          <LuChevronRight size={18} aria-hidden="true" />
        </>,
      )}
    </chakra.nav>
  );
}
