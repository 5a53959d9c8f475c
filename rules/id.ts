/** The largest id: those of the database are its integers, and so are all whole numbers that it keeps. */
export const maxId = 2_147_483_647;
