import { findProgram } from "./programs.mjs";

/** The path of an installed PgBouncer; undefined where none is. */
export const findPgbouncer = () => findProgram(["pgbouncer"]);
