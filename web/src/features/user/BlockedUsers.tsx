import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { BlockedUsersQuery, BlockedUsersQueryVariables } from "../../__generated__/graphql";
import { Card } from "../../components/ui/Card";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { shortName } from "../../lib/names";
import { personMessages as text } from "../../lib/personMessages";
import { BlockButton } from "./BlockButton";

const QUERY: TypedDocumentNode<BlockedUsersQuery, BlockedUsersQueryVariables> = gql`
  query BlockedUsers {
    blockedUsers {
      id
      firstName
      lastName
      isVerified
      subscription
      isBlocked
    }
  }
`;

/** Whom the viewer has blocked; nothing where the backend has no blocks. */
export function BlockedUsers() {
  const { data, error } = useQuery(QUERY, { fetchPolicy: "cache-and-network" });
  const people = data?.blockedUsers;
  if (people === null || (!people && error)) return null;
  return (
    <Card as="section" aria-labelledby="blocked" p={{ base: "4", md: "6" }} display="grid" gap="3">
      <chakra.h2 id="blocked" textStyle="h3">
        {text.listTitle}
      </chakra.h2>
      {/* Keeps its room while the list loads. */}
      <chakra.p textStyle="small" color="fg.muted" visibility={people ? undefined : "hidden"}>
        {people?.length ? text.listHint : text.listNone}
      </chakra.p>
      {people && people.length > 0 && (
        <chakra.ul m="0" p="0" listStyleType="none">
          {people.map((person) => (
            <chakra.li key={person.id} display="flex" flexWrap="wrap" alignItems="center" gap="3" py="1">
              <chakra.span flex="1" minWidth="0" fontWeight={700} overflowWrap="anywhere">
                {shortName(person)} <VerifiedMark person={person} size={16} />
              </chakra.span>
              <BlockButton userId={person.id} name={person.firstName} isBlocked />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
