import { findBrowser, installOwnBrowser } from "./browser.mjs";
import { findCaddy } from "./caddy.mjs";
import { findPgbouncer } from "./pgbouncer.mjs";
import { findPostgresPrograms } from "./postgres.mjs";
import { installPackages } from "./programs.mjs";
import { fail } from "./steps.mjs";
import { findValkey } from "./valkey.mjs";

/** What the tests run besides our packages, and what brings it on Debian. */
const needed = [
  { name: "Chromium", find: findBrowser, packages: ["chromium-headless-shell"], install: installOwnBrowser },
  { name: "Valkey or Redis", find: findValkey, packages: ["valkey-server", "redis-server"] },
  { name: "Caddy", find: findCaddy, packages: ["caddy"] },
  { name: "PostgreSQL with pg_dump", find: findPostgresPrograms, packages: ["postgresql"] },
  { name: "PgBouncer", find: findPgbouncer, packages: ["pgbouncer"] },
];

const isMissing = ({ find }) => !find();

/**
 * Installs what is missing, as root on Debian, or says what is. Answers with the path of the browser; empty is
 * Playwright's own.
 */
export async function ensureTestPrograms() {
  await installPackages(needed.filter(isMissing).map(({ packages }) => packages));
  for (const { name, install } of needed.filter(isMissing)) {
    if (!install) fail(`The tests need ${name}, which could not be installed.`);
    await install();
  }
  return findBrowser() ?? "";
}
