import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { memo, useId } from "react";
import { LuMapPin } from "react-icons/lu";
import { Link } from "react-router-dom";
import type { PublicationCard_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Mark } from "../../components/brand/Mark";
import { Button, ButtonLink } from "../../components/ui/Button";
import { PersonLine } from "../../components/ui/PersonLine";
import { Picture } from "../../components/ui/Picture";
import { Price } from "../../components/ui/Price";
import { Ribbon } from "../../components/ui/Ribbon";
import { distanceLabel } from "../../lib/distance";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { publicationCardRecipe } from "../../theme/recipes/publicationCard";
import { conditionLabel } from "../../lib/conditionLabel";
import { InterestTags } from "./InterestTags";
import { SaveButton } from "./SaveButton";
import { WithheldCard } from "./WithheldCard";

const FRAGMENT: TypedDocumentNode<PublicationCard_PublicationFragment> = registerFragment(gql`
  fragment PublicationCard_publication on Publication {
    id
    slug
    title
    type
    status
    condition
    usage
    distanceKm
    highlights
    ribbons
    interests
    isOwn
    isWithheld
    price {
      amount
      currency
    }
    cover {
      url
      sources {
        url
        width
      }
    }
    owner {
      id
      firstName
      lastName
      isVerified
      subscription
      picture {
        url
        sources {
          url
          width
        }
      }
    }
    ...SaveButton_publication
  }
`);

/** Displayed widths of the picture. */
const SIZES = {
  wall: "(max-width: 576px) 92vw, 300px",
  compact: "(max-width: 769px) 46vw, 280px",
  dense: "(max-width: 576px) 46vw, 300px",
};

interface PublicationCardProps {
  publication: FragmentType<PublicationCard_PublicationFragment>;
  /** `wall` with owner and button; `compact` in results; `dense` is compact on phones and like the wall elsewhere. */
  kind?: "wall" | "compact" | "dense";
  /** What the viewer has, by title or search term: matching interests turn gold. */
  offered?: readonly string[];
  /** Above the fold: its picture loads at once. */
  eager?: boolean;
  heading?: "h2" | "h3";
  /** In a feed: the item's position and the total. */
  "aria-posinset"?: number;
  "aria-setsize"?: number;
}

/** What a user offers, and what they want for it. */
export const PublicationCard = memo(function PublicationCard({
  publication: ref,
  kind = "wall",
  offered,
  eager,
  heading = "h2",
  ...feedPosition
}: PublicationCardProps) {
  const titleId = useId();
  const publication = useFragmentData(FRAGMENT, ref);
  const styles = useSlotRecipe({ recipe: publicationCardRecipe })({ kind });
  if (!publication) return null;
  if (publication.isWithheld)
    return (
      <WithheldCard
        publication={publication}
        kind={kind}
        heading={heading}
        titleId={titleId}
        data-publication={publication.id}
        tabIndex={feedPosition["aria-posinset"] && -1}
        {...feedPosition}
      />
    );
  const isCompact = kind === "compact";
  const isAvailable = publication.status === "ACTIVE";
  return (
    <chakra.article
      css={styles.root}
      data-publication={publication.id}
      data-kind={publication.ribbons[0]}
      aria-labelledby={titleId}
      tabIndex={feedPosition["aria-posinset"] && -1}
      {...feedPosition}
    >
      <chakra.div css={styles.picture} filter={isAvailable ? undefined : "saturate(.25)"}>
        <Picture image={publication.cover} alt="" eager={eager} sizes={SIZES[kind]} />
        <chakra.div css={styles.ribbons}>
          {publication.ribbons.slice(0, 2).map((ribbon) => (
            <Ribbon key={ribbon} kind={ribbon} />
          ))}
        </chakra.div>
        {!isAvailable && <UnavailableOverlay />}
      </chakra.div>
      <chakra.div css={styles.body}>
        <Price price={publication.price} />
        <chakra.h2 as={heading} id={titleId} css={styles.title}>
          <Link to={paths.publication(publication)}>{publication.title}</Link>
        </chakra.h2>
        <chakra.div css={styles.meta}>
          <div>
            <span>{conditionLabel(publication)}</span>
            {publication.highlights.map((highlight) => (
              <span key={highlight}>{highlight}</span>
            ))}
            {publication.distanceKm !== null && (
              <chakra.span whiteSpace="nowrap">
                <LuMapPin size={14} aria-hidden="true" />
                {distanceLabel(publication.distanceKm)}
              </chakra.span>
            )}
          </div>
        </chakra.div>
        {!isCompact && (
          <chakra.div css={styles.owner}>
            <PersonLine
              person={publication.owner}
              to={publication.isOwn ? undefined : paths.person(publication.owner.id)}
            />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div css={styles.wants}>
        <chakra.span css={styles.seal}>
          <Mark size={24} />
        </chakra.span>
        <chakra.div css={styles.label}>
          {isCompact ? messages.publication.inExchangeFor : messages.publication.interests}
        </chakra.div>
        <chakra.ul css={styles.tags}>
          <InterestTags
            interests={publication.interests}
            offered={offered}
            limit={isCompact ? 1 : 6}
            phoneLimit={kind === "dense" ? 1 : undefined}
            hasRestCount={isCompact}
          />
        </chakra.ul>
        {!isCompact && (
          <chakra.div css={styles.action}>
            {publication.isOwn ? (
              <chakra.p
                textStyle="small"
                color="fg.receive"
                fontWeight={700}
                minHeight="40px"
                display="flex"
                alignItems="center"
              >
                {messages.publication.own}
              </chakra.p>
            ) : isAvailable ? (
              <ButtonLink
                to={paths.proposalManager(publication.id)}
                variant="swap"
                size="s"
                wide
                aria-label={`${messages.publication.propose}: ${publication.title}`}
              >
                {messages.publication.propose}
              </ButtonLink>
            ) : (
              <Button size="s" wide disabled>
                {messages.publication.propose}
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
      {isAvailable && !publication.isOwn && (
        <chakra.div css={styles.save}>
          <SaveButton publication={publication} />
        </chakra.div>
      )}
    </chakra.article>
  );
});

function UnavailableOverlay() {
  return (
    <chakra.div position="absolute" inset="0" display="grid" placeItems="center" bg="bg.veil">
      <chakra.span
        bg="bg.scrim"
        color="fg.onFill"
        fontWeight={700}
        textStyle="small"
        p="9px 14px"
        borderRadius="plumaSm"
      >
        {messages.publication.unavailable}
      </chakra.span>
    </chakra.div>
  );
}
