import { findProgram } from "./programs.mjs";

/** The path of an installed Valkey or Redis; undefined where none is. */
export const findValkey = () => findProgram(["valkey-server", "redis-server"]);
