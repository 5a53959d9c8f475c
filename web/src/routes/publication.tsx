import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { PublicationDetailQuery, PublicationDetailQueryVariables } from "../__generated__/graphql";
import { useIsPartialResult } from "../apollo/partialResults";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { PageMeta } from "../components/PageMeta";
import { Redirect } from "../components/Redirect";
import { WhenNear } from "../components/WhenNear";
import { useHttpStatus } from "../components/site";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { NotFound } from "../components/ui/NotFound";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { Skeleton } from "../components/ui/Skeleton";
import { UnknownAddress } from "../components/ui/UnknownAddress";
import { toast } from "../components/ui/toast";
import { useSavedStateRetry } from "../features/publication/useSavedStateRetry";
import { ActionBar } from "../features/publication/ActionBar";
import { BackButton } from "../features/publication/BackButton";
import { DetailSkeleton } from "../features/publication/DetailSkeleton";
import { Facts } from "../features/publication/Facts";
import { Gallery } from "../features/publication/Gallery";
import { InterestsPanel } from "../features/publication/InterestsPanel";
import { OfferPanel } from "../features/publication/OfferPanel";
import { PlacePanel } from "../features/publication/PlacePanel";
import { PublicationMeta } from "../features/publication/PublicationMeta";
import { ShareButton } from "../features/publication/ShareButton";
import { Breadcrumbs } from "../features/publication/Breadcrumbs";
import { WithheldDetail } from "../features/publication/WithheldDetail";
import { QuestionsPanel } from "../features/question/QuestionsPanel";
import { ReportButton } from "../features/report/ReportButton";
import { OwnerCard } from "../features/user/OwnerCard";
import { detailMessages } from "../lib/detailMessages";
import { goneHint, goneTitle } from "../lib/goneMessages";
import type { Gone } from "../lib/goneState";
import { messages } from "../lib/messages";
import { isPublicationAddress, paths } from "../lib/paths";
import { loadWhenOnline } from "../lib/loadWhenOnline";

const PromotionPanel = lazy(loadWhenOnline(() => import("../features/promotion/PromotionPanel")));

const SimilarPublications = lazy(loadWhenOnline(() => import("../features/publication/SimilarPublications")));
const MoreOfOwner = lazy(loadWhenOnline(() => import("../features/publication/MoreOfOwner")));

const QUERY: TypedDocumentNode<PublicationDetailQuery, PublicationDetailQueryVariables> = gql`
  query PublicationDetail($id: ID!) {
    publication(id: $id) {
      id
      slug
      title
      status
      interests
      isOwn
      isWithheld
      isReported
      isSaved
      owner {
        id
        isActive
        ...OwnerCard_user
      }
      category {
        id
        path {
          id
          name
        }
      }
      ...PublicationMeta_publication
      ...Gallery_publication
      ...Facts_publication
      ...PlacePanel_publication
      ...OfferPanel_publication
      ...InterestsPanel_publication
      ...ActionBar_publication
      ...QuestionsPanel_publication
    }
    questions(publicationId: $id) {
      publicationId
      ...QuestionsPanel_questions
    }
  }
`;

/** What the sticky row of the header covers does not count as visible. */
const HEADER_MARGIN = "-68px 0px 0px";

const PADDING = { pt: { base: "0", sm: "4" }, pb: { base: "110px", md: "12" } } as const;

type Publication = NonNullable<PublicationDetailQuery["publication"]>;
type Questions = PublicationDetailQuery["questions"];

/** /{slug}/{id}: the id decides, a wrong slug leads to the right one. */
export default function PublicationRoute() {
  const { id = "", slug = "" } = useParams();
  const { search, hash } = useLocation();
  const isPublication = isPublicationAddress(slug, id);
  const { data, error, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { id },
    skip: !isPublication,
  });
  const publication = data?.publication;

  // Other paths of two segments are unknown addresses.
  if (!isPublication) return <UnknownAddress />;
  if (publication === null) return <NotFound />;
  if (!publication) {
    return (
      <>
        {error && <PageTitle>{messages.error.loading}</PageTitle>}
        <BackButton />
        <Container {...PADDING}>
          {error ? <ErrorState as="h1" onRetry={() => void refetch().catch(() => {})} /> : <DetailSkeleton />}
        </Container>
      </>
    );
  }
  if (!publication.isOwn && !publication.owner.isActive) return <Redirect to={paths.inactiveUser()} />;
  if (!publication.isOwn && publication.status !== "ACTIVE")
    return (
      <UnavailablePublication
        gone={{
          id: publication.id,
          slug,
          categoryId: publication.category?.id ?? null,
          wasSwapped: publication.status === "FINISHED",
        }}
      />
    );
  if (publication.slug !== slug) return <Redirect to={paths.publication(publication) + search + hash} isPermanent />;
  if (publication.isWithheld)
    return (
      <>
        <BackButton />
        <Container {...PADDING}>
          <Breadcrumbs steps={publication.category?.path ?? []} />
          <WithheldDetail
            category={publication.category?.path.at(-1)?.name ?? null}
            owner={<OwnerCard user={publication.owner} />}
          />
        </Container>
      </>
    );
  return (
    <PublicationDetail
      publication={publication}
      questions={data.questions}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}

