import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PictureLimitQuery, PictureLimitQueryVariables } from "../../__generated__/graphql";
import type { PublicationDraft } from "./publicationSchema";

const PICTURE_LIMIT: TypedDocumentNode<PictureLimitQuery, PictureLimitQueryVariables> = gql`
  query PictureLimit {
    viewer {
      id
      maxPictures
    }
  }
`;

/** Lets the form have as many pictures as the viewer's plan allows, or as the publication has already. */
export function usePictureLimit({ setValue }: UseFormReturn<PublicationDraft>, publishedCount: number): void {
  const { data } = useQuery(PICTURE_LIMIT, { fetchPolicy: "cache-and-network" });
  const limit = data?.viewer?.maxPictures;
  useEffect(() => {
    if (limit) setValue("maxImages", Math.max(limit, publishedCount));
  }, [limit, publishedCount, setValue]);
}
