import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { SecureExchangePlacesQuery, SecureExchangePlacesQueryVariables } from "../../__generated__/graphql";
import "../../apollo/planPriceFragment";

const PLACES: TypedDocumentNode<SecureExchangePlacesQuery, SecureExchangePlacesQueryVariables> = gql`
  query SecureExchangePlaces {
    secureExchangePlaces {
      includedLeft
      firstDate
      lastDate
      plan {
        id
        ...PlanPrice_plan @unmask
      }
      venues {
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
        days {
          date
          shifts {
            id
            startsAt
            endsAt
            placesLeft
          }
        }
      }
    }
  }
`;

/** What can be booked: days are YYYY-MM-DD, hours HH:MM, both in Caracas. */
export type Places = NonNullable<SecureExchangePlacesQuery["secureExchangePlaces"]>;
/** With its shifts, and how many places each has left on a day. */
export type BookableVenue = Places["venues"][number];

/** The free places: asked for whenever the form opens, since others book meanwhile. */
export function usePlaces(isForm: boolean) {
  const { data, error, refetch } = useQuery(PLACES, isForm ? { fetchPolicy: "cache-and-network" } : skipToken);
  return {
    /** Null where the backend has none of it. */
    places: data?.secureExchangePlaces,
    hasFailed: error !== undefined,
    refresh: () => void refetch().catch(() => {}),
  };
}
