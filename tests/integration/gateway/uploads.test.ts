import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadLimits } from "../../../gateway/uploads";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: ScriptedUpstream;
let gateway: TestGateway;
const folder = mkdtempSync("/tmp/truequea-upload-test-");
const usualFolder = process.env["TMPDIR"];

beforeAll(async () => {
  process.env["TMPDIR"] = folder;
  upstream = await startUpstream((_call, response) => json(response, { errors: ["no"] }, 401));
  gateway = await startGateway(upstream.url, { DATA_DIR: `${folder}/data` });
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
  if (usualFolder === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usualFolder;
  rmSync(folder, { recursive: true, force: true });
});

const leftovers = () => readdirSync(folder).filter((name) => name.startsWith("truequea-upload-"));

const mutation = `mutation M($input: CreatePublicationInput!) { createPublication(input: $input) { errors { code field } } }`;
const input = {
  requestId: "r-1",
  type: "PRODUCT",
  categoryId: "5",
  title: "Silla",
  priceUsd: 10,
  condition: "NEW",
  description: "Buena",
  interests: [],
  acceptsOtherOffers: true,
  address: "Av. 1",
  municipality: "Chacao",
  state: "Miranda",
  coordinates: { latitude: 10.5, longitude: -66.9 },
};

interface Parts {
  operations?: unknown;
  map?: unknown;
  files?: [name: string, bytes: Buffer][];
}

function formOf({ operations, map, files = [] }: Parts): FormData {
  const form = new FormData();
  if (operations !== undefined)
    form.set("operations", typeof operations === "string" ? operations : JSON.stringify(operations));
  if (map !== undefined) form.set("map", typeof map === "string" ? map : JSON.stringify(map));
  for (const [name, bytes] of files)
    form.append(name, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), `${name}.jpg`);
  return form;
}

/** A well-formed request with this many pictures of this many bytes. */
function pictures(count: number, bytes: number): Parts {
  return {
    operations: {
      query: mutation,
      variables: { input: { ...input, images: Array.from({ length: count }, () => null) } },
    },
    map: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [String(index), [`variables.input.images.${index}`]]),
    ),
    files: Array.from({ length: count }, (_, index): [string, Buffer] => [String(index), Buffer.alloc(bytes, 1)]),
  };
}

async function send(parts: Parts | FormData): Promise<{ status: number; code: string | undefined }> {
  const body = parts instanceof FormData ? parts : formOf(parts);
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "apollo-require-preflight": "1", accept: "application/graphql-response+json" },
    body,
  });
  const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: answer.errors?.[0]?.extensions.code };
}

describe("uploads", () => {
  it("of up to exactly 15 MiB reach the resolver", async () => {
    const { status, code } = await send(pictures(1, uploadLimits.fileBytes));
    expect([status, code === "PAYLOAD_TOO_LARGE" || code === "BAD_USER_INPUT"]).toEqual([200, false]);
  });

  it("of as many pictures as Premium has and of an empty file reach the resolver", async () => {
    for (const parts of [pictures(uploadLimits.files, 50_000), pictures(1, 0)]) {
      const { status, code } = await send(parts);
      expect([status, code === "PAYLOAD_TOO_LARGE" || code === "BAD_USER_INPUT"]).toEqual([200, false]);
    }
  });

  it("of one byte more are refused", async () => {
    expect(await send(pictures(1, uploadLimits.fileBytes + 1))).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  });

  it.each<[string, Parts]>([
    ["21 files", pictures(21, 10)],
    [
      "1,000 entries in map",
      {
        ...pictures(1, 10),
        map: Object.fromEntries(
          Array.from({ length: 1_000 }, (_, index) => [String(index), ["variables.input.images.0"]]),
        ),
      },
    ],
    ["a file that map names and that is missing", { ...pictures(2, 10), files: [["0", Buffer.from("x")]] }],
    ["a path to nowhere", { ...pictures(1, 10), map: { 0: ["variables.input.images.7"] } }],
    ["a path outside of variables", { ...pictures(1, 10), map: { 0: ["query"] } }],
    ["a path into a prototype", { ...pictures(1, 10), map: { 0: ["variables.__proto__.images"] } }],
    ["a path to a value that is there already", { ...pictures(1, 10), map: { 0: ["variables.input.title"] } }],
    ["no map", { operations: pictures(1, 10).operations ?? "" }],
    ["no operations", { map: {} }],
    ["operations that are not JSON", { ...pictures(1, 10), operations: "{" }],
    ["a batch", { ...pictures(1, 10), operations: [{ query: mutation }] }],
    [
      "a text where a file must be",
      {
        ...pictures(1, 10),
        operations: { query: mutation, variables: { input: { ...input, images: ["x"] } } },
        map: {},
      },
    ],
  ])("refuse %s", async (_name, parts) => {
    expect(await send(parts)).toEqual({ status: 400, code: "BAD_USER_INPUT" });
  });

  it("require the preflight header", async () => {
    const response = await fetch(`${gateway.url}/graphql`, { method: "POST", body: formOf(pictures(1, 10)) });
    expect(response.status).toBe(400);
  });

  it("that are aborted leave no file behind", async () => {
    const length = 1_000_000;
    const form = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n`;
    const sender = httpRequest(`${gateway.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "apollo-require-preflight": "1",
        "content-length": length,
      },
    });
    sender.on("error", () => {});
    sender.write(form + "y".repeat(200_000));
    await expect.poll(() => leftovers().length).toBe(1);
    sender.destroy();
    await expect.poll(() => leftovers()).toEqual([]);
  });

  it("that arrive too slowly are cut off", async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nApollo-Require-Preflight: 1\r\nContent-Length: 100000\r\n\r\n--x\r\n",
    );
    const timer = setInterval(() => socket.write("y"), 500);
    const end = await new Promise((resolve) => socket.once("close", () => resolve("closed")));
    clearInterval(timer);
    expect(end).toBe("closed");
  });

  it("that were refused never reached the backend and left no temporary file", async () => {
    expect(upstream.calls.filter((call) => call.method !== "GET")).toEqual([]);
    await expect.poll(() => leftovers()).toEqual([]);
  });
});
