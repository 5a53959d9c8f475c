import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { UserRemarksQuery, UserRemarksQueryVariables } from "../../__generated__/graphql";
import { Card } from "../../components/ui/Card";
import { Stars } from "../../components/ui/Stars";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { monthLabel } from "../../lib/dates";
import { shortName } from "../../lib/names";
import { profileMessages } from "../../lib/profileMessages";

const QUERY: TypedDocumentNode<UserRemarksQuery, UserRemarksQueryVariables> = gql`
  query UserRemarks($userId: ID!) {
    userRemarks(userId: $userId) {
      id
      stars
      text
      createdAt
      author {
        id
        firstName
        lastName
        isVerified
        subscription
      }
    }
  }
`;

/** What others wrote of a user with their stars; nothing where there is none. */
export function Remarks({ userId }: { userId: string }) {
  const { data } = useQuery(QUERY, { variables: { userId } });
  const remarks = data?.userRemarks ?? [];
  if (remarks.length === 0) return null;
  return (
    <section>
      <chakra.h2 textStyle="h3" mb="3">
        {profileMessages.person.remarks}
      </chakra.h2>
      <chakra.ul
        m="0"
        p="0"
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      >
        {remarks.map(({ id, stars, text, author, createdAt }) => (
          <Card as="li" key={id} p="4">
            <Stars value={stars} />
            <chakra.p mt="1.5" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <chakra.p mt="1.5" display="flex" alignItems="center" gap="1" textStyle="caption" color="fg.muted">
              {shortName(author)} <VerifiedMark person={author} size={16} /> {`· ${monthLabel(createdAt)}`}
            </chakra.p>
          </Card>
        ))}
      </chakra.ul>
    </section>
  );
}
