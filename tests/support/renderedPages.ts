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

/** What the pages call themselves, wherever they are served. */
export const origin = "https://truequea.example";
/** Rendering that no busy machine gives up. */
export const patient = { RENDER_TIMEOUT_MS: "60000" };

/**
 * Gives a test file public pages rendered by the built bundle, in front of a real backend with two people and a guitar.
 */
export function useRenderedPages() {
  const fixture = {} as {
    backend: TestBackend;
    proxy: CountingProxy;
    gateway: TestGateway;
    ana: User;
    luis: User;
    guitar: Publication;
  };

  beforeAll(async () => {
    fixture.backend = await startBackend();
    fixture.proxy = await startCountingProxy(fixture.backend.url);
    fixture.gateway = await startGateway(fixture.proxy.url, { ...patient, PUBLIC_URL: origin });
    fixture.ana = await aUser(fixture.backend.db, { name: "Anacleta", lastName: "Zambrano" });
    fixture.luis = await aUser(fixture.backend.db, { name: "Luisandro", lastName: "Quintero" });
    fixture.guitar = await aPublication(fixture.backend.db, {
      ownerId: fixture.ana.id,
      title: "Guitarra criolla",
      interests: ["teclado", "cuatro"],
    });
    for (let count = 0; count < 3; count += 1) await aPublication(fixture.backend.db);
    const picture = await anImage(fixture.backend.db);
    await fixture.backend.db.insert(banners).values({
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
    await fixture.gateway?.stop();
    await fixture.proxy?.stop();
    await fixture.backend?.stop();
  });
  afterEach(() => fixture.proxy.restore());

  async function page(
    path: string,
    { headers = {}, server = fixture.gateway }: { headers?: Record<string, string>; server?: TestGateway } = {},
  ) {
    const response = await fetch(server.url + path, { headers, redirect: "manual" });
    const html = await response.text();
    const state = /<script type="application\/json" id="apollo-state">(.*?)<\/script>/s.exec(html)?.[1] ?? null;
    return { response, status: response.status, html, head: html.split("</head>")[0] ?? "", state };
  }

  async function signedIn(user: User): Promise<GraphqlClient> {
    const client = new GraphqlClient(fixture.gateway.url, { origin });
    await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
      input: { email: user.email, password },
    });
    return client;
  }

  async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
    fixture.proxy.calls.length = 0;
    await work();
    // Asked from time to time, for whatever page comes then.
    return fixture.proxy.calls.filter((call) => call !== "GET /exchange_place");
  }

  return Object.assign(fixture, { page, signedIn, callsOf });
}

/** The cache that the browser takes over. */
export const cacheIn = (state: string | null) => unpackState(JSON.parse(state ?? "[[],[]]") as PackedState);

/** The content of a tag of the head; undefined without it. */
export const meta = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
