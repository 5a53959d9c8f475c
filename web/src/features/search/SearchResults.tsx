import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { LuInfo } from "react-icons/lu";
import { useSearchParams } from "react-router-dom";
import { errorCodes } from "../../apollo/errors";
import { useIsPartialResult } from "../../apollo/partialResults";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Container } from "../../components/ui/Card";
import { ButtonLink } from "../../components/ui/Button";
import { CardSizeSwitch } from "../../components/ui/CardSizeSwitch";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageMeta } from "../../components/PageMeta";
import { Pager } from "../../components/ui/Pager";
import { PartialDataNotice } from "../../components/ui/PartialDataNotice";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { addAttributeFilters, readAttributeFilters, writeAttributeFilters } from "../../lib/attributeFilters";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { resultsMessages } from "../../lib/resultsMessages";
import type { SearchAddress } from "../../lib/searchAddress";
import { updateRecentTags } from "../../lib/recentTags";
import { readPageNumber } from "../../lib/pageNumber";
import { AlertSlot } from "./AlertSlot";
import { AttributeFilters, ChosenAttributes } from "./AttributeFilters";
import { CategoryChips } from "./CategoryChips";
import { hasFilters } from "./hasFilters";
import { NearestBeyond } from "./NearestBeyond";
import { anywhereOf, NoResults } from "./NoResults";
import { PremiumOnly } from "./PremiumOnly";
import { ResultsHeader } from "./ResultsHeader";
import { Banner, FilterLine, Pinned, Top } from "./resultsLayout";
import { ResultFilters } from "./ResultFilters";
import { ResultGrid } from "./ResultGrid";
import { ResultGroups } from "./ResultGroups";
import { inputOf, SEARCH_RESULTS } from "./resultsQuery";
import type { ResultItem } from "./resultsQuery";
import { searchSummary } from "./searchTitles";
import { usePlaceOfViewer } from "./usePlaceOfViewer";
import { useStayingResult } from "./useStayingResult";

interface SearchResultsProps {
  search: SearchAddress;
  title: string;
  /** Canonical path; results that depend on terms and position have none and are not indexed. */
  path?: string;
  /** URL of a search on this screen. */
  addressOf: (search: SearchAddress) => string;
  renderCard: (publication: ResultItem, eager: boolean) => ReactNode;
  skeleton: ReactNode;
}

