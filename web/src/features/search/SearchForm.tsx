import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { LuSearch } from "react-icons/lu";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { readSearchWords } from "../../../../rules/search";
import type { SearchMode } from "../../__generated__/enums";
import { usePosition } from "../../apollo/position";
import { Button } from "../../components/ui/Button";
import { safeDecode } from "../../lib/decode";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { readSearchAddress } from "../../lib/searchAddress";
import { routePatterns } from "../../lib/routePatterns";
import { CARACAS } from "../../lib/position";
import type { Position } from "../../lib/position";
import { goToContent } from "./goToContent";
import { PlacePill } from "./PlacePill";
import { ModeTabs } from "./ModeTabs";
import { PriceInputs } from "./PriceInputs";
import { SuggestionsBelow } from "./SuggestionsBelow";

/** A pause in typing after which the search runs. */
const TYPING_PAUSE_MS = 1500;

const PLACEHOLDER = { WANT: messages.search.wantPlaceholder, HAVE: messages.search.havePlaceholder } as const;

interface Draft {
  mode: SearchMode;
  text: string;
  min: string;
  max: string;
  radiusKm: number | null;
}

/** The search in the header: by what things are, what owners want for them, or what they are worth. */
export function SearchForm() {
  const { pathname, search: query } = useLocation();
  // A new search URL replaces the draft; any other navigation keeps what is being typed.
  const address = isByPrice(pathname) ? pathname + query : isSearch(pathname) ? pathname : "";
  const { position } = usePosition();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(address));
  const [lastAddress, setLastAddress] = useState(address);
  if (address !== lastAddress) {
    setLastAddress(address);
    // The URL of this form's own search brings nothing new; adopting it would disturb continued typing.
    if (safeDecode(address) !== safeDecode(addressOf(draft, position) ?? "")) setDraft(draftOf(address));
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (target: Draft) => {
    clearTimeout(timer.current);
    const destination = addressOf(target, position);
    if (destination && destination !== address) navigate(destination);
  };
  const changeDraft = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Do not pull back a user who navigated elsewhere during the pause.
      const currentPath = globalThis.location.pathname;
      if (currentPath === pathname || isSearch(currentPath)) search(next);
    }, TYPING_PAUSE_MS);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(draft);
    if (addressOf(draft, position)) goToContent();
  };

  return (
    <chakra.form
      role="search"
      aria-label={messages.search.label}
      onSubmit={submit}
      flex="1"
      minWidth="0"
      display={{ base: "block", lg: "flex" }}
      alignItems="center"
      gap="1"
      height={{ lg: "52px" }}
      bg={{ lg: "bg.surface" }}
      borderRadius={{ lg: "lg" }}
      p={{ lg: "1" }}
      color="fg"
      css={{ "--focus-ring": { base: "{colors.border.focusOnHeader}", lg: "{colors.border.focus}" } }}
    >
      <ModeTabs mode={draft.mode} onChange={(mode) => setDraft({ ...draft, mode })} />
      <chakra.div
        flex="1"
        minWidth="0"
        display="flex"
        alignItems="center"
        height={{ base: "52px", lg: "44px" }}
        bg="bg.surface"
        borderRadius={{ base: "lg", lg: "md" }}
        borderTopLeftRadius={{ base: draft.mode === "WANT" ? "0" : "lg", lg: "md" }}
        borderTopRightRadius={{ base: draft.mode === "VALUE" ? "0" : "lg", lg: "md" }}
        pr={{ base: "1.5", lg: "0" }}
      >
        <chakra.button
          type="submit"
          aria-label={messages.search.submit}
          display={{ base: "grid", lg: "none" }}
          placeItems="center"
          width="44px"
          height="44px"
          cursor="pointer"
          css={INNER_RING}
        >
          <LuSearch size={20} aria-hidden="true" />
        </chakra.button>
        {draft.mode === "VALUE" ? (
          <PriceInputs min={draft.min} max={draft.max} onChange={changeDraft} />
        ) : (
          <SuggestionsBelow
            mode={draft.mode}
            text={draft.text}
            onChoose={(text) => {
              const next = { ...draft, text };
              setDraft(next);
              search(next);
            }}
          >
            <chakra.input
              type="search"
              enterKeyHint="search"
              aria-label={PLACEHOLDER[draft.mode]}
              placeholder={PLACEHOLDER[draft.mode]}
              value={draft.text}
              onChange={(event) => changeDraft({ text: event.target.value })}
              flex="1"
              minWidth="0"
              height="44px"
              px={{ base: "1", lg: "3" }}
              borderRadius="md"
              textOverflow="ellipsis"
              css={{ ...INNER_RING, "&::-webkit-search-cancel-button": { display: "none" } }}
            />
          </SuggestionsBelow>
        )}
        <PlacePill />
      </chakra.div>
      <Button type="submit" minHeight="44px" borderRadius="md" px="18px" display={{ base: "none", lg: "inline-flex" }}>
        <LuSearch size={19} strokeWidth={2.4} aria-hidden="true" />
        {messages.search.submit}
      </Button>
    </chakra.form>
  );
}

const INNER_RING = { "&:focus-visible": { outlineColor: "{colors.border.focus}", outlineOffset: "-2px" } };

const isSearch = (pathname: string) => pathname.startsWith("/search_list/");
/** Its limits are in the query: the path has no slot for them. */
const isByPrice = (pathname: string) => pathname.startsWith("/search_list_price/");

/** The URL of a search; null while there is nothing to search for. */
function addressOf({ mode, text, min, max, radiusKm }: Draft, position: Position): string | null {
  const terms = readSearchWords(text);
  // A single limit counts for both.
  const prices = mode === "VALUE" ? { minUsd: Number(min || max), maxUsd: Number(max || min) } : {};
  const isEmpty = mode === "VALUE" ? !min && !max : terms.length === 0;
  return isEmpty ? null : paths.search({ mode, terms, ...prices, radiusKm, position });
}

function draftOf(address: string): Draft {
  const [pathname = "", query] = address.split("?");
  const { search, searchInCategory, searchByPrice } = routePatterns;
  const match = [search, searchInCategory, searchByPrice].map((pattern) => matchPath(pattern, pathname)).find(Boolean);
  if (!match) return { mode: "WANT", text: "", min: "", max: "", radiusKm: null };
  // `matchPath` does not decode params; only the router does.
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [name, safeDecode(value ?? "")]),
  );
  const { mode, terms, minUsd, maxUsd, radiusKm } = readSearchAddress(params, CARACAS, new URLSearchParams(query));
  return { mode, text: terms.join(", "), min: minUsd?.toString() ?? "", max: maxUsd?.toString() ?? "", radiusKm };
}
