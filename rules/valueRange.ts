/**
 * The fewest owners whose values make a range. Fewer would show one person's opinion, or what a few have arranged to
 * make their own things look cheap.
 */
export const minRangeOwners = 5;

/** The greatest ratio of the upper end to the lower one: things further apart in value are not alike. */
export const maxRangeRatio = 4;
