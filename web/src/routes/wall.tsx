import { gql, NetworkStatus } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import type { WallQuery, WallQueryVariables } from "../__generated__/graphql";
import { useSession } from "../apollo/session";
import { useIsPartialResult } from "../apollo/partialResults";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { PageMeta } from "../components/PageMeta";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { CardSizeSwitch } from "../components/ui/CardSizeSwitch";
import { useCardSize } from "../components/ui/cardSize";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { Skeleton } from "../components/ui/Skeleton";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { PublicationCard } from "../features/publication/PublicationCard";
import { useOwnTitles } from "../apollo/useOwnTitles";
import { AdSlot } from "../features/wall/AdSlot";
import { GuestCard } from "../features/wall/GuestCard";
import { WallFeed } from "../features/wall/WallFeed";
import { WallGrid } from "../features/wall/WallGrid";
import { WallOrderSwitch } from "../features/wall/WallOrderSwitch";
import { useWallOrder } from "../features/wall/useWallOrder";
import { messages } from "../lib/messages";
import { wallMessages } from "../lib/wallMessages";
import { paths } from "../lib/paths";
import { loadWhenOnline } from "../lib/loadWhenOnline";

const ProfileCard = lazy(loadWhenOnline(() => import("../features/user/ProfileCard")));

const MatchesCard = lazy(loadWhenOnline(() => import("../features/match/MatchesCard")));

const QUERY: TypedDocumentNode<WallQuery, WallQueryVariables> = gql`
  query Wall($after: String, $order: WallOrder) {
    wall(after: $after, order: $order) {
      canOrderByDistance
      items {
        ... on PublicationWallItem {
          id
          publication {
            id
            distanceKm
            ...PublicationCard_publication
          }
        }
        ... on ExchangeWallItem {
          id
          ...CompletedTransactionCard_item
        }
        ... on BannerWallItem {
          id
          ...BannerCard_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The wall, with the viewer's card and the advertising beside it. */
export default function WallRoute() {
  const { status } = useSession();
  return (
    <Container py={{ base: "4", lg: "7" }}>
      <PageMeta title={wallMessages.title} path={paths.wall()} />
      <chakra.div
        display="grid"
        gap={{ base: "2", lg: "7" }}
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "264px minmax(0, 1fr)" }}
      >
        <chakra.aside
          display={{ base: status === "member" ? "none" : "block", lg: "block" }}
          position={{ lg: "sticky" }}
          top="88px"
        >
          {status === "member" ? (
            <Suspense fallback={<Skeleton height="380px" borderRadius="card" />}>
              <ProfileCard />
              <MatchesCard />
            </Suspense>
          ) : (
            <GuestCard />
          )}
          <chakra.div display={{ base: "none", xl: "block" }} mt="5">
            <AdSlot />
          </chakra.div>
        </chakra.aside>
        <chakra.div minWidth="0">
          <Feed />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}

/** The title with the switch, and the list. */
function Feed() {
  const { order, isFinding, canChoose, change } = useWallOrder();
  const ownTitles = useOwnTitles();
  const { cardSize } = useCardSize();
  const { data, previousData, loading, error, fetchMore, refetch, networkStatus } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    // As the home page asks for it, so that both share what is loaded.
    variables: order === "NEWEST" ? {} : { order },
    skip: isFinding,
    notifyOnNetworkStatusChange: true,
  });
  const isPartial = useIsPartialResult("Wall");
  const header = (
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" mb="4" minHeight="50px">
      <chakra.h1 textStyle="h2">{wallMessages.title}</chakra.h1>
      <chakra.div display="flex" alignItems="center" gap="1">
        {canChoose && (data ?? previousData)?.wall?.canOrderByDistance && (
          <WallOrderSwitch value={order} onChange={change} />
        )}
        <CardSizeSwitch />
      </chakra.div>
    </chakra.div>
  );
  if (!data?.wall)
    return (
      <>
        {header}
        {error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : loading || isFinding ? (
          <FeedSkeleton />
        ) : null}
      </>
    );
  const { items, pageInfo, canOrderByDistance } = data.wall;
  if (items.length === 0)
    return (
      <>
        {header}
        <EmptyState
          title={wallMessages.empty}
          hint={wallMessages.emptyHint}
          action={
            <ButtonLink variant="swap" to={paths.newPublication()}>
              {messages.nav.publish}
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      {header}
      {isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      <WallFeed
        label={wallMessages.title}
        items={items}
        isByDistance={order === "NEARBY" && canOrderByDistance}
        hasMore={pageInfo.hasNextPage}
        isPaused={Boolean(error)}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        onLoadMore={() => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)}
        renderPublication={(publication, place, eager) => (
          <PublicationCard
            publication={publication}
            kind={cardSize === "large" ? "wall" : "dense"}
            eager={eager}
            offered={ownTitles}
            {...place}
          />
        )}
        skeleton={<FeedSkeleton />}
      />
      {error && (
        <ErrorState
          onRetry={() => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)}
        />
      )}
      {!pageInfo.hasNextPage && (
        <chakra.p textAlign="center" textStyle="small" color="fg.muted" py="6">
          {wallMessages.end}
        </chakra.p>
      )}
      <VisuallyHidden role="status">
        {networkStatus === NetworkStatus.fetchMore ? wallMessages.loadingMore : ""}
      </VisuallyHidden>
    </>
  );
}

function FeedSkeleton() {
  const { cardSize } = useCardSize();
  return (
    <WallGrid>
      <CardSkeletons count={6} kind={cardSize === "large" ? "wall" : "dense"} />
    </WallGrid>
  );
}
