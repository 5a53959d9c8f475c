import { createHash } from "node:crypto";
import { print } from "graphql";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { afterAll, beforeAll, expect } from "vitest";
import { precompileGraphql } from "../../web/build/precompileGraphql";
import { clientDefinitions } from "./clientOperations";
import { startRecordedUpstream } from "./recordedUpstream";
import type { RecordedUpstream } from "./recordedUpstream";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

/** The documents of the web client. */
export const client = clientDefinitions();
const build = buildClient();
export const { documents } = build;
/** Their texts by hash, as the gateway reads them. */
export const registered = new Map(Object.entries(build.manifest));
export const operationOf = ({ definitions }: DocumentNode) =>
  definitions[0] as OperationDefinitionNode & { hash?: string };
export const documentOf = (name: string) => documents.get(name) ?? expect.fail(`the client has no operation ${name}`);
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
export const hashFor = (name: string) => operationOf(documentOf(name)).hash ?? "";
export const textFor = (name: string) => registered.get(hashFor(name)) ?? "";
export const extensionsFor = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** The documents that the build writes into the client, and the file that it writes for the gateway. */
function buildClient() {
  const plugin = precompileGraphql() as unknown as {
    config(config: object, env: { command: string; isSsrBuild: boolean }): void;
    transform(code: string, id: string): { code: string };
    generateBundle(this: { emitFile(file: { fileName: string; source: string }): void }): void;
  };
  plugin.config({}, { command: "build", isSsrBuild: false });
  const files = new Map<string, string>();
  plugin.generateBundle.call({ emitFile: ({ fileName, source }) => void files.set(fileName, source) });
  return {
    documents: new Map(
      client.operations.map((operation) => {
        const { code } = plugin.transform(`gql\`${print(operation)}\``, "/web/src/one.ts");
        return [operation.name?.value ?? "", JSON.parse(code.slice(1, -1)) as DocumentNode] as const;
      }),
    ),
    manifest: JSON.parse(files.get(".vite/persisted-documents.json") ?? "") as Record<string, string>,
  };
}

/** Gives a test file a gateway that knows the client's operations, before the recorded server. */
export function useRegisteredGateway() {
  const servers = {} as { upstream: RecordedUpstream; gateway: TestGateway };
  beforeAll(async () => {
    servers.upstream = await startRecordedUpstream();
    servers.gateway = await startGateway(servers.upstream.url, {}, {}, registered);
  });
  afterAll(async () => {
    await servers.gateway.stop();
    await servers.upstream.stop();
  });
  return servers;
}

/** A response of GraphQL. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
/** The code of the refusal, else `data`. */
export const outcomeOf = ({ data, errors }: Answer) =>
  errors?.map(({ extensions }) => extensions.code).join() ?? (data && "data");

/** As the body says, registered or not. */
export async function post(url: string, body: object) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** A registered operation as the client asks for it: with its hash and without its text. */
export async function get(
  url: string,
  name: string,
  { variables = {}, search = "", ...headers }: { variables?: object; search?: string; [header: string]: unknown } = {},
) {
  const extensions = JSON.stringify(extensionsFor(hashFor(name)));
  const parameters = new URLSearchParams({ operationName: name, variables: JSON.stringify(variables), extensions });
  const response = await fetch(`${url}/graphql?${search}${parameters}`, {
    headers: { "apollo-require-preflight": "true", ...(headers as Record<string, string>) },
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) };
}
