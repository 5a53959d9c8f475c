import { chakra } from "@chakra-ui/react/styled-system";
import { LuX } from "react-icons/lu";
import { Link } from "react-router-dom";
import { resultsMessages } from "../../lib/resultsMessages";

interface FoundCategory {
  id: string;
  name: string;
  count: number;
  isSelected: boolean;
}

interface CategoryChipsProps {
  /** While they are awaited their line is kept free, to avoid a layout shift. */
  isAwaited: boolean;
  categories: readonly FoundCategory[];
  /** Whether there may be more of it than it counts. */
  isMinimum: (category: FoundCategory) => boolean;
  /** Address of the results narrowed to a category; null for all. */
  to: (categoryId: string | null) => string;
}

/** Categories of the results, which narrow them most; the selected one links back to all of them. */
export function CategoryChips({ isAwaited, categories, isMinimum, to }: CategoryChipsProps) {
  if (categories.length === 0)
    return isAwaited && <chakra.div minHeight={{ base: "44px", md: "52px" }} order={{ md: -2 }} />;
  const ordered = [...categories].sort((a, b) => Number(b.isSelected) - Number(a.isSelected));
  return (
    <chakra.nav aria-label={resultsMessages.categoriesOfResults} minWidth="0" order={{ md: -2 }}>
      <chakra.ul
        listStyleType="none"
        display="flex"
        gap="2"
        overflowX="auto"
        mx={{ base: "-4", md: "0" }}
        px={{ base: "4", md: "1" }}
        py={{ md: "1" }}
        // On phones the line cuts off what is outside of it.
        css={{ scrollbarWidth: "none", "& a:focus-visible": { outlineOffset: { base: "-2px", md: "2px" } } }}
      >
        {ordered.map((category) => (
          <li key={category.id}>
            <Chip data-selected={category.isSelected || undefined} asChild>
              <Link
                to={to(category.isSelected ? null : category.id)}
                aria-current={category.isSelected ? "true" : undefined}
              >
                {category.name}
                <i>{resultsMessages.number(category.count, isMinimum(category))}</i>
                {category.isSelected && <LuX size={18} aria-label={resultsMessages.deselect(category.name)} />}
              </Link>
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const Chip = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "44px",
    px: "3.5",
    borderRadius: "full",
    bg: "bg.surface",
    boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
    fontSize: "0.9375rem",
    fontWeight: 600,
    color: "fg",
    textDecoration: "none",
    whiteSpace: "nowrap",
    "& i": { fontStyle: "normal", fontWeight: 400, color: "fg.subtle" },
    "&[data-selected]": {
      bg: "action.selected",
      color: "fg.onFill",
      boxShadow: "none",
      "& i": { color: "fg.onFill" },
    },
  },
});
