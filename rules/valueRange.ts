/**
 * From how many owners a range of like things is told: of fewer it would be what one person thinks, or what a few have
 * agreed on to make theirs look cheap.
 */
export const minRangeOwners = 5;

/** How many times the lower end the upper one may be: what lies further apart is not alike. */
export const maxRangeRatio = 4;
