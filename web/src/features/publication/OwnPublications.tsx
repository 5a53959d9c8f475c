import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuHandHelping, LuPlus } from "react-icons/lu";
import { Navigate, useSearchParams } from "react-router-dom";
import type { OwnPublicationKind } from "../../__generated__/enums";
import type { OwnPublicationsQuery, OwnPublicationsQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { ChipLink } from "../../components/ui/ChipLink";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Link } from "../../components/ui/Link";
import { Pager } from "../../components/ui/Pager";
import { Skeleton } from "../../components/ui/Skeleton";
import { messages } from "../../lib/messages";
import { readPageNumber } from "../../lib/pageNumber";
import { paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";
import { OwnPublicationRow } from "./OwnPublicationRow";

const QUERY: TypedDocumentNode<OwnPublicationsQuery, OwnPublicationsQueryVariables> = gql`
  query OwnPublications($kind: OwnPublicationKind!, $page: Int!) {
    ownPublications(kind: $kind, page: $page) {
      items {
        id
        ...OwnPublicationRow_publication
      }
      page {
        page
        pages
        total
      }
      activeCount
      inactiveCount
    }
  }
`;

const text = profileMessages.own;
const KINDS: readonly OwnPublicationKind[] = ["ACTIVE", "INACTIVE"];

function addressOf(kind: OwnPublicationKind, page = 1): string {
  return `?tab=publications&kind=${kind.toLowerCase()}${page > 1 ? `&page=${page}` : ""}`;
}

/** «Mis Publicaciones»: active and inactive ones, ten a page; kind and page are in the URL. */
export function OwnPublications() {
  const [params] = useSearchParams();
  const kind: OwnPublicationKind = params.get("kind") === "inactive" ? "INACTIVE" : "ACTIVE";
  const page = readPageNumber(params);
  const { data, error, refetch } = useQuery(QUERY, { ...useNavigationFetchPolicy(), variables: { kind, page } });
  const currentList = data?.ownPublications;
  // A list stays visible while it is refetched after a change; the counts stay while another list loads.
  const address = addressOf(kind, page);
  const [lastShown, setLastShown] = useState<{ address: string; list: typeof currentList }>();
  if (currentList !== undefined && currentList !== lastShown?.list) setLastShown({ address, list: currentList });
  const list = currentList === undefined && lastShown?.address === address ? lastShown.list : currentList;
  const counts: Record<OwnPublicationKind, number | null | undefined> = {
    ACTIVE: lastShown?.list?.activeCount,
    INACTIVE: lastShown?.list?.inactiveCount,
  };
  if (currentList && currentList.items.length === 0 && page > 1)
    return <Navigate to={addressOf(kind, currentList.page.pages)} replace />;
  return (
    <section aria-label={text.tabs.publications}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="4">
        <chakra.nav aria-label={text.kind} display="flex" gap="2">
          {KINDS.map((value) => (
            <ChipLink key={value} to={addressOf(value)} aria-current={value === kind ? "page" : undefined}>
              {text.kinds[value]}
              <chakra.span minWidth="1ch">{counts[value] ?? ""}</chakra.span>
            </ChipLink>
          ))}
        </chakra.nav>
        <Link
          to={paths.requests(1)}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight="44px"
          textStyle="small"
          fontWeight={700}
        >
          <LuHandHelping size={18} aria-hidden="true" />
          {text.proposals}
        </Link>
      </chakra.div>
      {list && list.items.length > 0 && (
        <Rows>
          {list.items.map((publication) => (
            <OwnPublicationRow key={publication.id} publication={publication} />
          ))}
        </Rows>
      )}
      {list && list.items.length === 0 && <NoPublications kind={kind} />}
      {list === null && <NoPublications kind={kind} />}
      {list === undefined &&
        (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <OwnPublicationsSkeleton />)}
      {list && (
        <chakra.div mt="6">
          <Pager page={list.page.page} pages={list.page.pages} to={(target) => addressOf(kind, target)} />
        </chakra.div>
      )}
    </section>
  );
}

function NoPublications({ kind }: { kind: OwnPublicationKind }) {
  return kind === "ACTIVE" ? (
    <EmptyState
      title={text.none}
      hint={text.noneHint}
      action={
        <ButtonLink variant="swap" to={paths.newPublication()}>
          <LuPlus size={20} aria-hidden="true" />
          {messages.nav.publish}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={text.noneInactive} hint={text.noneInactiveHint} />
  );
}

function OwnPublicationsSkeleton() {
  return (
    <Rows aria-busy="true">
      {["a", "b", "c", "d"].map((key) => (
        <Card
          as="li"
          key={key}
          display="flex"
          alignItems="center"
          gap="5"
          p={{ base: "3", md: "4" }}
          minHeight={{ base: "176px", md: "162px" }}
        >
          <Skeleton width={{ base: "96px", md: "128px" }} aspectRatio="1 / 1" borderRadius="22px 6px 22px 6px" />
          <chakra.span display="grid" gap="2.5" flex="1">
            <Skeleton width="90px" height="24px" />
            <Skeleton width="70%" height="20px" />
            <Skeleton width="110px" height="20px" />
          </chakra.span>
        </Card>
      ))}
    </Rows>
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
