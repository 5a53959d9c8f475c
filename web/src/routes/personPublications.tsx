import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { Navigate, useParams } from "react-router-dom";
import type { PersonNameQuery, PersonNameQueryVariables } from "../__generated__/graphql";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { Container } from "../components/ui/Card";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { PersonPublications } from "../features/publication/PersonPublications";
import { PersonNotFound } from "../features/user/PersonNotFound";
import { messages } from "../lib/messages";
import { shortName } from "../lib/names";
import { paths } from "../lib/paths";
import { profileMessages } from "../lib/profileMessages";

const QUERY: TypedDocumentNode<PersonNameQuery, PersonNameQueryVariables> = gql`
  query PersonName($id: ID!) {
    user(id: $id) {
      id
      firstName
      lastName
      isActive
    }
  }
`;

/** /publications/third/{id}, for members: all publications of a user, without the rest of their profile. */
export default function PersonPublicationsRoute() {
  const { id = "" } = useParams();
  const { data } = useQuery(QUERY, { ...useNavigationFetchPolicy(), variables: { id } });
  const user = data?.user;
  if (user === null) return <PersonNotFound />;
  if (user && !user.isActive) return <Navigate to={paths.inactiveUser()} replace />;
  const name = user ? shortName(user) : null;
  return (
    <Container py={{ base: "4", md: "8" }}>
      <PageTitle>{name ? profileMessages.person.publicationsOf(name) : profileMessages.person.publications}</PageTitle>
      <chakra.div minHeight="44px" mb="2">
        {name && (
          <Link
            to={paths.person(id)}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minHeight="44px"
            fontWeight={700}
          >
            <LuArrowLeft size={18} aria-hidden="true" />
            {messages.publication.seeProfileOf(name)}
          </Link>
        )}
      </chakra.div>
      <PersonPublications key={id} userId={id} name={name} heading="h1" />
    </Container>
  );
}
