import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { clientOperations } from "../clientOperations";
import { GraphqlClient } from "../graphqlClient";
import { startGateway } from "../startGateway";
import type { TestGateway } from "../startGateway";
import { subscribe } from "../subscribe";
import type { Stream } from "../subscribe";
import type { RailsOptions } from "./context";
import { RailsServer } from "./server";

/** Real servers: the most lenient, the strictest, and one with the quirks of the cable. */
export const railsServers: [name: string, options: RailsOptions][] = [
  ["keeps tokens, checks nothing", {}],
  [
    "rotates tokens, checks the Origin, quotes strings, writes decimals as text, works in any order",
    { rotatesTokens: true, checksOrigin: true, quotesStrings: true, decimalsAsText: true, isUnordered: true },
  ],
  ["answers no subprotocol and pings slowly", { hidesSubprotocol: true, pingMs: 5_000, checksOrigin: true }],
];

const operations = new Map(clientOperations());
/** The text of an operation of the web client. */
export const text = (name: string) => {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`the client has no ${name}`);
  return operation;
};

/** The value at a path of an answer. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner as Record<string | number, unknown> | null | undefined)?.[name],
    value,
  );
}
export const idsOf = (items: unknown) => (items as { id: string }[]).map(({ id }) => id);

interface EventRecord {
  id: string;
  status?: string;
  type?: string;
  kind?: string;
  randomId?: string;
  text?: string;
  chat?: { id: string; unreadCount: number; transaction: { status: string } };
}
type LiveEvent<Field extends string> = Record<Field, EventRecord>;

/** Gives a test file such a server, a gateway in front of it, and two clients. */
export function useRailsServer(options: RailsOptions) {
  const fixture = {} as { rails: RailsServer; gateway: TestGateway; ana: GraphqlClient; luis: GraphqlClient };
  const streams: Stream<never>[] = [];

  beforeAll(async () => {
    fixture.rails = await new RailsServer(options).start();
    fixture.gateway = await startGateway(fixture.rails.url);
    fixture.ana = new GraphqlClient(fixture.gateway.url);
    fixture.luis = new GraphqlClient(fixture.gateway.url);
  });

  afterEach(async () => {
    await Promise.all(streams.splice(0).map((stream) => stream.stop()));
  });

  afterAll(async () => {
    await fixture.gateway.stop();
    await fixture.rails.stop();
  });

  /** Runs one operation of the web client, after the rotation window, so that rotating servers rotate each time. */
  const ask = async (client: GraphqlClient, name: string, variables: Record<string, unknown> = {}) => {
    fixture.rails.tokens.advance(6_000);
    const answer = await client.run(text(name), variables);
    expect({ name, variables, errors: answer.errors }).toEqual({ name, variables, errors: [] });
    return answer.data;
  };
  const done = async (client: GraphqlClient, name: string, input: Record<string, unknown>) => {
    const payload = Object.values((await ask(client, name, { input })) ?? {})[0];
    expect(valueAt(payload, "errors")).toEqual([]);
    return payload;
  };
  const follow = async <Field extends string>(
    client: GraphqlClient,
    name: string,
    variables: Record<string, unknown> = {},
  ) => {
    const stream = await subscribe<LiveEvent<Field>>(client, text(name), variables);
    streams.push(stream as unknown as Stream<never>);
    return stream;
  };
  const joined = async (userEmail: string, channel: string) =>
    await expect.poll(() => fixture.rails.cable.isSubscribed(fixture.rails.personOf(userEmail).id, channel)).toBe(true);

  return Object.assign(fixture, {
    ask,
    done,
    follow,
    joined,
    /** What was asked for of the calls that this server does not have. */
    missingCalls: () =>
      fixture.rails
        .callNames()
        .filter((call) => /requests|active_publications|find_pub_ids|validate_token|show_by_publication/.test(call))
        .map((call) => call.replace(/\d+$/, "")),
  });
}
