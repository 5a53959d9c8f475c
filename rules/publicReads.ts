/**
 * Root fields that answer every guest at one place alike and count nothing. Excluded are the detail of a publication
 * (counts as a view), its questions (read with it) and searches (show results that are paid for by view).
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
