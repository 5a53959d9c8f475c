import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../backend/db/client";
import { openCrowd } from "../support/chattingCrowd";
import { isServing } from "../support/deployedProcess";
import type { DeployedProcess } from "../support/deployedProcess";
import { layOutDeployment, serviceNames } from "../support/runningDeployment";
import type { RunningDeployment, ServiceName } from "../support/runningDeployment";

/** Of each kind one goes on. */
const halves: ServiceName[][] = [
  ["backend-1", "gateway-1", "worker"],
  ["backend-2", "gateway-2"],
];

let deployment: RunningDeployment;
const running = new Map<ServiceName, DeployedProcess>();

beforeAll(async () => {
  deployment = await layOutDeployment();
});
afterAll(() => deployment.stop());

it("the images have neither the demo town nor the sandbox", async () => {
  const dist = join(deployment.folder, "dist");
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const scripts = files.filter((file) => file.isFile() && file.name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
  expect(texts.filter((text) => text.includes("Cambio#2024"))).toEqual([]);
  expect(await readdir(dist)).not.toContain("sandbox");
});

it("migrates an empty database and starts everything without the packages of the build", async () => {
  const { publicUrl } = deployment;
  expect(await deployment.start("migrate").ended).toBe(0);
  for (const name of serviceNames) running.set(name, deployment.start(name));
  const started = [...running.values()];
  await Promise.all(started.map(({ url }) => isServing(url)));
  await isServing(publicUrl);
  expect(await Promise.all(started.map((one) => one.check()))).toEqual(started.map(() => 0));
  const page = await fetch(`${publicUrl}/wall`, {
    headers: { accept: "text/html" },
  });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  // Pictures come past the gateways.
  const [backend = ""] = started.map(({ url }) => new URL(url).origin);
  const [front, own] = await Promise.all(
    [publicUrl, backend].map(async (origin) => (await fetch(`${origin}/uploads/none/none.webp`)).text()),
  );
  expect(front).toBe(own);
  const wall = await fetch(`${publicUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ wall { items { __typename } } }"}',
  });
  expect(await wall.json()).toEqual({ data: { wall: { items: [] } } });
});

// Most of this is the wait for those that drain.
const patience = { timeout: 600_000 };

it(
  "replaces a half while people write: nothing is refused, lost or doubled, no user is signed out",
  patience,
  async () => {
    const database = await openDatabase({
      databaseUrl: deployment.databaseUrl,
    });
    const crowd = await openCrowd(database.db, deployment.publicUrl, deployment.sessionSecret, 100);
    let isOver = false;
    const writing = crowd.write(() => isOver);
    for (const half of halves)
      await Promise.all(
        half.map(async (name) => {
          expect(await running.get(name)?.stop()).toBe(0);
          const next = deployment.start(name);
          running.set(name, next);
          await isServing(next.url);
        }),
      );
    isOver = true;
    expect(await writing).toBeGreaterThan(0);
    expect({
      ...(await crowd.settle()),
      troubles: crowd.troubles,
      signedOut: await crowd.signedOut(),
    }).toEqual({
      missing: 0,
      repeated: 0,
      troubles: [],
      signedOut: [],
    });
    await crowd.close();
    await database.close();
  },
);
