import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { LuInfo } from "react-icons/lu";
import { Navigate, useSearchParams } from "react-router-dom";
import type {
  CampaignsQuery,
  CampaignsQueryVariables,
  PromotablesQuery,
  PromotablesQueryVariables,
  PromotionCountsQuery,
  PromotionCountsQueryVariables,
} from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useRefreshOnPayment } from "../../apollo/useRefresh";
import { ButtonLink } from "../../components/ui/Button";
import { ChipLink } from "../../components/ui/ChipLink";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Link } from "../../components/ui/Link";
import { Pager } from "../../components/ui/Pager";
import { readPageNumber } from "../../lib/pageNumber";
import { infoPaths, paths } from "../../lib/paths";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { promotionMessages } from "../../lib/promotionMessages";
import { CampaignRow } from "./CampaignRow";
import { PromotableRow } from "./PromotableRow";
import { PromotionRowSkeleton } from "./PromotionRow";
import type { PromotedPublication } from "./PromotedPublicationSummary";

const PromoteDialog = lazy(loadWhenOnline(() => import("./PromoteDialog")));

const COUNTS: TypedDocumentNode<PromotionCountsQuery, PromotionCountsQueryVariables> = gql`
  query PromotionCounts {
    viewer {
      id
      campaignCount
      promotableCount
    }
  }
`;

const CAMPAIGNS: TypedDocumentNode<CampaignsQuery, CampaignsQueryVariables> = gql`
  query Campaigns($page: Int!) {
    campaigns(page: $page) {
      items {
        id
        ...CampaignRow_campaign
      }
      page {
        page
        pages
        total
      }
    }
  }
`;

const PROMOTABLES: TypedDocumentNode<PromotablesQuery, PromotablesQueryVariables> = gql`
  query Promotables($page: Int!) {
    promotables(page: $page) {
      items {
        id
        ...PromotableRow_publication
      }
      page {
        page
        pages
        total
      }
    }
  }
`;

type PromotionKind = "campaigns" | "promotables";

const text = promotionMessages.list;
const KINDS: readonly PromotionKind[] = ["campaigns", "promotables"];

function addressOf(kind: PromotionKind, page = 1): string {
  return `?tab=${kind}${page > 1 ? `&page=${page}` : ""}`;
}

/**
 * «Promocionadas»: the campaigns and the promotable publications, ten a page; list and page are in the URL.
 */
export default function Promotions({ kind }: { kind: PromotionKind }) {
  const policy = useNavigationFetchPolicy();
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const { data: counts, loading, refetch } = useQuery(COUNTS, policy);
  useRefreshOnPayment(refetch, loading);
  const totals: Record<PromotionKind, number | null | undefined> = {
    campaigns: counts?.viewer?.campaignCount,
    promotables: counts?.viewer?.promotableCount,
  };
  return (
    <section aria-label={text.label}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="4">
        <chakra.nav aria-label={text.kind} display="flex" flexWrap="wrap" gap="2">
          {KINDS.map((value) => (
            <ChipLink
              key={value}
              to={addressOf(value)}
              aria-current={value === kind ? "page" : undefined}
              px={{ base: "3", sm: "4" }}
              fontSize={{ base: "0.875rem", sm: "1rem" }}
            >
              {text.kinds[value]}
              <chakra.span minWidth="1ch">{totals[value] ?? ""}</chakra.span>
            </ChipLink>
          ))}
        </chakra.nav>
        <Link
          to={infoPaths.ads}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight="44px"
          textStyle="small"
          fontWeight={700}
        >
          <LuInfo size={18} aria-hidden="true" />
          {text.about}
        </Link>
      </chakra.div>
      {kind === "campaigns" ? <Campaigns key={page} page={page} /> : <Promotables key={page} page={page} />}
    </section>
  );
}

function Campaigns({ page }: { page: number }) {
  const { data, error, loading, refetch } = useQuery(CAMPAIGNS, { ...useNavigationFetchPolicy(), variables: { page } });
  const refresh = useRefreshOnPayment(refetch, loading);
  const list = useLastDefined(data?.campaigns);
  return (
    <PromotionList kind="campaigns" list={list} page={page} hasFailed={error !== undefined} onRetry={refresh}>
      {list?.items.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} />
      ))}
    </PromotionList>
  );
}

function Promotables({ page }: { page: number }) {
  const { data, error, loading, refetch } = useQuery(PROMOTABLES, {
    ...useNavigationFetchPolicy(),
    variables: { page },
  });
  const refresh = useRefreshOnPayment(refetch, loading);
  const list = useLastDefined(data?.promotables);
  // Not in the row: a paid publication leaves the list, and its row unmounts, before the dialog has reported success.
  const [promoted, setPromoted] = useState<PromotedPublication | null>(null);
  return (
    <>
      <PromotionList kind="promotables" list={list} page={page} hasFailed={error !== undefined} onRetry={refresh}>
        {list?.items.map((publication) => (
          <PromotableRow key={publication.id} publication={publication} onPromote={setPromoted} />
        ))}
      </PromotionList>
      <Suspense>{promoted && <PromoteDialog publication={promoted} onClose={() => setPromoted(null)} />}</Suspense>
    </>
  );
}

/** The latest defined value: keeps a list visible while it is refetched. */
function useLastDefined<List>(value: List | undefined): List | undefined {
  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value !== lastValue) setLastValue(value);
  return value ?? lastValue;
}

interface PromotionListProps {
  kind: PromotionKind;
  /** Undefined while loading; null if the backend has no such list. */
  list: { items: readonly unknown[]; page: { page: number; pages: number } } | null | undefined;
  page: number;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function PromotionList({ kind, list, page, hasFailed, onRetry, children }: PromotionListProps) {
  if (list === undefined) {
    if (hasFailed) return <ErrorState onRetry={onRetry} />;
    return (
      <Rows aria-busy="true">
        {["a", "b", "c", "d"].map((key) => (
          <PromotionRowSkeleton key={key} isCampaign={kind === "campaigns"} />
        ))}
      </Rows>
    );
  }
  if (list === null || list.items.length === 0) {
    if (list && page > 1) return <Navigate to={addressOf(kind, list.page.pages)} replace />;
    return (
      <EmptyState
        title={text.none[kind]}
        hint={text.noneHint[kind]}
        action={
          <ButtonLink
            variant={kind === "campaigns" ? "primary" : "swap"}
            to={kind === "campaigns" ? paths.profile("promotables") : paths.newPublication()}
          >
            {text.noneAction[kind]}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Rows>{children}</Rows>
      <chakra.div mt="6">
        <Pager page={list.page.page} pages={list.page.pages} to={(target) => addressOf(kind, target)} />
      </chakra.div>
    </>
  );
}

const Rows = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  },
});
