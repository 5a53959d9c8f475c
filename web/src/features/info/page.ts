import type { MDXContent } from "mdx/types";
import type { infoPaths } from "../../lib/paths";

/** A page's content file, address and name go by it. */
export type InfoKey = keyof typeof infoPaths;

/** A page's metadata; the first export of its content file. */
interface InfoPageData {
  key: InfoKey;
  /** The heading of the page. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
  /** For search engines and shared links, at most 160 characters. */
  description: string;
  /** Day of the last change of substance, YYYY-MM-DD. */
  updated: string;
  /** Pages to read next. */
  related: readonly InfoKey[];
}

/** A heading of the second level. */
export interface Section {
  id: string;
  title: string;
}

/** A loaded content file. */
export interface InfoContent {
  default: MDXContent;
  page: InfoPageData;
  sections: readonly Section[];
}
