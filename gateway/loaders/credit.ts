import { perPage } from "../../rules/paging";
import type { RestClient } from "../rest/client";
import { getCredit, listCreditEntries } from "../rest/credit";

/** Undefined where the backend has no credit. */
export const readCredit = (rest: RestClient) => rest.ifSupported("/v1/credit", () => getCredit(rest));

/** `page` counts from 1; undefined where the backend has no ledger. */
export const readCreditEntries = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/credit/entries", () => listCreditEntries(rest, page, perPage));
