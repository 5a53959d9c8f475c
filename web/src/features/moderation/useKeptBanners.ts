import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  KeptBannersQuery,
  KeptBannersQueryVariables,
  SaveBannerMutation,
  SaveBannerMutationVariables,
} from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { bannerMessages as text } from "../../lib/bannerMessages";
import { messages } from "../../lib/messages";
import { useRequestId } from "../../components/useRequestId";

const BANNERS: TypedDocumentNode<KeptBannersQuery, KeptBannersQueryVariables> = gql`
  query KeptBanners {
    keptBanners {
      id
      version
      place
      position
      title
      url
      wideImage {
        url
      }
      narrowImage {
        url
      }
      startsOn
      endsOn
      state
      views
      clicks
      days {
        day
        views
        clicks
      }
    }
  }
`;

const SAVE: TypedDocumentNode<SaveBannerMutation, SaveBannerMutationVariables> = gql`
  mutation SaveBanner($input: SaveBannerInput!) {
    saveBanner(input: $input) {
      banner {
        id
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

/** As operators keep it, with what was counted; days are YYYY-MM-DD in Caracas. */
export type KeptBanner = NonNullable<KeptBannersQuery["keptBanners"]>[number];
/** The request id is made once per form. */
export type BannerInput = Omit<SaveBannerMutationVariables["input"], "requestId">;
/** Shown at its field, or above the form where it has none. */
export type BannerRefusal = SaveBannerMutation["saveBanner"]["errors"][number];

/** Read anew each time: another operator may have changed them. */
export const useKeptBanners = () => useQuery(BANNERS, { fetchPolicy: "cache-and-network" });

/** What a change of one thing sends: all others as they were read. */
export const toBannerInput = ({
  id,
  version,
  place,
  title,
  url,
  startsOn,
  endsOn,
  state,
}: KeptBanner): BannerInput => ({
  id,
  version,
  place,
  title,
  url,
  startsOn,
  endsOn,
  isShown: state !== "TAKEN_DOWN",
});

/**
 * Saves a banner. Returns the refusals at fields, an empty list where it is saved, null where it failed; says all
 * others as a toast. Retrying the same content repeats the same request id.
 */
export function useSaveBanner() {
  const [mutate, { loading }] = useMutation(SAVE);
  const { requestIdFor } = useRequestId();

  const save = async (input: BannerInput): Promise<readonly BannerRefusal[] | null> => {
    const content = JSON.stringify(input, (_key, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    try {
      const { data } = await mutate({
        variables: { input: { ...input, requestId: requestIdFor(content) } },
        // Also after a refusal: what is stale is read anew.
        refetchQueries: ["KeptBanners"],
        awaitRefetchQueries: true,
      });
      const refusals = data?.saveBanner.errors ?? [];
      for (const { field, message } of refusals)
        if (!field || field === "requestId" || field === "id") toast.refused(message);
      if (refusals.length === 0) toast.success(text.saved);
      return refusals;
    } catch {
      toast.error(messages.error.short);
      return null;
    }
  };
  return { save, isSaving: loading };
}
