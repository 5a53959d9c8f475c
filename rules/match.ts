/** Matches are searched within this distance, in kilometres: few people swap a bicycle across the country. */
export const matchRadiusKm = 100;
/** Matches that a publication keeps in each direction, the nearest first. */
export const maxMatchesKept = 60;
/** Matches that a user is shown, the best first. */
export const maxMatchesShown = 50;