/** Chips, banner, sponsored results before the others, pages of ten. */
export function SearchResults({ search, title, path, addressOf, renderCard, skeleton }: SearchResultsProps) {
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const isBlank = search.mode === "VALUE" && search.minUsd == null && search.maxUsd == null;
  const attributes = readAttributeFilters(params);
  const to = (change: Partial<SearchAddress>) => {
    const address = addressOf({ ...search, ...change });
    // Attributes belong to their category.
    return "categoryId" in change ? address : addAttributeFilters(address, attributes);
  };
  usePlaceOfViewer(search, to);
  const { data, previousData, error, refetch } = useQuery(SEARCH_RESULTS, {
    ...useNavigationFetchPolicy(),
    variables: { input: inputOf(search, page, attributes) },
    skip: isBlank,
  });
  const codes = errorCodes(error);
  const isRefused = codes.includes("FORBIDDEN");
  const isBusy = codes.includes("RATE_LIMITED");
  const isPartial = useIsPartialResult("SearchResults");
  const { result, isStaying } = useStayingResult({ current: data?.search, error, search, page, attributes });
  // While another page or category loads, the chips stay where they are.
  const { categories: found = [], facets = [] } = result ?? previousData?.search ?? {};
  // Results by ids are not narrowed any further.
  const categories = search.ids ? [] : found;
  const isTotalMinimum = result?.isTotalMinimum ?? false;
  const areCountsMinimum = (result ?? previousData?.search)?.areCountsMinimum ?? false;
  // Sponsored results count, too, as in the chips, except on top of a rounded lower bound.
  const total = result ? result.page.total + (isTotalMinimum ? 0 : result.sponsored.length) : null;
  const hasSponsored = result ? result.sponsored.length > 0 : false;
  // A page past the end still has the sponsored ones.
  const isAllPaid = page === 1 && result?.items.length === 0 && hasSponsored;
  const hasFound = total === null ? null : total > 0;
  const isFiltered = hasFilters(search) || attributes.length > 0;
  const anywhere = anywhereOf(search);
  // Nor would a changed filter find anything.
  const isEmpty = isBlank || (hasFound === false && categories.length === 0 && !isFiltered);
  const { mode, terms } = search;
  const words = search.ids ? "" : terms.join(", ");
  useEffect(() => {
    if (hasFound !== null && page === 1 && !isFiltered) updateRecentTags(mode, words, hasFound);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFound, mode, words]);
  const filterLine = useRef<HTMLDivElement>(null);
  const chosen = JSON.stringify([attributes, search.onlyVerified, search.onlyRecent]);
  useEffect(() => {
    // Scrolls back to the start, where the chosen filters stand.
    if (filterLine.current) filterLine.current.scrollLeft = 0;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chosen]);
  const toAttributes = (filters: readonly AttributeFilter[]) => writeAttributeFilters(params, filters);

  return (
    <Container
      aria-busy={isStaying || undefined}
      opacity={isStaying ? 0.6 : undefined}
      pt={{ base: "1", md: "6" }}
      pb={{ base: "3.5", md: "6" }}
      display="grid"
      gap={{ base: "1.5", md: "6" }}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <PageMeta title={title} path={path} robots={path ? undefined : "noindex"} />
      {isEmpty ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <Top>
          <CategoryChips
            isAwaited={!result && !error && !search.ids}
            categories={categories}
            isMinimum={({ isSelected }) => (isSelected ? isTotalMinimum : areCountsMinimum)}
            to={(categoryId) => to({ categoryId })}
          />
          <Banner>
            <FilterLine ref={filterLine}>
              <ResultFilters
                search={search}
                canRefine={(result ?? previousData?.search)?.canRefine ?? true}
                to={(change) => to(change)}
                chosen={<ChosenAttributes facets={facets} filters={attributes} to={toAttributes} />}
                // With nothing found it is below, larger.
                alert={hasFound === true && <AlertSlot search={search} attributes={attributes} kind="chip" />}
              />
              {facets.length > 0 && (
                <AttributeFilters
                  facets={facets}
                  areCountsMinimum={areCountsMinimum}
                  filters={attributes}
                  to={toAttributes}
                />
              )}
              <Pinned>
                <CardSizeSwitch />
              </Pinned>
            </FilterLine>
            <ResultsHeader
              title={title}
              isHiddenOnPhones={hasSponsored && !isAllPaid}
              {...(total !== null
                ? {
                    hint: searchSummary(total, isTotalMinimum, search),
                    shortHint: resultsMessages.count(total, isTotalMinimum),
                  }
                : error
                  ? { hint: "", shortHint: "" }
                  : {
                      hint: <Skeleton width="240px" height="16px" />,
                      shortHint: <Skeleton width="96px" height="14px" />,
                    })}
            />
          </Banner>
        </Top>
      )}
      {result && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      {isBlank && <EmptyState size="page" title={resultsMessages.noValue} hint={resultsMessages.noValueHint} />}
      {!result &&
        !isBlank &&
        (isRefused ? (
          <PremiumOnly withoutFilters={to({ onlyVerified: false, onlyRecent: false })} />
        ) : error ? (
          <ErrorState
            cause={isBusy ? resultsMessages.busy : undefined}
            onRetry={() => void refetch().catch(() => {})}
          />
        ) : (
          <ResultGrid aria-busy="true">{skeleton}</ResultGrid>
        ))}
      {result && hasSponsored && (
        <section>
          <chakra.div
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            mb={{ base: "1", md: "3" }}
          >
            <chakra.h2 textStyle="h3">{resultsMessages.sponsored}</chakra.h2>
            <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="caption" color="fg.muted">
              <LuInfo size={15} aria-hidden="true" />
              {resultsMessages.sponsoredHint}
            </chakra.span>
          </chakra.div>
          <ResultGrid data-lone={result.sponsored.length === 1 || undefined}>
            {result.sponsored.map((publication) => renderCard(publication, true))}
          </ResultGrid>
        </section>
      )}
      {result && result.items.length > 0 && (
        <ResultGroups
          items={result.items}
          partialMatches={result.partialMatches}
          hasSeveralTerms={terms.length > 1}
          countBelowOthers={hasSponsored ? resultsMessages.count(total ?? 0, isTotalMinimum) : undefined}
          renderCard={renderCard}
        />
      )}
      {result && result.items.length === 0 && !isAllPaid && (
        <NoResults search={search} attributes={attributes} to={to} />
      )}
      {result && result.page.total === 0 && !isAllPaid && search.radiusKm !== null && (
        <NearestBeyond search={search} attributes={attributes} renderCard={renderCard} />
      )}
      {result && anywhere && (result.page.total > 0 || isAllPaid) && result.page.pages <= 1 && (
        <chakra.p textAlign="center">
          <ButtonLink to={to(anywhere)} variant="text">
            {resultsMessages.widen}
          </ButtonLink>
        </chakra.p>
      )}
      {result && <Pager page={result.page.page} pages={result.page.pages} to={(target) => withPage(to({}), target)} />}
    </Container>
  );
}

const withPage = (address: string, page: number) =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
