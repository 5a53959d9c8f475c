import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from "graphql";
import type { IntrospectionQuery } from "graphql";
import { afterEach, describe, expect, it } from "vitest";
import { projectRoot } from "../../../gateway/projectRoot";
import { GraphqlClient } from "../../support/graphqlClient";
import { registered } from "../../support/registeredOperations";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let gateway: TestGateway;
const start = async (settings: Record<string, string> = {}) => {
  gateway = await startGateway("http://127.0.0.1:9", settings, {}, registered);
};
const ask = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/schema.graphql`, { headers });

afterEach(() => gateway.stop());

describe("/schema.graphql", () => {
  it("says what introspection says, as a text", async () => {
    await start();
    const response = await ask();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const data = await new GraphqlClient(gateway.url).data<IntrospectionQuery>(
      getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true }),
    );
    const introspected = lexicographicSortSchema(buildClientSchema(data));
    expect(printSchema(buildSchema(await response.text()))).toBe(printSchema(introspected));
  });

  it("is the file of the build", async () => {
    await start();
    expect(await (await ask()).text()).toBe(readFileSync(join(projectRoot, "dist/schema.graphql"), "utf8"));
  });

  it("is not sent again to a client that has it", async () => {
    await start();
    const etag = (await ask()).headers.get("etag") ?? "";
    const again = await ask({ "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask({ "if-none-match": '"another"' })).status).toBe(200);
  });

  it.each([
    [200, { SCHEMA_FILE: "" }],
    [404, { SCHEMA_FILE: "off" }],
    [404, { NODE_ENV: "production" }],
    [404, { OPERATIONS: "registered" }],
    [200, { NODE_ENV: "production", SCHEMA_FILE: "on" }],
    [200, { OPERATIONS: "registered", SCHEMA_FILE: "on" }],
  ])("answers %i with %o", async (status, settings) => {
    await start(settings);
    expect((await ask()).status).toBe(status);
  });
});
