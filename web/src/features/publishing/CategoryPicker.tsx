import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { LuArrowLeft, LuCheck, LuChevronRight, LuSearch } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { Input } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import synonyms from "../../../../catalogue/synonyms.json";
import { publishingMessages } from "../../lib/publishingMessages";
import { findPath, rootsOfType, searchCategories } from "./categoryChoice";
import type { CategoryNode } from "./categoryChoice";
import { guessCategories } from "./guessCategories";
import { useCategories } from "./useCategories";

const texts = publishingMessages.define;

interface CategoryPickerProps {
  type: "PRODUCT" | "SERVICE";
  /** Id of the selected category; empty if none. */
  value: string;
  /** `words` are those from which the category was guessed. */
  onChange: (id: string, words?: string) => void;
  /** Read-only: the category is fixed. */
  isLocked?: boolean;
}

/** Drill-down through the tree, with a search; the selection shows as its path. */
export function CategoryPicker({ type, value, onChange, isLocked = false }: CategoryPickerProps) {
  const { tree, isLoading, hasFailed, retry } = useCategories();
  const [openPath, setOpenPath] = useState<CategoryNode[]>([]);
  const [query, setQuery] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(false);

  // Levels replace each other: without this the focus would leave the picker.
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    container.current?.querySelector<HTMLElement>("button")?.focus();
  });

  if (isLoading) return <Skeleton height={isLocked ? "64px" : "320px"} borderRadius="control" />;
  if (hasFailed) return <ErrorState onRetry={retry} />;

  const openLevel = (next: CategoryNode[]) => {
    shouldMoveFocus.current = true;
    setOpenPath(next);
  };
  const choose = (id: string) => {
    shouldMoveFocus.current = true;
    setQuery("");
    onChange(id, isGuess ? query.trim() : undefined);
  };
  const roots = rootsOfType(type, tree);
  const isSearching = query.trim() !== "";
  const named = isSearching ? searchCategories(query, roots) : [];
  const guessed = isSearching && named.length === 0 ? guessCategories(query, roots, synonyms) : [];
  const isGuess = guessed.length > 0;
  const chosen = value ? findPath(value, tree) : [];
  if (chosen.length > 0 || isLocked) {
    return (
      <chakra.div
        ref={container}
        display="flex"
        alignItems="center"
        gap="3"
        flexWrap="wrap"
        px="4"
        py="3"
        borderRadius="control"
        bg="bg.info"
        border="2px solid {colors.border.selected}"
      >
        <chakra.span color="fg.action" aria-hidden="true">
          <LuCheck size={20} />
        </chakra.span>
        <chakra.p flex="1" minWidth="12rem" fontWeight={600} color="fg.action" role="status" aria-label={texts.chosen}>
          {chosen.map(({ name }) => name).join(" > ")}
        </chakra.p>
        {!isLocked && (
          <Button variant="text" size="s" onClick={() => choose("")}>
            {texts.change}
          </Button>
        )}
      </chakra.div>
    );
  }

  const paths = isSearching ? [...named, ...guessed] : (openPath.at(-1)?.children ?? roots).map((node) => [node]);
  return (
    <chakra.div border="1.5px solid {colors.border.control}" borderRadius="control" bg="bg.surface" overflow="hidden">
      <chakra.div position="relative" borderBottom="1px solid {colors.border.subtle}">
        <chakra.span
          position="absolute"
          left="3.5"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          aria-hidden="true"
        >
          <LuSearch size={20} />
        </chakra.span>
        <Input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          border="0"
          borderRadius="0"
          pl="12"
        />
      </chakra.div>
      <chakra.div ref={container} maxHeight="340px" overflowY="auto" p="1.5">
        {openPath.length > 0 && !isSearching && (
          <Row type="button" onClick={() => openLevel(openPath.slice(0, -1))} color="fg.action" fontWeight={700}>
            <LuArrowLeft size={20} aria-hidden="true" />
            {texts.up(openPath.at(-2)?.name ?? texts.all)}
          </Row>
        )}
        {openPath.length > 0 && !isSearching && (
          <chakra.p px="3" py="1" textStyle="small" color="fg.muted">
            {openPath.map(({ name }) => name).join(" > ")}
          </chakra.p>
        )}
        {isGuess && (
          <chakra.p role="status" px="3" py="1" textStyle="small" color="fg.muted">
            {texts.guesses}
          </chakra.p>
        )}
        {paths.length === 0 && (
          <chakra.p role="status" p="3" color="fg.muted">
            {texts.noCategory}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none">
          {paths.map((path) => {
            const node = path.at(-1);
            if (!node) return null;
            const hasChildren = (node.children ?? []).length > 0;
            return (
              <li key={node.id}>
                <Row type="button" onClick={() => (hasChildren ? openLevel([...openPath, node]) : choose(node.id))}>
                  <chakra.span flex="1">
                    {node.name}
                    {path.length > 1 && (
                      <chakra.span display="block" textStyle="caption" color="fg.muted">
                        {path
                          .slice(0, -1)
                          .map(({ name }) => name)
                          .join(" > ")}
                      </chakra.span>
                    )}
                  </chakra.span>
                  {hasChildren && <LuChevronRight size={20} aria-hidden="true" />}
                </Row>
              </li>
            );
          })}
        </chakra.ul>
      </chakra.div>
    </chakra.div>
  );
}

const Row = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    width: "100%",
    minHeight: "44px",
    px: "3",
    py: "1.5",
    borderRadius: "md",
    textAlign: "left",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
  },
});
