import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/**
 * Loaded before `npm start` and `npm run dev`: settings of `.env`, where there is one. What the environment says
 * already wins.
 */
if (existsSync(".env")) loadEnvFile(".env");
