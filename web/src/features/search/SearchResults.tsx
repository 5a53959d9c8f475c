import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuInfo } from "react-icons/lu";
import { useSearchParams } from "react-router-dom";
import type { SearchResultsQuery, SearchResultsQueryVariables } from "../../__generated__/graphql";
import type { ItemCondition } from "../../__generated__/enums";
import { useIsPartialResult } from "../../apollo/partialResults";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Container } from "../../components/ui/Card";
import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageMeta } from "../../components/PageMeta";
import { Pager } from "../../components/ui/Pager";
import { PartialDataNotice } from "../../components/ui/PartialDataNotice";
import { Skeleton } from "../../components/ui/Skeleton";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { readAttributeFilters, toAttributeInput, writeAttributeFilters } from "../../lib/attributeFilters";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/paths";
import { AttributeFilters } from "./AttributeFilters";
import { CategoryChips } from "./CategoryChips";
import { ConditionFilter } from "./ConditionFilter";
import { CardGrid } from "../../components/ui/CardGrid";
import { ResultsHeader } from "./ResultsHeader";
import { searchSummary } from "./searchTitles";

const QUERY: TypedDocumentNode<SearchResultsQuery, SearchResultsQueryVariables> = gql`
  query SearchResults($input: SearchInput!) {
    search(input: $input) {
      items {
        id
        ...PublicationCard_publication
      }
      sponsored {
        id
        ...PublicationCard_publication
      }
      categories {
        id
        name
        count
        isSelected
      }
      facets {
        name
        label
        kind
        unit
        values {
          value
          count
        }
      }
      page {
        page
        pages
        total
      }
    }
  }
`;

type ResultItem = NonNullable<SearchResultsQuery["search"]>["items"][number];

interface SearchResultsProps {
  search: SearchAddress;
  title: string;
  /** Canonical path; results that depend on terms and position have none and are not indexed. */
  path?: string;
  /** URL of the same search with some parameters changed. */
  addressOf: (change: Partial<SearchAddress>) => string;
  renderCard: (publication: ResultItem, eager: boolean) => ReactNode;
  skeleton: ReactNode;
}

/** Chips, banner, sponsored results before the others, pages of ten. */
export function SearchResults({ search, title, path, addressOf, renderCard, skeleton }: SearchResultsProps) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get("page")) || 1);
  const condition = conditionOf(params.get("condition"));
  const attributes = readAttributeFilters(params);
  const { data, previousData, error, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { input: inputOf(search, page, condition, attributes) },
  });
  const isPartial = useIsPartialResult("SearchResults");
  const result = data?.search;
  // While another page or category loads, the chips stay where they are.
  const { categories = [], facets = [] } = result ?? previousData?.search ?? {};
  // Nothing that a changed filter could bring back, either.
  const isEmpty =
    result?.page.total === 0 &&
    result.sponsored.length === 0 &&
    categories.length === 0 &&
    condition === null &&
    attributes.length === 0;
  const withParams = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(change)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    const query = next.toString();
    return query ? `?${query}` : "?";
  };

  return (
    <Container
      py={{ base: "3.5", md: "6" }}
      display="grid"
      gap={{ base: "4", md: "6" }}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <PageMeta title={title} path={path} robots={path ? undefined : "noindex"} />
      {isEmpty ? (
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      ) : (
        <>
          <CategoryChips categories={categories} to={(categoryId) => addressOf({ categoryId })} />
          <ResultsHeader
            title={title}
            hint={
              result ? searchSummary(result.page.total, search) : error ? "" : <Skeleton width="240px" height="16px" />
            }
            filters={<ConditionFilter value={condition} to={(value) => withParams({ condition: value, page: null })} />}
          />
          {facets.length > 0 && (
            <AttributeFilters
              facets={facets}
              filters={attributes}
              to={(filters) => writeAttributeFilters(params, filters)}
            />
          )}
        </>
      )}
      {result && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      {!result &&
        (error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <CardGrid aria-busy="true">{skeleton}</CardGrid>
        ))}
      {result && result.sponsored.length > 0 && (
        <section>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="3">
            <chakra.h2 textStyle="h3">{messages.search.sponsored}</chakra.h2>
            <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="caption" color="fg.muted">
              <LuInfo size={15} aria-hidden="true" />
              {messages.search.sponsoredHint}
            </chakra.span>
          </chakra.div>
          <CardGrid>{result.sponsored.map((publication) => renderCard(publication, true))}</CardGrid>
        </section>
      )}
      {result && result.items.length > 0 && (
        <section>
          <chakra.h2 textStyle="h3" mb="3">
            {messages.search.results}
          </chakra.h2>
          <CardGrid>{result.items.map((publication, index) => renderCard(publication, index < 4))}</CardGrid>
        </section>
      )}
      {result && result.items.length === 0 && <NoResults search={search} addressOf={addressOf} />}
      {result && search.radiusKm !== null && result.page.total > 0 && result.page.pages <= 1 && (
        <chakra.p textAlign="center">
          <ButtonLink to={addressOf({ radiusKm: null })} variant="text">
            {messages.search.widen}
          </ButtonLink>
        </chakra.p>
      )}
      {result && (
        <Pager
          page={result.page.page}
          pages={result.page.pages}
          to={(target) => withParams({ page: target === 1 ? null : String(target) })}
        />
      )}
    </Container>
  );
}

function NoResults({ search, addressOf }: Pick<SearchResultsProps, "search" | "addressOf">) {
  const { mode, radiusKm, terms } = search;
  const hint = mode === "HAVE" ? messages.search.emptyHaveHint : messages.search.emptyHint;
  const what = terms.length > 0 ? `«${terms.join(", ")}»` : messages.search.emptyWhat;
  return (
    <EmptyState
      size="page"
      title={messages.search.empty}
      hint={radiusKm === null ? messages.search.emptyAnywhereHint : hint(what, radiusKm)}
      action={
        <>
          {radiusKm !== null && (
            <ButtonLink to={addressOf({ radiusKm: null })} wide>
              {messages.search.widen}
            </ButtonLink>
          )}
          <ButtonLink to={paths.newPublication()} variant="secondary" wide>
            {messages.search.publishMine}
          </ButtonLink>
        </>
      }
    />
  );
}

function inputOf(
  search: SearchAddress,
  page: number,
  condition: ItemCondition | null,
  attributes: readonly AttributeFilter[],
): SearchResultsQueryVariables["input"] {
  const { mode, terms, minUsd, maxUsd, categoryId, radiusKm, position } = search;
  return {
    mode,
    ...(mode === "VALUE" ? { minUsd, maxUsd } : { terms }),
    categoryId: categoryId ?? null,
    condition,
    // Left out where there are none: the query of a plain search stays as it was.
    ...(attributes.length > 0 && { attributes: toAttributeInput(attributes) }),
    radiusKm,
    near: position,
    page,
  };
}

function conditionOf(text: string | null): ItemCondition | null {
  return text === "NEW" || text === "USED" ? text : null;
}
