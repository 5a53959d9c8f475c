import { findProgram } from "./programs.mjs";

/** The path of an installed Caddy; undefined where none is. */
export const findCaddy = () => findProgram(["caddy"]);
