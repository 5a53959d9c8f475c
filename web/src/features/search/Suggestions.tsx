import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { LuHistory, LuLayoutGrid, LuPackage, LuSearch } from "react-icons/lu";
import { Link } from "react-router-dom";
import { cutSearchText } from "../../../../rules/search";
import { foldText } from "../../../../rules/text";
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from "../../__generated__/graphql";
import type { SearchMode } from "../../__generated__/enums";
import { usePosition } from "../../apollo/position";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { readRecentTags } from "../../lib/recentTags";
import { useOwnTitles } from "../../apollo/useOwnTitles";
import { useCategoryNames } from "./useCategoryNames";

const QUERY: TypedDocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = gql`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text)
  }
`;

const MIN_CHARACTERS = 2;
const MAX_CATEGORIES = 3;
const MAX_OWN = 4;
/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 250;

/** What was typed so far, and what becomes of a chosen suggestion. */
export interface SuggestionsProps {
  mode: SearchMode;
  text: string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** What one may mean: own things for «Lo tengo», recent searches, words of titles, categories. */
export default function Suggestions({ mode, text, onChoose, onClose }: SuggestionsProps) {
  const typed = foldText(text.trim());
  const isTyping = typed.length >= MIN_CHARACTERS;
  const matches = (name: string) =>
    !isTyping ||
    foldText(name)
      .split(/\s+/)
      .some((word) => word.startsWith(typed));
  const { position } = usePosition();
  const ownTitles = useOwnTitles();
  // A comma would divide a title into several searches.
  const ownTerms = new Set(ownTitles.map((title) => title.replaceAll(/[\s,]+/g, " ").trim()));
  const own = mode === "HAVE" ? [...ownTerms].filter(matches).slice(0, MAX_OWN) : [];
  const [recent] = useState(() => readRecentTags(mode));
  const shownRecent = recent.filter((tag) => matches(tag) && foldText(tag) !== typed);
  const words = useWords(isTyping ? text.trim() : "").filter((word) => foldText(word) !== typed);
  const categories = useCategoryNames(!isTyping)
    .filter(({ name }) => isTyping && matches(name))
    .slice(0, MAX_CATEGORIES);
  const count = own.length + shownRecent.length + words.length + categories.length;
  if (count === 0) return null;

  const choices = (texts: readonly string[], icon: ReactNode) =>
    texts.map((choice) => (
      <li key={choice}>
        <Choice data-suggestion="" asChild>
          <button type="button" onClick={() => onChoose(choice)}>
            {icon}
            <span>{choice}</span>
          </button>
        </Choice>
      </li>
    ));
  return (
    // A press must not take the focus from the field: Safari gives it to no button or link, so the list would close
    // before the click.
    <Panel aria-label={messages.search.suggestions} onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden role="status">{messages.search.suggestionCount(count)}</VisuallyHidden>
      <ul>
        {choices(own, <LuPackage aria-hidden="true" />)}
        {choices(shownRecent, <LuHistory aria-hidden="true" />)}
        {choices(
          words.filter((word) => !shownRecent.includes(word)),
          <LuSearch aria-hidden="true" />,
        )}
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Choice data-suggestion="" asChild>
              <Link to={paths.category(id, position)} onClick={onClose}>
                <LuLayoutGrid aria-hidden="true" />
                <span>{messages.search.inCategory(name)}</span>
              </Link>
            </Choice>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useWords(text: string): readonly string[] {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, previousData } = useQuery(QUERY, { variables: { text: cutSearchText(settled) }, skip: settled === "" });
  return (text === "" ? null : (data ?? previousData)?.searchSuggestions) ?? [];
}

const Panel = chakra("section", {
  base: {
    position: "absolute",
    top: { base: "auto", lg: "calc(100% + 10px)" },
    left: { base: "4", lg: "0" },
    right: { base: "4", lg: "auto" },
    mt: { base: "50px", lg: "0" },
    minWidth: { lg: "360px" },
    maxHeight: "min(420px, 60vh)",
    overflowY: "auto",
    zIndex: "dropdown",
    p: "1.5",
    bg: "bg.surface",
    border: "1px solid {colors.border.subtle}",
    borderRadius: "control",
    boxShadow: "3",
    "& ul": { listStyleType: "none" },
  },
});

const Choice = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "100%",
    minHeight: "44px",
    px: "3",
    borderRadius: "md",
    color: "fg",
    textAlign: "left",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    "& svg": { flexShrink: 0, color: "fg.muted" },
    "& span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "&:focus-visible": { outlineColor: "{colors.border.focus}", outlineOffset: "-2px", bg: "bg.hover" },
  },
});
