import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { MeetingPlacesQuery, MeetingPlacesQueryVariables } from "../../__generated__/graphql";

const PLACES: TypedDocumentNode<MeetingPlacesQuery, MeetingPlacesQueryVariables> = gql`
  query MeetingPlaces {
    meetingPlaces {
      city
      state
      places {
        id
        kind
        name
        address
      }
    }
  }
`;

/** A city with its public places, police posts before the others, the nearest first. */
export type MeetingCity = NonNullable<MeetingPlacesQuery["meetingPlaces"]>[number];

/** The public places, the nearest city first; undefined while they load, null where they cannot be had. */
export function useMeetingPlaces(isForm: boolean): readonly MeetingCity[] | null | undefined {
  const { data, error } = useQuery(PLACES, isForm ? {} : skipToken);
  return data ? data.meetingPlaces : error ? null : undefined;
}
