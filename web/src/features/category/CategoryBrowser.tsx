import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { LuChevronLeft, LuChevronRight } from "react-icons/lu";
import { Link } from "react-router-dom";
import type { CategoryBrowserQuery, CategoryBrowserQueryVariables } from "../../__generated__/graphql";
import { usePosition } from "../../apollo/position";
import { ErrorState } from "../../components/ui/ErrorState";
import { Input } from "../../components/ui/Input";
import { moveFocus } from "../../components/ui/moveFocus";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { categoryMessages as text } from "../../lib/categoryMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { buildTree, findCategories } from "./categoryTree";
import type { CategoryNode } from "./categoryTree";

const QUERY: TypedDocumentNode<CategoryBrowserQuery, CategoryBrowserQueryVariables> = gql`
  query CategoryBrowser {
    categories {
      id
      name
      children {
        id
        name
        children {
          id
          name
          children {
            id
            name
          }
        }
      }
    }
  }
`;

/**
 * Drill-down through the categories, with a search over all of them. Arrow keys navigate: right opens a category,
 * left goes back.
 */
export default function CategoryBrowser({ onChoose }: { onChoose: () => void }) {
  const { data, error, refetch } = useQuery(QUERY);
  const { position } = usePosition();
  const [query, setQuery] = useState("");
  const [openPath, setOpenPath] = useState<CategoryNode[]>([]);
  const container = useRef<HTMLElement>(null);
  const tree = useMemo(() => buildTree(data?.categories ?? []), [data]);
  const currentCategory = openPath.at(-1);
  const isSearch = query.trim() !== "";
  const matches = isSearch ? findCategories(tree, query) : null;
  const visibleCategories =
    matches ?? (currentCategory?.children ?? tree).map((category) => ({ category, ancestors: [] }));

  const openCategory = (category: CategoryNode) => {
    flushSync(() => setOpenPath([...openPath, category]));
    // The pressed row is gone: focus the first of the new ones.
    container.current?.querySelector<HTMLElement>("[data-back]")?.focus();
  };
  const goBack = () => {
    flushSync(() => setOpenPath(openPath.slice(0, -1)));
    container.current?.querySelector<HTMLElement>(`[data-category="${currentCategory?.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isTyping = target instanceof HTMLInputElement;
    const id = target.dataset.category;
    if (event.key === "Escape" && isTyping && query) setQuery("");
    else if (event.key === "ArrowRight" && id && !isSearch)
      visibleCategories.forEach(
        ({ category }) => category.id === id && category.children.length > 0 && openCategory(category),
      );
    else if (event.key === "ArrowLeft" && !isTyping && currentCategory && !isSearch) goBack();
    else if (!container.current || !moveFocus(container.current, event.key, isTyping)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <chakra.nav ref={container} aria-label={messages.nav.categories} p="4" onKeyDown={onKeyDown}>
      <Input
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder={text.search}
        aria-label={text.search}
      />
      <VisuallyHidden role="status">
        {data &&
          (matches
            ? text.found(matches.length)
            : text.level(currentCategory?.name ?? messages.nav.categories, visibleCategories.length))}
      </VisuallyHidden>
      <chakra.div mt="2">
        {currentCategory && !isSearch && (
          <>
            <Row asChild fontWeight={700}>
              <button type="button" data-back="" onClick={goBack}>
                <LuChevronLeft size={20} aria-hidden="true" />
                {text.backTo(openPath.at(-2)?.name ?? messages.nav.categories)}
              </button>
            </Row>
            <Row asChild color="fg.link" fontWeight={700}>
              <Link to={paths.category(currentCategory.id, position)} onClick={onChoose}>
                {text.allOf(currentCategory.name)}
              </Link>
            </Row>
          </>
        )}
        {!data &&
          (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <Skeleton height="180px" mt="2" />)}
        {data && visibleCategories.length === 0 && (
          <chakra.p p="3" color="fg.muted">
            {text.none}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none">
          {visibleCategories.map(({ category, ancestors }) => (
            <li key={category.id}>
              <Row asChild>
                {category.children.length > 0 && !isSearch ? (
                  <button type="button" data-category={category.id} onClick={() => openCategory(category)}>
                    <chakra.span flex="1">{category.name}</chakra.span>
                    <LuChevronRight size={20} aria-hidden="true" />
                  </button>
                ) : (
                  <Link to={paths.category(category.id, position)} data-category={category.id} onClick={onChoose}>
                    <span>
                      {category.name}
                      {ancestors.length > 0 && (
                        <chakra.span display="block" textStyle="small" color="fg.muted">
                          {ancestors.join(" › ")}
                        </chakra.span>
                      )}
                    </span>
                  </Link>
                )}
              </Row>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.nav>
  );
}

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    width: "100%",
    minHeight: "44px",
    px: "2",
    py: "1",
    borderRadius: "md",
    textAlign: "left",
    color: "fg",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
  },
});
