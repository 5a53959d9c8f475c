import type { RestClient } from "../rest/client";
import { getCredit, listCreditEntries } from "../rest/credit";

const perPage = 10;

export const readCredit = (rest: RestClient) => rest.ifSupported("/v1/credit", () => getCredit(rest));

export const readCreditEntries = (rest: RestClient, page: number) =>
  rest.ifSupported("/v1/credit/entries", () => listCreditEntries(rest, page, perPage));
