import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { RegistrationCountriesQuery, RegistrationCountriesQueryVariables } from "../../__generated__/graphql";

/** Exported for its test. */
export const COUNTRIES: TypedDocumentNode<RegistrationCountriesQuery, RegistrationCountriesQueryVariables> = gql`
  query RegistrationCountries {
    countries {
      code
      name
      isEnabled
      states
    }
  }
`;

/** Countries with their states, in display order. */
export function useCountries() {
  const { data, loading, error, refetch } = useQuery(COUNTRIES);
  return {
    countries: data?.countries ?? [],
    isLoading: loading,
    hasFailed: Boolean(error),
    retry: () => void refetch(),
  };
}
