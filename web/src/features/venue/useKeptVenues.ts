import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  KeptVenuesQuery,
  KeptVenuesQueryVariables,
  SaveClosedDayMutation,
  SaveClosedDayMutationVariables,
  SaveVenueMutation,
  SaveVenueMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { useRequestId } from "../../components/useRequestId";
import { venueMessages as text } from "../../lib/venueMessages";

const VENUES: TypedDocumentNode<KeptVenuesQuery, KeptVenuesQueryVariables> = gql`
  query KeptVenues {
    keptVenues {
      venue {
        id
        name
        address
        city
        location {
          latitude
          longitude
        }
      }
      version
      isOpen
      shifts {
        id
        startsAt
        endsAt
        capacity
        isOpen
      }
    }
    closedDays {
      date
      reason
    }
  }
`;

const SAVE: TypedDocumentNode<SaveVenueMutation, SaveVenueMutationVariables> = gql`
  mutation SaveVenue($input: SaveVenueInput!) {
    saveVenue(input: $input) {
      venue {
        version
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

const SAVE_DAY: TypedDocumentNode<SaveClosedDayMutation, SaveClosedDayMutationVariables> = gql`
  mutation SaveClosedDay($input: SaveClosedDayInput!) {
    saveClosedDay(input: $input) {
      closedDays {
        date
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

/** As operators keep it, closed ones and closed shifts, too. */
export type KeptVenue = NonNullable<KeptVenuesQuery["keptVenues"]>[number];
/** A day, YYYY-MM-DD in Caracas, on which no venue opens. */
export type ClosedDay = NonNullable<KeptVenuesQuery["closedDays"]>[number];
/** The request id is made once per form. */
export type VenueInput = Omit<SaveVenueMutationVariables["input"], "requestId">;
/** Closes a day or opens it again. */
export type ClosedDayInput = SaveClosedDayMutationVariables["input"];
/** Shown at its field, or above the form where it has none. */
export type VenueRefusal = SaveVenueMutation["saveVenue"]["errors"][number];

/** Read anew each time: another operator may have changed them. */
export const useKeptVenues = () => useQuery(VENUES, { fetchPolicy: "cache-and-network" });

/** A venue as it is edited: its place on the map may be missing still. */
export type VenueDraft = Omit<VenueInput, "location"> & { location: VenueInput["location"] | null };

/** What a change of one thing sends: all others as they were read. */
export const toVenueDraft = ({ venue, version, isOpen, shifts }: KeptVenue): VenueDraft => ({
  id: venue.id,
  version,
  name: venue.name,
  address: venue.address,
  city: venue.city,
  location: venue.location && { latitude: venue.location.latitude, longitude: venue.location.longitude },
  isOpen,
  shifts: shifts.map(({ id, startsAt, endsAt, capacity, isOpen }) => ({ id, startsAt, endsAt, capacity, isOpen })),
});

/**
 * Saves venues and closed days. Each returns the refusals, an empty list where it is saved, null where it failed; says
 * what belongs to no field as a toast. Retrying the same content repeats the same request id.
 */
export function useSaveVenue() {
  const [mutate, { loading: isSavingVenue }] = useMutation(SAVE);
  const [mutateDay, { loading: isSavingDay }] = useMutation(SAVE_DAY);
  const { requestIdFor, endRequest } = useRequestId();
  // Also after a refusal: what is stale is read anew.
  const fresh = { refetchQueries: ["KeptVenues"], awaitRefetchQueries: true };

  const attempt = async (
    content: object,
    send: (requestId: string) => Promise<readonly VenueRefusal[] | undefined>,
  ): Promise<readonly VenueRefusal[] | null> => {
    try {
      const refusals = (await send(requestIdFor(content))) ?? [];
      for (const { field, message } of refusals)
        if (!field || field === "requestId" || field === "id") toast.refused(message);
      if (refusals.length === 0) toast.success(text.saved);
      // What was answered is over: the same content again is another change.
      endRequest();
      return refusals;
    } catch (error) {
      toast.error(failureMessage(error));
      return null;
    }
  };
  return {
    saveVenue: (input: VenueInput) =>
      attempt(
        input,
        async (requestId) =>
          (await mutate({ variables: { input: { ...input, requestId } }, ...fresh })).data?.saveVenue.errors,
      ),
    saveClosedDay: (input: ClosedDayInput) =>
      attempt(input, async () => (await mutateDay({ variables: { input }, ...fresh })).data?.saveClosedDay.errors),
    isSaving: isSavingVenue || isSavingDay,
  };
}
