import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deadLetters } from "../../../backend/db/schema/deadLetters";
import { mails } from "../../../backend/db/schema/mails";
import { notify } from "../../../backend/commands/notify";
import { aPublication, aUser, password } from "../../support/builders";
import type { Publication } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { pollUntil } from "../../support/pollUntil";
import { RawSocket } from "../../support/rawSocket";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";
import { startValkey } from "../../support/valkey";
import type { TestValkey } from "../../support/valkey";

const query = "query Publication($id: ID!) { publication(id: $id) { title } }";
const follow = "subscription Notifications { notificationReceived { id } }";
const metricsAddress = { port: 0, host: "127.0.0.1" };
const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

let valkey: TestValkey;
let backend: TestBackend;
let gateway: TestGateway;
let publication: Publication;

beforeAll(async () => {
  [valkey, backend] = await Promise.all([startValkey(), startBackend({ database: "postgres", metricsAddress })]);
  gateway = await startGateway(
    backend.url,
    {
      METRICS_PORT: "0",
      SHARED_ANSWER_MS: "5000",
      VALKEY_URL: valkey.url,
      SESSION_SECRET: "a-secret-for-tests-that-is-long-enough",
    },
    {},
    new Map(Object.entries({ query, follow })),
  );
  publication = await aPublication(backend.db, { ownerId: (await aUser(backend.db)).id });
});
afterAll(async () => {
  await gateway?.stop();
  await backend?.stop();
  await valkey?.stop();
});

const textOf = async (url = "") => (await fetch(url)).text();

/** What every guest asks in the very same words. */
const askPlainly = (url: string) =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: "query Shared { categories { id } }" }),
  });

const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0);

/** The values of a metric, by its labels. */
async function valuesOf(url: string | undefined, name: string): Promise<Record<string, number>> {
  const lines = (await textOf(url)).matchAll(/^(\w+)(\{.*\})? (\S+)$/gm);
  return Object.fromEntries(
    [...lines].flatMap(([, own, labels = "", value]) => (own === name ? [[labels, Number(value)]] : [])),
  );
}

