import { beforeAll, expect } from "vitest";
import type { User } from "./builders";
import { password } from "./builders";
import { startCountingProxy } from "./countingProxy";
import type { CountingProxy } from "./countingProxy";
import { GraphqlClient } from "./graphqlClient";
import { sharedBackend } from "./sharedBackend";
import type { TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

interface Servers {
  backend: TestBackend;
  proxy: CountingProxy;
  gateway: TestGateway;
}

let servers: Promise<Servers> | undefined;

async function startServers(): Promise<Servers> {
  const backend = await sharedBackend();
  const proxy = await startCountingProxy(backend.url);
  return { backend, proxy, gateway: await startGateway(proxy.url, { UPSTREAM_TIMEOUT_MS: "30000" }) };
}

/** Gives a test file a gateway whose calls to a real backend are counted. All files of a worker share the servers. */
export function useCountedGateway() {
  const clients = new Map<number, GraphqlClient>();
  const fixture = {
    guest: () => new GraphqlClient(fixture.gateway.url),
    async signedIn(user: User): Promise<GraphqlClient> {
      const known = clients.get(user.id);
      if (known) return known;
      const client = fixture.guest();
      clients.set(user.id, client);
      const { signIn } = await client.data<{ signIn: { errors: unknown[] } }>(
        "mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }",
        { input: { email: user.email, password } },
      );
      expect(signIn.errors).toEqual([]);
      return client;
    },
    /** Runs an operation without errors; returns its data and the calls that it cost. */
    async counted<Data = unknown>(client: GraphqlClient, query: string, variables: Record<string, unknown> = {}) {
      fixture.proxy.calls.length = 0;
      const data = await client.data<Data>(query, variables);
      return { data, calls: [...fixture.proxy.calls] };
    },
  } as Servers & {
    guest(): GraphqlClient;
    signedIn(user: User): Promise<GraphqlClient>;
    counted<Data = unknown>(
      client: GraphqlClient,
      query: string,
      variables?: Record<string, unknown>,
    ): Promise<{ data: Data; calls: string[] }>;
  };
  beforeAll(async () => {
    servers ??= startServers();
    Object.assign(fixture, await servers);
  });
  return fixture;
}
