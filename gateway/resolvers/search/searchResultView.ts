import type { SearchRecord } from "../../rest/search";

/** One page of results with its number. */
export interface SearchResultView {
  record: SearchRecord;
  page: number;
}
