import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type {
  OwnerCard_UserFragment,
  OwnerFiguresQuery,
  OwnerFiguresQueryVariables,
} from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Avatar } from "../../components/ui/Avatar";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { detailMessages } from "../../lib/detailMessages";
import { yearOf } from "../../lib/dates";
import { messages } from "../../lib/messages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { Reputation } from "./Reputation";

const FRAGMENT: TypedDocumentNode<OwnerCard_UserFragment> = registerFragment(gql`
  fragment OwnerCard_user on User {
    id
    firstName
    lastName
    isVerified
    subscription
    reputation
    picture {
      url
      sources {
        url
        width
      }
    }
  }
`);

/** Not part of the fragment: these figures are only fetched where a single user is shown. */
const FIGURES: TypedDocumentNode<OwnerFiguresQuery, OwnerFiguresQueryVariables> = gql`
  query OwnerFigures($id: ID!) {
    user(id: $id) {
      id
      joinedAt
      activePublicationCount
      completedExchangeCount
    }
  }
`;

/** The owner of a publication. */
export function OwnerCard({ user: ref }: { user: FragmentType<OwnerCard_UserFragment> }) {
  const user = useFragmentData(FRAGMENT, ref);
  const { data } = useQuery(FIGURES, { variables: { id: user?.id ?? "" }, skip: !user });
  if (!user) return null;
  const { publication: text } = messages;
  const figures: [string, string | number | null | undefined][] = [
    [text.swapsDone, data?.user?.completedExchangeCount],
    [text.activePublications, data?.user?.activePublicationCount],
    [detailMessages.memberSince, data?.user?.joinedAt ? yearOf(data.user.joinedAt) : null],
  ];
  const knownFigures = figures.filter(([, value]) => value !== null && value !== undefined);
  return (
    <Card p="18px" asChild>
      <section aria-label={detailMessages.owner}>
        <chakra.div display="flex" alignItems="center" gap="3">
          <Avatar person={user} size={56} />
          <chakra.div minWidth="0">
            <chakra.div display="flex" alignItems="center" gap="1.5" fontSize="1.0625rem" fontWeight={700}>
              <chakra.span truncate title={fullName(user)}>
                {shortName(user)}
              </chakra.span>
              <VerifiedMark person={user} />
            </chakra.div>
            <chakra.div mt="0.5" textStyle="small">
              <Reputation value={user.reputation} />
            </chakra.div>
          </chakra.div>
          <Link
            to={paths.person(user.id)}
            ml="auto"
            flexShrink={0}
            py="3"
            textStyle="small"
            fontWeight={700}
            aria-label={text.seeProfileOf(shortName(user))}
          >
            {detailMessages.seeProfile}
          </Link>
        </chakra.div>
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(3, 1fr)"
          gap="3"
          mt="3.5"
          pt="3.5"
          borderTop="1px solid {colors.border.subtle}"
          minHeight={data ? undefined : "64px"}
        >
          {knownFigures.map(([label, value]) => (
            <chakra.div key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
              <chakra.dt textStyle="caption" color="fg.muted">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="h3" fontSize="1.1875rem">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </section>
    </Card>
  );
}
