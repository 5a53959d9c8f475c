/** A publication this near is called near. */
export const nearbyKm = 5;
/** A publication younger than this is called new. */
export const newDays = 5;
