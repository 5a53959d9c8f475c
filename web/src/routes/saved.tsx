import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Navigate, useSearchParams } from "react-router-dom";
import type { SavedPublicationsQuery, SavedPublicationsQueryVariables } from "../__generated__/graphql";
import { useIsPartialResult } from "../apollo/partialResults";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { CardGrid } from "../components/ui/CardGrid";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Pager } from "../components/ui/Pager";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { PageTitle } from "../components/ui/PageTitle";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { UnavailableCard } from "../features/publication/UnavailableCard";
import { PublicationCard } from "../features/publication/PublicationCard";
import { readPageNumber, pageSearch } from "../lib/pageNumber";
import { paths } from "../lib/paths";
import { profileMessages } from "../lib/profileMessages";

const QUERY: TypedDocumentNode<SavedPublicationsQuery, SavedPublicationsQueryVariables> = gql`
  query SavedPublications($page: Int!) {
    savedPublications(page: $page) {
      items {
        id
        publicationId
        publication {
          id
          ...PublicationCard_publication
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

/** /publications-saved: the viewer's saved publications, in pages of ten. */
export default function SavedRoute() {
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const { data, previousData, error, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { page },
  });
  // Keeps the list while it is refetched after a change.
  const list = (data ?? (previousData?.savedPublications?.page.page === page ? previousData : undefined))
    ?.savedPublications;
  const isPartial = useIsPartialResult("SavedPublications");
  const text = profileMessages.saved;
  // The last item of the last page was removed.
  if (data?.savedPublications && data.savedPublications.items.length === 0 && page > 1)
    return <Navigate to={pageSearch(data.savedPublications.page.pages)} replace />;
  return (
    <Container py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <chakra.h1 textStyle="h1" mb={{ base: "4", md: "6" }}>
        {text.title}
        {list && list.page.total > 0 && (
          <chakra.span ml="2" color="fg.muted" fontWeight={600}>
            {list.page.total}
          </chakra.span>
        )}
      </chakra.h1>
      {!list &&
        (error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <CardGrid aria-busy="true">
            <CardSkeletons count={8} kind="compact" />
          </CardGrid>
        ))}
      {list && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      {list && list.items.length > 0 && (
        <CardGrid>
          {list.items.map(({ id, publicationId, publication }, index) =>
            publication ? (
              <PublicationCard key={id} publication={publication} kind="compact" eager={index < 4} />
            ) : (
              <UnavailableCard key={id} publicationId={publicationId} />
            ),
          )}
        </CardGrid>
      )}
      {list?.page.total === 0 && (
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={
            <ButtonLink variant="secondary" to={paths.wall()}>
              {profileMessages.person.toWall}
            </ButtonLink>
          }
        />
      )}
      {list && (
        <chakra.div mt="6">
          <Pager page={list.page.page} pages={list.page.pages} to={pageSearch} />
        </chakra.div>
      )}
    </Container>
  );
}
