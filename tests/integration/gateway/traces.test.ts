import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPublication, aUser, password } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { pollUntil } from "../../support/pollUntil";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";
import { startTraceReceiver } from "../../support/traceReceiver";
import type { ReceivedSpan } from "../../support/traceReceiver";

const queries = {
  Publication: "query Publication($id: ID!) { publication(id: $id) { title } }",
  SignIn: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { message } } }",
  AskQuestion: "mutation AskQuestion($input: AskQuestionInput!) { askQuestion(input: $input) { errors { message } } }",
};

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let backend: TestBackend;
let gateway: TestGateway;
let ana: User;
let publication: Publication;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  backend = await startBackend({ database: "postgres", traces: { endpoint: receiver.url, share: 1 } });
  gateway = await startGateway(
    backend.url,
    { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    {},
    new Map(Object.entries(queries)),
  );
  ana = await aUser(backend.db);
  publication = await aPublication(backend.db, { ownerId: (await aUser(backend.db)).id });
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
  await receiver.stop();
});

/** Runs an operation; answers its spans once all of them have arrived, parents before children. */
async function traceOf(query: string, variables: Record<string, unknown>, cookies = new Map<string, string>()) {
  const requestId = randomUUID();
  await new GraphqlClient(gateway.url, { "x-request-id": requestId }, cookies).run(query, variables);
  const traceId = requestId.replaceAll("-", "");
  return pollUntil(
    async () => receiver.spans.filter((span) => span.traceId === traceId),
    (spans) => spans.some((span) => span.parentSpanId === "") && spans.some(({ name }) => name.startsWith("sql")),
  );
}

const childrenOf = (spans: ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

it("follow one query from the browser's request id over gateway and backend to the statements", async () => {
  const spans = await traceOf(queries.Publication, { id: String(publication.id) });
  const [operation, ...otherRoots] = spans.filter(({ parentSpanId }) => parentSpanId === "");
  expect(otherRoots).toEqual([]);
  expect(operation).toMatchObject({
    service: "truequea-gateway",
    name: "graphql Publication",
    hasFailed: false,
    facts: { operation: "Publication", code: "OK" },
  });
  const [call] = childrenOf(spans, operation);
  expect(call).toMatchObject({
    service: "truequea-gateway",
    name: "GET /api/publications/{id}",
    facts: { outcome: "200" },
  });
  const [request] = childrenOf(spans, call);
  expect(request).toMatchObject({
    service: "truequea-backend",
    name: "GET /api/publications/:id",
    facts: { "http.response.status_code": 200, "request.id": operation?.facts["request.id"] },
  });
  const texts = childrenOf(spans, request).map(({ facts }) => String(facts["db.query.text"]));
  expect(texts.filter((text) => /from "publications".*\$1/s.test(text))).not.toEqual([]);
});

it("hold statements of a transaction, and what was read after a body had arrived", async () => {
  const cookies = new Map<string, string>();
  const spans = await traceOf(queries.SignIn, { input: { email: ana.email, password } }, cookies);
  const request = spans.find(({ service, name }) => service === "truequea-backend" && name.startsWith("POST"));
  const names = childrenOf(spans, request).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["sql select", "sql begin", "sql insert", "sql commit"]));
});

it("hold nothing that people wrote, no credentials and no parameters", async () => {
  const cookies = new Map<string, string>();
  await traceOf(queries.SignIn, { input: { email: ana.email, password } }, cookies);
  const question = "¿Todavía lo tienes, vecina?";
  const input = { requestId: randomUUID(), publicationId: String(publication.id), text: question };
  await traceOf(queries.AskQuestion, { input }, cookies);
  const all = receiver.texts.join("\n");
  expect(all).toContain("graphql AskQuestion");
  const secrets = [ana.email, password, question, ana.name ?? "", publication.title, ...cookies.values()];
  expect(secrets.filter((secret) => secret !== "" && all.includes(secret))).toEqual([]);
});

it("distinguish a refusal from a failure, and carry the message of neither", async () => {
  const refused = await traceOf(queries.Publication, { id: "999999999" });
  expect(refused.filter(({ hasFailed }) => hasFailed)).toEqual([]);
  expect(refused.find(({ name }) => name === "GET /api/publications/:id")?.facts).toMatchObject({
    "http.response.status_code": 404,
  });

  await backend.db.execute(sql`alter table publication_images rename to publication_images_away`);
  const failed = await traceOf(queries.Publication, { id: String(publication.id) }).finally(() =>
    backend.db.execute(sql`alter table publication_images_away rename to publication_images`),
  );
  const names = failed.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["sql select", "GET /api/publications/:id", "graphql Publication"]));
  expect(receiver.texts.join("\n")).not.toContain("does not exist");
});

it("follow what comes over a socket, which says so", async () => {
  const stream = await subscribe(new GraphqlClient(gateway.url), queries.Publication, { id: String(publication.id) });
  await stream.ended;
  const operation = await pollUntil(
    async () => receiver.spans.find(({ facts }) => facts["transport"] === "websocket"),
    Boolean,
  );
  expect(operation).toMatchObject({
    name: "graphql Publication",
    parentSpanId: "",
    hasFailed: false,
    facts: { operation: "Publication", code: "OK" },
  });
  const spans = await pollUntil(
    async () => receiver.spans.filter(({ traceId }) => traceId === operation?.traceId),
    (found) => found.some(({ name }) => name.startsWith("sql")),
  );
  expect(childrenOf(spans, operation).map(({ name }) => name)).toEqual(["GET /api/publications/{id}"]);
  await stream.stop();
});
