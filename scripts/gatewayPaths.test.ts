import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GATEWAY_PATHS } from "./gatewayPaths.mjs";

const folder = join(import.meta.dirname, "../gateway/http");
const pattern = new RegExp(GATEWAY_PATHS);

/** What the routers of a source answer: an address, or the beginning of one where a pattern goes on. */
function addressesIn(source: string): string[] {
  return [...source.matchAll(/\b(?:router|app)\.(?:get|post|use)\(\s*("[^"]+"|\/\^.+?\/(?=,)|\w+(?=,))/g)].map(
    ([, route = ""]) => {
      const written = new RegExp(`^const ${route} = (.+);$`, "m").exec(source)?.[1] ?? route;
      return written.startsWith('"') ? written.slice(1, -1) : sampleOf(written);
    },
  );
}

/** An address below what a pattern such as /^\/uploads\// begins with. */
const sampleOf = (route: string) =>
  `${/^\/\^((?:\\\/|\w)+)/.exec(route)?.[1]?.replaceAll("\\/", "/").replace(/\/$/, "")}/1`;

it("hands every address that the gateway answers itself on to it", () => {
  const served = readdirSync(folder)
    .filter((name) => !name.includes(".test."))
    .flatMap((name) => addressesIn(readFileSync(join(folder, name), "utf8")));
  expect(served).toEqual(expect.arrayContaining(["/graphql", "/readyz/self", "/uploads/1", "/correos/baja/1"]));
  expect(served.filter((address) => !pattern.test(address))).toEqual([]);
});

it.each(["/", "/wall", "/correos", "/login?next=/graphql", "/@vite/client", "/src/entry-client.tsx"])(
  "leaves %s to Vite",
  (address) => {
    expect(pattern.test(address)).toBe(false);
  },
);
