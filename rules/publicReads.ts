/**
 * Root fields whose answer is the same for every guest at one place, and that are not counted. Not among them:
 * the detail of a publication, which counts as a view, its questions, which are read with it, and searches, which show
 * what is paid for by view.
 */
export const publicFields: ReadonlySet<string> = new Set([
  "banners",
  "categories",
  "category",
  "countries",
  "currency",
  "excludedWords",
  "searchSuggestions",
  "similarPublications",
  "user",
  "userPublications",
  "userRemarks",
  "wall",
]);
