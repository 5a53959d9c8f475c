import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Navigate, useSearchParams } from "react-router-dom";
import type { SavedPublicationsQuery, SavedPublicationsQueryVariables } from "../__generated__/graphql";
import { useIsPartial } from "../apollo/partialAnswers";
import { useVisitPolicy } from "../apollo/useVisitPolicy";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { CardGrid } from "../components/ui/CardGrid";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Pager } from "../components/ui/Pager";
import { PartNotice } from "../components/ui/PartNotice";
import { PageTitle } from "../components/ui/PageTitle";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { UnavailableCard } from "../features/publication/UnavailableCard";
import { PublicationCard } from "../features/publication/PublicationCard";
import { pageInAddress, toPage } from "../lib/pageInAddress";
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

/** /publications-saved: what the member keeps an eye on, in pages of ten. */
export default function SavedRoute() {
  const [params] = useSearchParams();
  const page = pageInAddress(params);
  const { data, previousData, error, refetch } = useQuery(QUERY, { ...useVisitPolicy(), variables: { page } });
  // While the list is asked for again after a change, it stays.
  const list = (data ?? (previousData?.savedPublications?.page.page === page ? previousData : undefined))
    ?.savedPublications;
  const isPartial = useIsPartial("SavedPublications");
  const text = profileMessages.saved;
  // The last thing of the last page was taken out.
  if (data?.savedPublications && data.savedPublications.items.length === 0 && page > 1)
    return <Navigate to={toPage(data.savedPublications.page.pages)} replace />;
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
      {list && isPartial && <PartNotice onRetry={() => void refetch().catch(() => {})} />}
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
          <Pager page={list.page.page} pages={list.page.pages} to={toPage} />
        </chakra.div>
      )}
    </Container>
  );
}
