import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useParams } from "react-router-dom";
import type { PersonQuery, PersonQueryVariables } from "../__generated__/graphql";
import { useIsPartialResult } from "../apollo/partialResults";
import { useSession } from "../apollo/session";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { PageMeta } from "../components/PageMeta";
import { Redirect } from "../components/Redirect";
import { Container } from "../components/ui/Card";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { PersonPublications } from "../features/publication/PersonPublications";
import { ReportPersonButton } from "../features/report/ReportPersonButton";
import { BlockButton } from "../features/user/BlockButton";
import { PersonNotFound } from "../features/user/PersonNotFound";
import { ProfileHeader, ProfileHeaderSkeleton } from "../features/user/ProfileHeader";
import { ReasonCounts } from "../features/user/ReasonCounts";
import { Remarks } from "../features/user/Remarks";
import { messages } from "../lib/messages";
import { shortName } from "../lib/names";
import { paths } from "../lib/paths";
import { profileMessages } from "../lib/profileMessages";

const QUERY: TypedDocumentNode<PersonQuery, PersonQueryVariables> = gql`
  query Person($id: ID!) {
    user(id: $id) {
      id
      firstName
      lastName
      isActive
      isBlocked
      city
      state
      ratingReasons {
        reason
        count
      }
      ...ProfileHeader_user
    }
  }
`;

/**
 * /profile/third/{id}, and /profile/{id} for members: the public profile. The viewer's own id leads to their settings.
 */
export default function PersonRoute() {
  const { id = "" } = useParams();
  const { viewer } = useSession();
  return viewer?.id === id ? <Redirect to={paths.settings("profile")} /> : <Person key={id} id={id} />;
}

function Person({ id }: { id: string }) {
  const { viewer } = useSession();
  const { data, error, refetch } = useQuery(QUERY, { ...useNavigationFetchPolicy(), variables: { id } });
  const isPartial = useIsPartialResult("Person");
  const user = data?.user;
  if (user === null) return <PersonNotFound />;
  if (user && !user.isActive) return <Redirect to={paths.inactiveUser()} />;
  return (
    <Container
      py={{ base: "4", md: "8" }}
      display="grid"
      gap={{ base: "6", md: "8" }}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {user && (
        <PageMeta
          title={shortName(user)}
          description={profileMessages.person.description(
            shortName(user),
            [user.city, user.state].filter(Boolean).join(", "),
          )}
          path={paths.person(id)}
          image={`/share/profile/${id}.jpg`}
          type="profile"
        />
      )}
      {user && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      {user ? (
        <ProfileHeader
          user={user}
          action={
            viewer &&
            user.isBlocked !== null && (
              <chakra.div
                display="flex"
                flexWrap="wrap"
                gap="1"
                width={{ base: "100%", md: "auto" }}
                mt={{ base: "2", md: "0" }}
                mb={{ base: "-2", md: "0" }}
                pt={{ base: "2", md: "0" }}
                borderTop={{ base: "1px solid {colors.border.subtle}", md: "0" }}
                css={{ "& > *": { flex: { base: "1", md: "none" } } }}
              >
                <ReportPersonButton userId={id} />
                <BlockButton userId={id} name={user.firstName} isBlocked={user.isBlocked} />
              </chakra.div>
            )
          }
        />
      ) : error ? (
        <>
          <PageTitle>{messages.error.loading}</PageTitle>
          <ErrorState as="h1" onRetry={() => void refetch().catch(() => {})} />
        </>
      ) : (
        <ProfileHeaderSkeleton />
      )}
      {user && <ReasonCounts reasons={user.ratingReasons} />}
      {user && <Remarks userId={id} />}
      {(user || !error) && <PersonPublications userId={id} name={user ? shortName(user) : null} />}
    </Container>
  );
}
