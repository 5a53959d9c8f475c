import { afterEach, beforeEach } from "vitest";
import { approximatePoint } from "../../rules/placeGrid";
import { GraphqlClient } from "./graphqlClient";
import { publication, startRecordedUpstream } from "./recordedUpstream";
import type { RecordedUpstream } from "./recordedUpstream";
import type { UpstreamCall } from "./scriptedUpstream";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

export const WALL = "query Wall { wall { items { ... on PublicationWallItem { publication { title } } } } }";
export const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } } }';
export const HIDE = 'mutation { deactivatePublication(input: { publicationId: "2" }) { errors { code } } }';
export const SEEN = 'mutation { countBannerViews(input: { ids: ["1"] }) { __typename } }';
export const DETAIL = 'query Detail { publication(id: "1") { title } }';

/** As long as a test takes, on any machine. */
export const startSharing = (url: string) => startGateway(url, {}, { SHARED_ANSWER_MS: 600_000 });

/** A wall that says whom the backend took its reader for. */
export function wallFor({ headers }: UpstreamCall) {
  const title = `${headers["latitude"]} ${headers["access-token"] ?? headers["x-viewer"] ?? "guest"}`;
  return { response: [{ item_type: "publication", resource: publication(1, undefined, { title }) }], next_query: null };
}

/** Where the backend is asked for a guest at a latitude: the centre of its cell. */
export const cellOf = (latitude: number) => approximatePoint({ latitude, longitude: 0 }).latitude;
/** A member who stands at a latitude; the token says who it is. */
export const memberAt = (latitude: number, token: string, url: string) => {
  const headers = { "access-token": token, client: `c-${token}`, uid: `${token}@example.com` };
  const client = new GraphqlClient(url, { ...headers, expiry: "4102444800", "token-type": "Bearer" });
  client.setCookie("tq_pos", `${latitude},-66.5`);
  return client;
};
export const titleFor = async (client: GraphqlClient) => {
  const { wall } = await client.data<{ wall: { items: { publication: { title: string } }[] } }>(WALL);
  return wall.items[0]?.publication.title;
};

/** Gives each test a gateway that shares answers, in front of the recorded server, and guests of it. */
export function useSharing() {
  const fixture = {} as { upstream: RecordedUpstream; gateway: TestGateway; walls: number };
  beforeEach(async () => {
    fixture.upstream = await startRecordedUpstream();
    fixture.gateway = await startSharing(fixture.upstream.url);
    fixture.walls = 0;
    fixture.upstream.answer("GET /wall", (call) => {
      fixture.walls += 1;
      return { body: wallFor(call) };
    });
  });
  afterEach(async () => {
    await fixture.gateway.stop();
    await fixture.upstream.stop();
  });

  const guestAt = (latitude: number | null, url = fixture.gateway.url) => {
    const client = new GraphqlClient(url);
    if (latitude !== null) client.setCookie("tq_pos", `${latitude},-66.5`);
    return client;
  };

  return Object.assign(fixture, { guestAt });
}