function PublicationDetail({
  publication,
  questions,
  onRetry,
}: {
  publication: Publication;
  questions: Questions;
  onRetry: () => void;
}) {
  const isPartial = useIsPartialResult("PublicationDetail");
  const actions = useRef<HTMLDivElement>(null);
  const areActionsHidden = useIsOutOfView(actions);
  useSavedStateRetry(publication);
  return (
    <>
      <PublicationMeta publication={publication} />
      <BackButton />
      <chakra.div
        position="absolute"
        right={{ base: "4", sm: "8" }}
        top={{ base: "3", sm: "7" }}
        zIndex="sticky"
        display={{ base: "block", md: "none" }}
      >
        <ShareButton publication={publication} kind="round" />
      </chakra.div>
      <Container {...PADDING}>
        {isPartial && <PartialDataNotice onRetry={onRetry} />}
        <Breadcrumbs steps={publication.category?.path ?? []} />
        <chakra.div
          display="grid"
          gap={{ base: "6", lg: "10" }}
          alignItems="start"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 448px" }}
          gridTemplateAreas={{ base: '"pictures" "offer" "facts"', lg: '"pictures offer" "facts offer"' }}
          gridTemplateRows={{ lg: "auto 1fr" }}
        >
          <chakra.div gridArea="pictures" minWidth="0">
            <Gallery publication={publication} />
          </chakra.div>
          <chakra.div
            gridArea="offer"
            display="grid"
            gap="5"
            minWidth="0"
            position={{ base: "relative", lg: "sticky" }}
            top={{ lg: "88px" }}
            // On phones a sheet over the bottom of the picture.
            mt={{ base: "-48px", sm: "0" }}
            mx={{ base: "-4", sm: "0" }}
            px={{ base: "4", sm: "0" }}
            pt={{ base: "22px", sm: "0" }}
            bg="bg.canvas"
            borderRadius={{ base: "28px 8px 0 0", sm: "0" }}
          >
            <OfferPanel publication={publication} actionsRef={actions} />
            {publication.isOwn && publication.status === "ACTIVE" && (
              <Suspense fallback={<Skeleton height={{ base: "176px", md: "158px" }} borderRadius="card" />}>
                <PromotionPanel publicationId={publication.id} />
              </Suspense>
            )}
            <InterestsPanel publication={publication} />
            <OwnerCard user={publication.owner} />
          </chakra.div>
          <chakra.div gridArea="facts" display="grid" gap="8" minWidth="0">
            <Facts publication={publication} />
            <PlacePanel publication={publication} />
            {questions && <QuestionsPanel publication={publication} questions={questions} />}
            <ReportButton
              publicationId={publication.id}
              isOwn={publication.isOwn}
              wasReported={publication.isReported === true}
            />
          </chakra.div>
        </chakra.div>
        <WhenNear>
          <chakra.div display="grid" gap="10" mt="10" gridTemplateColumns="minmax(0, 1fr)">
            <SimilarPublications id={publication.id} title={detailMessages.similar} count={4} />
            <MoreOfOwner publicationId={publication.id} ownerId={publication.owner.id} />
          </chakra.div>
        </WhenNear>
      </Container>
      <ActionBar publication={publication} isShownOnWide={areActionsHidden} />
    </>
  );
}

/**
 * No longer available: leads home with a toast, and similar things there. Crawlers and readers without JavaScript get
 * the heading.
 */
function UnavailablePublication({ gone }: { gone: Gone }) {
  useHttpStatus(410);
  const navigate = useNavigate();
  useEffect(() => {
    toast.info(`${detailMessages.notHere}.`);
    navigate(paths.homeAlias(), { replace: true, state: { gone } });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <PageMeta title={detailMessages.notHere} robots="noindex" />
      <EmptyState
        as="h1"
        title={goneTitle(gone)}
        hint={goneHint(gone)}
        action={
          <ButtonLink to={paths.homeAlias()} variant="secondary">
            {messages.notFound.action}
          </ButtonLink>
        }
      />
    </>
  );
}

function useIsOutOfView(target: React.RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOut(!entry?.isIntersecting), {
      rootMargin: HEADER_MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}
