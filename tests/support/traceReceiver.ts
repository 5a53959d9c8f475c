import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** `parentSpanId` is blank for the first of a trace. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  hasFailed: boolean;
  facts: Record<string, string | number>;
}

interface Value {
  stringValue?: string;
  intValue?: number;
  doubleValue?: number;
}
interface Attributes {
  attributes: { key: string; value: Value }[];
}
interface Message {
  resourceSpans: {
    resource: Attributes;
    scopeSpans: {
      spans: (Attributes & {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        status: { code?: number };
      })[];
    }[];
  }[];
}

/** A receiver of traces: OTLP over HTTP, as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  /** All that arrived, as text. */
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      if (request.method !== "POST" || request.url !== "/v1/traces") return response.writeHead(404).end();
      texts.push(text);
      spans.push(...read(JSON.parse(text) as Message));
      return response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const factsOf = ({ attributes }: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? ""]),
  );

const read = ({ resourceSpans }: Message): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = "", status, ...rest }) => ({
        service: String(factsOf(resource)["service.name"]),
        name,
        traceId,
        spanId,
        parentSpanId,
        hasFailed: status.code === 2,
        facts: factsOf(rest),
      })),
    ),
  );
