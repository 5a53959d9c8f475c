import { createGraphiQLFetcher } from "@graphiql/toolkit";
import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import type { DocumentNode } from "graphql";
import { Kind, parse } from "graphql";
import { createClient } from "graphql-ws";
import { solveCaptcha } from "./captcha";
import { pickedFiles } from "./pickedFiles";

const wsClient = createClient({ url: `${location.origin.replace(/^http/, "ws")}/graphql`, lazy: true });
const plain = createGraphiQLFetcher({ url: "/graphql", wsClient });

/** As any client asks, and two things that are hard to type: a captcha's proof, and files. */
export const fetcher: Fetcher = async (asked, options) => {
  const documentAST = parse(asked.query);
  const params = {
    ...asked,
    operationName: operationOf(documentAST, asked.operationName),
    variables: await withCaptcha(asked),
  };
  const files = namedFiles(params.variables);
  return files.length > 0 ? upload(params, files, options?.headers) : plain(params, { ...options, documentAST });
};

/**
 * The operation that is asked for. The editor is late with it: right after a change of the tab it still says the former
 * one.
 */
function operationOf({ definitions }: DocumentNode, asked: string | null | undefined): string | undefined {
  const names = definitions.flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? [part.name?.value] : []));
  return names.find((name) => name === asked) ?? names[0];
}

/** A variable `$captcha` that is left out is filled with a proof. */
async function withCaptcha({ query, variables }: FetcherParams): Promise<Record<string, unknown>> {
  const isLeftOut = /\$captcha\s*:/.test(query) && !variables?.captcha;
  return isLeftOut ? { ...variables, captcha: await solveCaptcha() } : variables;
}

interface NamedFile {
  path: string;
  file: File;
}

/** Where among the variables `file:1` stands for a file that was picked. */
function namedFiles(value: unknown, path = "variables"): NamedFile[] {
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, part]) => namedFiles(part, `${path}.${key}`));
  const [, number] = typeof value === "string" ? (/^file:(\d+)$/.exec(value) ?? []) : [];
  if (!number) return [];
  const file = pickedFiles()[Number(number) - 1];
  if (!file) throw new Error(`No file ${number} was picked: open "Files" in the bar on the left.`);
  return [{ path, file }];
}

/** By the GraphQL multipart request specification. */
async function upload(params: FetcherParams, files: NamedFile[], headers: Record<string, string> = {}) {
  const form = new FormData();
  const variables = JSON.stringify(params, (_key, value: unknown) =>
    typeof value === "string" && /^file:\d+$/.test(value) ? null : value,
  );
  form.set("operations", variables);
  form.set("map", JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.set(String(index), file);
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { ...headers, "apollo-require-preflight": "true" },
    body: form,
  });
  return response.json();
}