describe("a gateway's metrics", () => {
  it("count operations by name and code, and make no names of those that others give", async () => {
    const guest = new GraphqlClient(gateway.url);
    const before =
      (await valuesOf(gateway.metricsUrl, "truequea_operations_total"))[
        '{operation="other",code="OK",transport="http"}'
      ] ?? 0;
    await guest.run(query, { id: String(publication.id) });
    await guest.run("query MadeUpName { categories { id } }");
    await guest.run("query Publication { nonsense }");
    const values = await valuesOf(gateway.metricsUrl, "truequea_operations_total");
    expect(values['{operation="Publication",code="OK",transport="http"}']).toBe(1);
    expect(values['{operation="other",code="OK",transport="http"}']).toBe(before + 1);
    expect(values['{operation="other",code="BAD_USER_INPUT",transport="http"}']).toBe(1);
    expect(await textOf(gateway.metricsUrl)).not.toContain("MadeUpName");
    const counts = await valuesOf(gateway.metricsUrl, "truequea_operation_duration_seconds_count");
    expect(counts['{operation="Publication",transport="http"}']).toBeGreaterThan(0);
  });

  it("count operations and subscriptions over sockets", async () => {
    const { metricsUrl } = gateway;
    const user = await aUser(backend.db);
    const member = new GraphqlClient(gateway.url);
    await member.data("mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }", {
      input: { email: user.email, password },
    });
    const sockets = () => valuesOf(metricsUrl, "truequea_sockets");
    const subscriptions = () => valuesOf(metricsUrl, "truequea_subscriptions");
    const none = { '{kind="opening"}': 0, '{kind="guest"}': 0, '{kind="member"}': 0 };
    expect(await sockets()).toEqual(none);

    const guest = new RawSocket(gateway.wsUrl);
    await expect.poll(sockets).toEqual({ ...none, '{kind="opening"}': 1 });
    await guest.init();
    expect(await sockets()).toEqual({ ...none, '{kind="guest"}': 1 });
    guest.close();
    await expect.poll(sockets).toEqual(none);

    const stream = await subscribe(member, follow);
    await expect.poll(subscriptions).toEqual({ '{operation="Notifications"}': 1 });
    const others = [
      await subscribe(new GraphqlClient(gateway.url), query, { id: String(publication.id) }),
      await subscribe(new GraphqlClient(gateway.url), follow),
      await subscribe(new GraphqlClient(gateway.url), "subscription Notifications { nonsense }"),
    ];
    await Promise.all(others.map(({ ended }) => ended));
    expect(await sockets()).toMatchObject({ '{kind="member"}': 1 });
    const overSockets = async (name: string) =>
      Object.fromEntries(
        Object.entries(await valuesOf(metricsUrl, name)).filter(([labels]) => labels.includes('transport="websocket"')),
      );
    expect(await overSockets("truequea_operations_total")).toEqual({
      '{operation="Notifications",code="OK",transport="websocket"}': 1,
      '{operation="Notifications",code="UNAUTHENTICATED",transport="websocket"}': 1,
      '{operation="Publication",code="OK",transport="websocket"}': 1,
      '{operation="other",code="BAD_USER_INPUT",transport="websocket"}': 1,
    });
    expect(await overSockets("truequea_operation_duration_seconds_count")).toMatchObject({
      '{operation="Publication",transport="websocket"}': 1,
    });

    await backend.db.transaction((tx) => notify(tx, [{ userId: user.id, type: "premium_term" }]));
    await stream.next();
    expect(await valuesOf(metricsUrl, "truequea_subscription_events_total")).toEqual({
      '{operation="Notifications"}': 1,
    });
    await Promise.all([stream, ...others].map((one) => one.stop()));
    await expect.poll(subscriptions).toEqual({});
    await expect.poll(sockets).toEqual(none);
  });

  it("count calls to the backend by route and outcome, without the ids in them", async () => {
    const guest = new GraphqlClient(gateway.url);
    await guest.run(query, { id: String(publication.id) });
    await guest.run(query, { id: "917364502" });
    const values = await valuesOf(gateway.metricsUrl, "truequea_upstream_calls_total");
    expect(values['{route="GET /api/publications/{id}",outcome="404"}']).toBe(1);
    expect(await textOf(gateway.metricsUrl)).not.toMatch(/917364502/);
    await (await fetch(`${gateway.url}/uploads/${"a".repeat(32)}/320.webp`)).arrayBuffer();
    const later = await valuesOf(gateway.metricsUrl, "truequea_upstream_calls_total");
    expect(sum(later)).toBe(sum(values) + 1);
  });

  it("count what guests share", async () => {
    for (let count = 0; count < 4; count += 1) await askPlainly(gateway.url);
    expect((await valuesOf(gateway.metricsUrl, "truequea_shared_answers_total"))['{outcome="hit"}']).toBeGreaterThan(0);
  });

  it("count a failure that guests share under its code", async () => {
    let isFailing = false;
    const failing = createServer((_request, response) => {
      if (isFailing) void wait(200).then(() => response.writeHead(503).end());
      else response.writeHead(200, { "content-type": "application/json" }).end('{"product_categories":[]}');
    });
    await once(failing.listen(0, "127.0.0.1"), "listening");
    const { port } = failing.address() as AddressInfo;
    const behind = await startGateway(`http://127.0.0.1:${port}`, { METRICS_PORT: "0", SHARED_ANSWER_MS: "5000" });
    // What was shared lately is fetched by one.
    await askPlainly(behind.url);
    isFailing = true;
    await Promise.all(Array.from({ length: 4 }, () => askPlainly(behind.url)));
    expect(await valuesOf(behind.metricsUrl, "truequea_shared_answers_total")).toHaveProperty('{outcome="hit"}');
    expect(await valuesOf(behind.metricsUrl, "truequea_operations_total")).toEqual({
      '{operation="other",code="OK",transport="http"}': 1,
      '{operation="other",code="UPSTREAM_UNAVAILABLE",transport="http"}': 4,
    });
    await behind.stop();
    failing.close();
  });

  it("say when Valkey is away, and when calls to the backend are refused", async () => {
    const valueOf = async (name: string) => (await valuesOf(gateway.metricsUrl, name))[""];
    expect(await valueOf("truequea_valkey_up")).toBe(1);
    await valkey.kill();
    await pollUntil(
      () => valueOf("truequea_valkey_up"),
      (value) => value === 0,
    );
    await valkey.start();
    await pollUntil(
      () => valueOf("truequea_valkey_up"),
      (value) => value === 1,
    );

    const alone = await startGateway("http://127.0.0.1:9", { METRICS_PORT: "0" });
    const breaker = () => valuesOf(alone.metricsUrl, "truequea_upstream_breaker_open");
    expect(await breaker()).toEqual({ "": 0 });
    const guest = new GraphqlClient(alone.url);
    for (let count = 0; count < 5; count += 1) await guest.run(query, { id: "1" });
    expect(await breaker()).toEqual({ "": 1 });
    const { "": valkeyOfOneAlone } = await valuesOf(alone.metricsUrl, "truequea_valkey_up");
    expect(valkeyOfOneAlone).toBeUndefined();
    await alone.stop();
  });

  it("are shown on a port of their own, and nothing else is", async () => {
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL("/graphql", gateway.metricsUrl))).status).toBe(404);
    const { port } = new URL(gateway.metricsUrl);
    await expect(startGateway(backend.url, { METRICS_PORT: port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

describe("a backend's metrics", () => {
  it("count requests by route and status, without the ids in them", async () => {
    await backend.call(`/publications/${publication.id}`);
    await backend.call("/publications/888888888");
    await backend.call("/no-such-place/of-mine");
    const values = await valuesOf(backend.metricsUrl, "truequea_requests_total");
    expect(values['{route="GET /api/publications/:id",status="200"}']).toBeGreaterThan(0);
    expect(values['{route="GET /api/publications/:id",status="404"}']).toBeGreaterThan(0);
    expect(values['{route="other",status="404"}']).toBeGreaterThan(0);
    expect(await textOf(backend.metricsUrl)).not.toMatch(/888888888|of-mine/);
  });

  it("say what waits in the tables, and what the pools hold", async () => {
    const waiting = () => valuesOf(backend.metricsUrl, "truequea_mails_waiting");
    expect(await waiting()).toEqual({ "": 0 });
    const mail = { recipient: "a@example.com", subject: "s", text: "t", html: "h" };
    const tooOld = new Date(Date.now() - 3 * 24 * 60 * 60_000);
    await backend.db.insert(mails).values([
      { ...mail, attempts: 19 },
      { ...mail, createdAt: tooOld },
      { ...mail, attempts: 20 },
    ]);
    expect(await waiting()).toEqual({ "": 1 });
    const letter = { kind: "expire", subjectId: 1, attempts: 30, failure: "Error" } as const;
    await backend.db.insert(deadLetters).values([letter, { ...letter, settledAt: new Date() }]);
    expect(await valuesOf(backend.metricsUrl, "truequea_dead_letters")).toEqual({ "": 1 });
    expect(await valuesOf(backend.metricsUrl, "truequea_mails_failed")).toEqual({ "": 1 });
    expect(await valuesOf(backend.metricsUrl, "truequea_database_up")).toEqual({ "": 1 });
    const pools = await valuesOf(backend.metricsUrl, "truequea_pool_connections");
    expect(pools['{pool="main",state="most"}']).toBe(20);
    expect(pools['{pool="main",state="idle"}']).toBeGreaterThan(0);
    const statements = await valuesOf(backend.metricsUrl, "truequea_statement_duration_seconds_count");
    expect(statements['{kind="select",outcome="ok"}']).toBeGreaterThan(0);
  });
});

describe("dashboard and alerts", () => {
  const alerts = read("deploy/prometheus/alerts.yml");
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

  it("name nothing that no process shows", async () => {
    const shown = new Set(
      [...`${await textOf(gateway.metricsUrl)}\n${await textOf(backend.metricsUrl)}`.matchAll(/^# TYPE (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    const asked =
      `${alerts}\n${read("deploy/grafana/truequea.json")}`.match(/\b(?:truequea|nodejs|process)_\w+/g) ?? [];
    const missing = asked.filter((name) => !shown.has(name) && !shown.has(name.replace(/_(bucket|count|sum)$/, "")));
    expect(missing).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });

  it("show each of our metrics somewhere", async () => {
    const used = alerts + read("deploy/grafana/truequea.json");
    const text = `${await textOf(gateway.metricsUrl)}\n${await textOf(backend.metricsUrl)}`;
    const ours = [...text.matchAll(/^# TYPE (truequea_\w+)/gm)].map(([, name = ""]) => name);
    expect(ours.filter((name) => !used.includes(name))).toEqual([]);
  });

  it("have a section each in docs/alerts.md, which has no others", () => {
    const sections = [...read("docs/alerts.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(names);
    expect(alerts.match(/runbook: docs\/alerts.md#\w+/g)).toEqual(
      names.map((name) => `runbook: docs/alerts.md#${name.toLowerCase()}`),
    );
  });
});
