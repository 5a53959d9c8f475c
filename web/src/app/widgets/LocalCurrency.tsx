import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type { CurrencyQuery, CurrencyQueryVariables } from "../../__generated__/graphql";
import { usePosition } from "../../apollo/position";
import { countryAt } from "../../lib/country";
import { DEFAULT_CURRENCY, readCurrencyCountry, saveCurrency } from "../../lib/currency";

const CURRENCY: TypedDocumentNode<CurrencyQuery, CurrencyQueryVariables> = gql`
  query Currency($country: String!) {
    currency(country: $country)
  }
`;

/** Sets the currency label by the viewer's country; requested once per country. */
export function LocalCurrency() {
  const client = useApolloClient();
  const { position, isOwn, isDenied } = usePosition();
  const { latitude, longitude } = position;
  useEffect(() => {
    if (!isOwn && !isDenied) return;
    let isStale = false;
    const updateCurrency = async () => {
      const country = await countryAt({ latitude, longitude });
      if (isStale || (country && country === readCurrencyCountry())) return;
      if (!country) return saveCurrency(DEFAULT_CURRENCY, null);
      const { data } = await client.query({ query: CURRENCY, variables: { country } });
      if (!isStale) saveCurrency(data?.currency ?? DEFAULT_CURRENCY, data?.currency ? country : null);
    };
    updateCurrency().catch(() => !isStale && saveCurrency(DEFAULT_CURRENCY, null));
    return () => {
      isStale = true;
    };
  }, [client, latitude, longitude, isOwn, isDenied]);
  return null;
}
