import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { IdentityDocumentsQuery, IdentityDocumentsQueryVariables } from "../../__generated__/graphql";
import { ErrorState } from "../../components/ui/ErrorState";
import { PersonLine } from "../../components/ui/PersonLine";
import { Skeleton } from "../../components/ui/Skeleton";
import { moderationMessages } from "../../lib/moderationMessages";
import { paths } from "../../lib/paths";
import { SealedPicture, sealedPictureBox } from "./SealedPicture";

const text = moderationMessages.documents;

const DOCUMENTS: TypedDocumentNode<IdentityDocumentsQuery, IdentityDocumentsQueryVariables> = gql`
  query IdentityDocuments($userId: ID!) {
    verificationDocuments(userId: $userId) {
      identityNumber
      document
      photo
      sharedWith {
        ...ModeratedPerson_user @unmask
      }
    }
  }
`;

/** What a person sent to be verified. It is asked for each time and stays out of the cache. */
export function IdentityDocuments({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(DOCUMENTS, { variables: { userId }, fetchPolicy: "no-cache" });
  const [large, setLarge] = useState<"document" | "photo" | null>(null);
  if (!data) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <Loading />;
  const documents = data.verificationDocuments;
  if (!documents) return null;
  const { identityNumber, sharedWith } = documents;
  return (
    <chakra.section aria-label={text.title} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.h3 textStyle="h4" mb="2">
          {text.title}
        </chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted">
          {text.number}
        </chakra.p>
        <chakra.p textStyle="h3">{identityNumber ?? text.unreadable}</chakra.p>
      </div>
      {sharedWith.length > 0 && (
        <chakra.div p="3" borderRadius="md" bg="bg.danger">
          <chakra.p fontWeight={700}>{text.shared}</chakra.p>
          {sharedWith.map((person) => (
            <chakra.div key={person.id} mt="2">
              <PersonLine person={person} to={paths.person(person.id)} />
            </chakra.div>
          ))}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: large ? "minmax(0, 1fr)" : "1fr 1fr" }}
      >
        {(["document", "photo"] as const).map((part) => (
          <SealedPicture
            key={part}
            label={text[part]}
            source={documents[part]}
            unreadable={text.unreadable}
            zoomLabel={text.zoom(text[part])}
            isLarge={large === part}
            onZoom={() => setLarge(large === part ? null : part)}
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

/** As high as the number and both pictures: the decisions below stay where they are. */
function Loading() {
  return (
    <chakra.div aria-busy="true" display="grid" gap="4">
      <Skeleton width="180px" height="5rem" />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
        css={{ "& > *": { mt: "1.5rem" } }}
      >
        <Skeleton {...sealedPictureBox} />
        <Skeleton {...sealedPictureBox} />
      </chakra.div>
    </chakra.div>
  );
}
