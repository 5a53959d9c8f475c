import type { RestClient } from "../rest/client";
import { getCredit, listCreditEntries } from "../rest/credit";
import type { CreditRecord, LedgerPage } from "../rest/credit";

/** Credit of the viewer; undefined where the backend has no such call. */
export interface CreditLoaders {
  credit(): Promise<CreditRecord | undefined>;
  creditEntries(page: number): Promise<LedgerPage | undefined>;
}

const perPage = 10;

interface Deps {
  rest: RestClient;
  memoize<T>(key: string, read: () => Promise<T>): Promise<T>;
}

export const createCreditLoaders = ({ rest, memoize }: Deps): CreditLoaders => ({
  credit: () => memoize("credit", () => rest.ifSupported("/v1/credit", () => getCredit(rest))),
  creditEntries: (page) =>
    memoize(`creditEntries ${page}`, () =>
      rest.ifSupported("/v1/credit/entries", () => listCreditEntries(rest, page, perPage)),
    ),
});
