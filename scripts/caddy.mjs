import { ensureProgram, findProgram } from "./programs.mjs";

/** Finds a Caddy for the tests, or installs Debian's as root on Debian. */
export const ensureCaddy = () => ensureProgram(["caddy"]);

/** Its path; undefined where none is installed. */
export const findCaddy = () => findProgram(["caddy"]);
