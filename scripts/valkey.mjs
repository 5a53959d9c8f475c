import { ensureProgram, findProgram } from "./programs.mjs";

const programs = ["valkey-server", "redis-server"];

/** Finds a Valkey or Redis for the tests, or installs Debian's as root on Debian. */
export const ensureValkey = () => ensureProgram(programs);

/** Its path; undefined where none is installed. */
export const findValkey = () => findProgram(programs);
