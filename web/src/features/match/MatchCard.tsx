import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { LuMapPin } from "react-icons/lu";
import type { MatchCard_MatchFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { TransactionPair } from "../../components/transaction/TransactionPair";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { PersonLine } from "../../components/ui/PersonLine";
import { Price } from "../../components/ui/Price";
import { distanceLabel } from "../../lib/distance";
import { matchMessages as text } from "../../lib/matchMessages";
import { paths } from "../../lib/paths";
import { MatchLabel } from "./MatchLabel";
import { matchKind } from "./matchKind";

const FRAGMENT: TypedDocumentNode<MatchCard_MatchFragment> = registerFragment(gql`
  fragment MatchCard_match on Match {
    id
    isWanted
    isOwnWanted
    publication {
      id
      slug
      title
      distanceKm
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
    }
    ownPublication {
      id
      slug
      title
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
    }
  }
`);

/** The own thing and another user's, facing each other, with the way to a proposal. */
export function MatchCard({ match: ref }: { match: FragmentType<MatchCard_MatchFragment> }) {
  const titleId = useId();
  const match = useFragmentData(FRAGMENT, ref);
  if (!match) return null;
  const { publication, ownPublication } = match;
  return (
    <Card asChild display="flex" flexDirection="column">
      <article aria-labelledby={titleId} data-publication={publication.id}>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          p={{ base: "3", md: "4" }}
          pb="0"
        >
          <MatchLabel kind={matchKind(match)} />
          {publication.distanceKm !== null && (
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="1"
              textStyle="small"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              <LuMapPin size={14} aria-hidden="true" />
              {distanceLabel(publication.distanceKm)}
            </chakra.span>
          )}
        </chakra.div>
        <chakra.div p={{ base: "3", md: "4" }} pt={{ md: "3" }}>
          <TransactionPair
            give={{ items: [ownPublication] }}
            receive={{ items: [publication] }}
            sentence={text.sentence(ownPublication.title, publication.title)}
          />
          <chakra.div
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
            gap={{ base: "3", md: "5" }}
            mt="3"
          >
            <Side label={text.yours} publication={ownPublication} />
            <Side label={text.theirs} publication={publication} titleId={titleId} />
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          mt="auto"
          p={{ base: "3", md: "4" }}
          borderTop="1px solid {colors.border.subtle}"
        >
          <chakra.div flex="1 1 120px" minWidth="0">
            <PersonLine person={publication.owner} to={paths.person(publication.owner.id)} />
          </chakra.div>
          <ButtonLink
            to={paths.proposalManager(publication.id)}
            variant="swap"
            size="s"
            aria-label={text.proposeFor(publication.title)}
          >
            {text.propose}
          </ButtonLink>
        </chakra.div>
      </article>
    </Card>
  );
}

interface SideProps {
  label: string;
  publication: Pick<MatchCard_MatchFragment["publication"], "id" | "slug" | "title" | "price">;
  titleId?: string;
}

function Side({ label, publication, titleId }: SideProps) {
  return (
    <chakra.div minWidth="0">
      <chakra.p textStyle="caption" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.h2 id={titleId} textStyle="small" fontWeight={700} lineClamp={2}>
        <Link to={paths.publication(publication)} color="inherit">
          {publication.title}
        </Link>
      </chakra.h2>
      <Price price={publication.price} />
    </chakra.div>
  );
}
