import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import type { RecentPublicationsQuery, RecentPublicationsQueryVariables } from "../__generated__/graphql";
import { usePosition } from "../apollo/position";
import { PageMeta } from "../components/PageMeta";
import { Container } from "../components/ui/Card";
import { Disclosure } from "../components/ui/Disclosure";
import { Link } from "../components/ui/Link";
import { CategoryPanel } from "../features/category/CategoryPanel";
import { CategoryTiles } from "../features/home/CategoryTiles";
import { HomeQuestions } from "../features/home/HomeQuestions";
import { HomeSlider } from "../features/home/HomeSlider";
import { HowItWorks } from "../features/home/HowItWorks";
import { productTiles, serviceTiles, SERVICES_ID } from "../features/home/tiles";
import { TitledRow, titleLinkStyle } from "../features/home/TitledRow";
import { CardSkeletons } from "../features/publication/CardSkeleton";
import { PublicationCard } from "../features/publication/PublicationCard";
import { CardGrid } from "../components/ui/CardGrid";
import { useIsHydrated } from "../components/useIsHydrated";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { messages } from "../lib/messages";
import { readGone } from "../lib/goneState";
import { homeMessages } from "../lib/homeMessages";
import { paths } from "../lib/paths";

const HomeGone = lazy(loadWhenOnline(() => import("./homeGone")));

/** The first page of the wall, so that the wall shows it at once from the cache. */
const QUERY: TypedDocumentNode<RecentPublicationsQuery, RecentPublicationsQueryVariables> = gql`
  query RecentPublications {
    wall {
      items {
        ... on PublicationWallItem {
          id
          publication {
            id
            ...PublicationCard_publication
          }
        }
      }
    }
  }
`;

const SHOWN_COUNT = 4;

/** On phones there is no room beside the headings of the categories. */
const WIDE_LINK = { ...titleLinkStyle, display: { base: "none", md: "block" } } as const;

/** The home page: introduction with banners, categories, recent publications. */
export default function HomeRoute() {
  const { position } = usePosition();
  return (
    <>
      <PageMeta title={`${messages.brand}: ${homeMessages.title}`} isWhole path={paths.home()} />
      <GoneSlot />
      <HomeSlider />
      <Container
        display="grid"
        gap={{ base: "10", lg: "16" }}
        pt={{ base: "7", lg: "14" }}
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <CategoryTiles title={homeMessages.categories} tiles={productTiles}>
          <Disclosure button={homeMessages.toCategories} width="360px" buttonProps={{ ...WIDE_LINK, color: "fg.link" }}>
            {(close) => <CategoryPanel onChoose={close} />}
          </Disclosure>
        </CategoryTiles>
        <CategoryTiles title={homeMessages.services} tiles={serviceTiles}>
          <Link to={paths.category(SERVICES_ID, position)} {...WIDE_LINK}>
            {homeMessages.toServices}
          </Link>
        </CategoryTiles>
        <RecentPublications />
        <HowItWorks />
        <HomeQuestions />
      </Container>
    </>
  );
}

/** Also after a link to something that is gone. */
function GoneSlot() {
  const gone = readGone(useLocation().state);
  const isHydrated = useIsHydrated();
  if (!isHydrated || !gone) return null;
  return (
    <Suspense>
      <HomeGone gone={gone} shownCount={SHOWN_COUNT} />
    </Suspense>
  );
}

function RecentPublications() {
  const { data, error } = useQuery(QUERY);
  const publications = (data?.wall?.items ?? [])
    .flatMap((item) => (item.__typename === "PublicationWallItem" ? [item.publication] : []))
    .slice(0, SHOWN_COUNT);
  if (error || (data && publications.length === 0)) return null;
  return (
    <section>
      <TitledRow title={homeMessages.recent}>
        <Link to={paths.wall()} {...titleLinkStyle}>
          {homeMessages.toWall}
        </Link>
      </TitledRow>
      <CardGrid>
        {publications.map((publication) => (
          <PublicationCard key={publication.id} publication={publication} kind="compact" heading="h3" />
        ))}
        {!data && <CardSkeletons count={SHOWN_COUNT} kind="compact" />}
      </CardGrid>
    </section>
  );
}
