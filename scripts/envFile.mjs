import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/**
 * Loaded before what package.json starts: settings of `.env`, where there is one. What the environment says
 * already wins.
 */
if (existsSync(".env")) loadEnvFile(".env");
