import { afterAll, afterEach, beforeAll } from "vitest";
import { banners } from "../../backend/db/schema/banners";
import { unpackState } from "../../web/src/apollo/renderedState";
import type { PackedState } from "../../web/src/apollo/renderedState";
import { aPublication, aUser, anImage, password } from "./builders";
import type { Publication, User } from "./builders";
import { startCountingProxy } from "./countingProxy";
import type { CountingProxy } from "./countingProxy";
import { GraphqlClient } from "./graphqlClient";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

export const origin = "https://truequea.example";
/** Rendering that no busy machine gives up. */
export const patient = { RENDER_TIMEOUT_MS: "60000" };

/** Gives a test file public pages rendered by the built bundle, in front of a real backend with two people and a guitar. */
export function useRenderedPages() {
  let backend: TestBackend;
  let proxy: CountingProxy;
  let gateway: TestGateway;
  let ana: User;
  let luis: User;
  let guitar: Publication;

  beforeAll(async () => {
    backend = await startBackend();
    proxy = await startCountingProxy(backend.url);
    gateway = await startGateway(proxy.url, { ...patient, PUBLIC_URL: origin });
    ana = await aUser(backend.db, { name: "Anacleta", lastName: "Zambrano" });
    luis = await aUser(backend.db, { name: "Luisandro", lastName: "Quintero" });
    guitar = await aPublication(backend.db, {
      ownerId: ana.id,
      title: "Guitarra criolla",
      interests: ["teclado", "cuatro"],
    });
    for (let count = 0; count < 3; count += 1) await aPublication(backend.db);
    const picture = await anImage(backend.db);
    await backend.db.insert(banners).values({
      title: "Feria de trueques",
      url: "https://example.test/feria",
      place: "home",
      bigImageId: picture.id,
      smallImageId: picture.id,
    });
    // The bundle is loaded with the first page.
    await page("/wall");
  });
  afterAll(async () => {
    await gateway?.stop();
    await proxy?.stop();
    await backend?.stop();
  });
  afterEach(() => proxy.restore());

  async function page(
    path: string,
    { headers = {}, server = gateway }: { headers?: Record<string, string>; server?: TestGateway } = {},
  ) {
    const response = await fetch(server.url + path, { headers, redirect: "manual" });
    const html = await response.text();
    const state = /<script type="application\/json" id="apollo-state">(.*?)<\/script>/s.exec(html)?.[1] ?? null;
    return { response, status: response.status, html, head: html.split("</head>")[0] ?? "", state };
  }

  async function signedIn(user: User): Promise<GraphqlClient> {
    const client = new GraphqlClient(gateway.url, { origin });
    await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
      input: { email: user.email, password },
    });
    return client;
  }

  async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
    proxy.calls.length = 0;
    await work();
    // Asked from time to time, for whatever page comes then.
    return proxy.calls.filter((call) => call !== "GET /exchange_place");
  }

  return {
    get backend() {
      return backend;
    },
    get proxy() {
      return proxy;
    },
    get gateway() {
      return gateway;
    },
    get ana() {
      return ana;
    },
    get luis() {
      return luis;
    },
    get guitar() {
      return guitar;
    },
    page,
    signedIn,
    callsOf,
  };
}

/** The cache that the browser takes over. */
export const cacheIn = (state: string | null) => unpackState(JSON.parse(state ?? "[[],[]]") as PackedState);

export const meta = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
