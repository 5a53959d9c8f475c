import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { CompletedTransactionCard_ItemFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { SwapCurve } from "../../components/brand/SwapCurve";
import { TransactionPair } from "../../components/transaction/TransactionPair";
import { Avatar } from "../../components/ui/Avatar";
import { Ribbon } from "../../components/ui/Ribbon";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { Link } from "../../components/ui/Link";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { messages } from "../../lib/messages";
import { wallMessages } from "../../lib/wallMessages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import type { FeedPosition } from "./feedPosition";

const FRAGMENT: TypedDocumentNode<CompletedTransactionCard_ItemFragment> = registerFragment(gql`
  fragment CompletedTransactionCard_item on ExchangeWallItem {
    id
    completedAt
    publication {
      id
      title
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
    offeredPublication {
      id
      title
      cover {
        url
        sources {
          url
          width
        }
      }
    }
    interested {
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
`);

/** «Cambio exitoso»: the requested publication on the left, what was given for it on the right, and both parties. */
export function CompletedTransactionCard({
  item: ref,
  ...feedPosition
}: { item: FragmentType<CompletedTransactionCard_ItemFragment> } & FeedPosition) {
  const nameId = useId();
  const item = useFragmentData(FRAGMENT, ref);
  if (!item) return null;
  const { publication, offeredPublication, interested } = item;
  const offer = offeredPublication ? { items: [offeredPublication] } : { items: [], text: wallMessages.writtenOffer };
  const offerTitle = offeredPublication?.title ?? wallMessages.writtenOffer;
  return (
    <chakra.article
      {...feedPosition}
      tabIndex={-1}
      aria-labelledby={nameId}
      borderRadius="card"
      overflow="hidden"
      border="1px solid {colors.border.subtle}"
      boxShadow="1"
      data-exchange={item.id}
    >
      <SwapCurve>
        <chakra.div p={{ base: "3", md: "5" }}>
          <chakra.div
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            mb={{ base: "3", md: "4" }}
          >
            <span id={nameId}>
              <Ribbon kind="done" />
            </span>
            <chakra.span textStyle="small" color="fg.muted">
              <TimeAgo at={item.completedAt} />
            </chakra.span>
          </chakra.div>
          <TransactionPair
            give={{ items: [publication] }}
            receive={offer}
            sentence={messages.swap.publicSentence(publication.title, offerTitle)}
          />
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={{ base: "2", md: "5" }} mt="3">
            <TransactionSide person={publication.owner} title={publication.title} />
            <TransactionSide person={interested} title={offerTitle} />
          </chakra.div>
        </chakra.div>
      </SwapCurve>
    </chakra.article>
  );
}

function TransactionSide({
  person,
  title,
}: {
  person: CompletedTransactionCard_ItemFragment["interested"];
  title: string;
}) {
  return (
    <chakra.div display="flex" gap="2.5" minWidth="0">
      <Avatar person={person} />
      <chakra.div minWidth="0">
        <chakra.div display="flex" alignItems="center" gap="1.5" textStyle="small" fontWeight={700}>
          <Link to={paths.person(person.id)} color="inherit" truncate title={fullName(person)} py="2" my="-2">
            {shortName(person)}
          </Link>
          <VerifiedMark person={person} size={16} />
        </chakra.div>
        <chakra.p textStyle="caption" color="fg.muted" lineClamp={2}>
          {title}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
