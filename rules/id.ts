/** The largest id on the wire, and the largest whole number of an integer column. */
export const maxId = 2_147_483_647;
