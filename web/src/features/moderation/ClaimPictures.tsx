import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import type { ClaimPicturesQuery, ClaimPicturesQueryVariables } from "../../__generated__/graphql";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { moderationMessages } from "../../lib/moderationMessages";
import { SealedPicture } from "./SealedPicture";

const text = moderationMessages.claimPictures;

const PICTURES: TypedDocumentNode<ClaimPicturesQuery, ClaimPicturesQueryVariables> = gql`
  query ClaimPictures($transactionId: ID!) {
    claimPictures(transactionId: $transactionId) {
      author
      picture
    }
  }
`;

interface ClaimPicturesProps {
  transactionId: string;
  /** They are there, or could not be loaded: from now on nothing moves what stands below. */
  onSettled: () => void;
}

/** What both parties of a claim have sent. It is asked for each time and stays out of the cache. */
export function ClaimPictures({ transactionId, onSettled }: ClaimPicturesProps) {
  const { data, error, refetch } = useQuery(PICTURES, { variables: { transactionId }, fetchPolicy: "no-cache" });
  const [large, setLarge] = useState<number | null>(null);
  const isSettled = Boolean(data ?? error);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!data && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  const pictures = data?.claimPictures ?? [];
  return (
    <section aria-busy={!data}>
      <chakra.h3 textStyle="h4" mb="2">
        {text.title}
      </chakra.h3>
      {/* As high as the line that most claims have here. */}
      {!data && <Skeleton width="180px" height="24px" />}
      {data && pictures.length === 0 && <chakra.p color="fg.muted">{text.none}</chakra.p>}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: large === null ? "1fr 1fr" : "minmax(0, 1fr)" }}
      >
        {pictures.map(({ author, picture }, index) => {
          const label = text.of(author, index + 1);
          return (
            <SealedPicture
              key={label}
              label={label}
              source={picture}
              unreadable={text.unreadable}
              zoomLabel={moderationMessages.documents.zoom(label)}
              isLarge={large === index}
              onZoom={() => setLarge(large === index ? null : index)}
            />
          );
        })}
      </chakra.div>
    </section>
  );
}
