import type { WireCall } from "./wireCalls";

/** `different` answers, but not as the wire has it. */
export interface Finding {
  call: WireCall;
  state: "has" | "missing" | "different";
  detail: string;
}

/** What guests read: the shape of its answer. */
const shapes: Record<string, { query?: string; isRight(body: unknown): boolean; words: string }> = {
  "GET /wall": { isRight: (body) => isObject(body) && Array.isArray(body.response), words: "a list under response" },
  "GET /search_publications": { query: "?tags=mesa", isRight: isPage, words: "a page with data" },
  "GET /product_categories": { isRight: Array.isArray, words: "a list" },
  "GET /excluded_words": { isRight: isList, words: "a list" },
  "GET /v1/states": { isRight: isList, words: "a list" },
};

/** Asks for a call as a guest who sends nothing: that changes nothing, and shows whether it is there. */
export async function probe(backend: string, call: WireCall): Promise<Finding> {
  const shape = shapes[`${call.method} ${call.path}`];
  const path = call.path.replace(/\{\w+\}/g, "0").replace(/\?.*/, "") + (shape?.query ?? "");
  const found = (state: Finding["state"], detail: string): Finding => ({ call, state, detail });
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${backend}/api${path}`, {
      method: call.method,
      headers: { accept: "application/json", ...(call.method !== "GET" && { "content-type": "application/json" }) },
      ...(call.method !== "GET" && { body: "{}" }),
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    text = await response.text();
  } catch (error) {
    return found("different", `no answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  const body = readJson(text);
  if (isMissing(response.status, body)) return found("missing", `${response.status}`);
  if (response.status >= 500) return found("different", `${response.status} to a guest who sends nothing`);
  if (response.status >= 400) {
    return isRefusal(response.status, body)
      ? found("has", `${response.status}`)
      : found(
          "different",
          `${response.status} without ${response.status === 404 ? "error" : "errors"}: ${text.slice(0, 80)}`,
        );
  }
  return shape && !shape.isRight(body)
    ? found("different", `not ${shape.words}: ${text.slice(0, 80)}`)
    : found("has", `${response.status}`);
}

/** A 404 for an unknown route; a known call's 404 has a message. */
const isMissing = (status: number, body: unknown) =>
  status === 404 && !(isObject(body) && !("status" in body) && ("errors" in body || "error" in body));

const isRefusal = (status: number, body: unknown) =>
  isObject(body) &&
  (status === 404 || status === 400 ? "error" in body || "errors" in body : "errors" in body || "error" in body);
function isPage(body: unknown): boolean {
  return isObject(body) && Array.isArray(body.data);
}
function isList(body: unknown): boolean {
  return Array.isArray(body) || isPage(body);
}
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
