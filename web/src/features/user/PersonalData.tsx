import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { LuLock } from "react-icons/lu";
import type { PersonalDataQuery, PersonalDataQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { profileMessages } from "../../lib/profileMessages";
import { ProfilePhoto } from "./ProfilePhoto";

const PersonalDataForm = lazy(loadWhenOnline(() => import("./PersonalDataForm")));

const QUERY: TypedDocumentNode<PersonalDataQuery, PersonalDataQueryVariables> = gql`
  query PersonalData {
    viewer {
      id
      email
      hidesCity
      user {
        id
        firstName
        lastName
        isVerified
        subscription
        city
        state
        picture {
          url
          sources {
            url
            width
          }
        }
      }
      personalData {
        country
        phone
        dateOfBirth
        gender
      }
    }
  }
`;

const text = profileMessages.data;

/** «Datos Personales»: the viewer's personal data, editable. */
export default function PersonalData() {
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const viewer = data?.viewer;
  if (!viewer && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  // Without Premium the setting rests.
  const isCityHidden = viewer?.hidesCity === true && viewer.user.subscription === "PREMIUM";
  return (
    <Card p={{ base: "4", md: "7" }} maxWidth="760px" aria-busy={!viewer}>
      {viewer ? (
        <Suspense fallback={<PersonalDataSkeleton />}>
          <chakra.div mb="6">
            <ProfilePhoto user={viewer.user} />
          </chakra.div>
          <PersonalDataForm key={viewer.id} viewer={viewer} />
        </Suspense>
      ) : (
        <PersonalDataSkeleton />
      )}
      <chakra.p mt="6" display="flex" gap="2" textStyle="small" color="fg.muted">
        <chakra.span mt="2px">
          <LuLock size={16} aria-hidden="true" />
        </chakra.span>
        <span>
          {text.hint} {viewer && (isCityHidden ? text.seePublicWithoutCity : text.seePublic)}
        </span>
      </chakra.p>
    </Card>
  );
}

/** About as high as the form. */
function PersonalDataSkeleton() {
  return (
    <chakra.div display="grid" gap="5">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <chakra.div key={key} display="grid" gap="2">
          <Skeleton width="120px" height="20px" />
          <Skeleton height="48px" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
