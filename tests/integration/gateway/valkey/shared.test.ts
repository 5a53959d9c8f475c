import { beforeEach, describe, expect, it } from "vitest";
import { generalMessages } from "../../../../gateway/errors";
import { GraphqlClient } from "../../../support/graphqlClient";
import { captchaProof } from "../../../support/people";
import { RawSocket } from "../../../support/rawSocket";
import { luis, publication, recordedReplies, startRecordedUpstream } from "../../../support/recordedUpstream";
import type { RecordedUpstream } from "../../../support/recordedUpstream";
import { useTwoGateways } from "../../../support/twoGateways";

const SIGN_IN = `mutation ($email: String!, $password: String!, $captcha: String) {
  signIn(input: { email: $email, password: $password, captcha: $captcha }) { viewer { id } errors { code retryAfter } }
}`;
const VIEWER = "{ viewer { id } }";
const SIGN_OUT = "mutation { signOut { errors { code } } }";
const HIDE = 'mutation { deactivatePublication(input: { publicationId: "2" }) { errors { code } } }';
const WALL = "query Wall { wall { items { __typename } } }";

let upstream: RecordedUpstream;
const start = async () => (upstream = await startRecordedUpstream());
const asked = (name: string) => upstream.callNames().filter((call) => call.startsWith(name)).length;
const open = ({ url, cookie }: GraphqlClient) =>
  new RawSocket(`${url.replace(/^http/, "ws")}/graphql`, { headers: { cookie }, origin: url });

type SignedIn = { signIn: { viewer: { id: string } | null; errors: { code: string; retryAfter: number | null }[] } };
const signIn = async (client: GraphqlClient, { email = "luis@example.com", password = "x", captcha = "" } = {}) =>
  client.run<SignedIn>(SIGN_IN, { email, password, captcha: captcha || null });

describe("two gateways with a Valkey", () => {
  const two = useTwoGateways(start);
  const signedIn = async () => {
    const doors = two.browser();
    expect((await signIn(doors[0])).data?.signIn.errors).toEqual([]);
    return doors;
  };
  beforeEach(() => upstream.clearCalls());

  it("know a session that began at the other one, and end it together with its sockets", async () => {
    const [here, there] = await signedIn();
    expect((await there.data<{ viewer: unknown }>(VIEWER)).viewer).toEqual({ id: "2" });
    const stolen = new GraphqlClient(there.url);
    stolen.setCookie("tq_session", /tq_session=([^;]+)/.exec(there.cookie)?.[1] ?? "");
    const sockets = [open(here), open(there), open(there)];
    for (const socket of sockets) await socket.init();
    await here.data(SIGN_OUT);
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401, 4401]);
    const before = upstream.calls.length;
    expect((await stolen.data<{ viewer: unknown }>(VIEWER)).viewer).toBeNull();
    expect(upstream.calls).toHaveLength(before);
  });

  it("count a person's sockets together", async () => {
    const [here, there] = await signedIn();
    const five = [open(here), open(there), open(here), open(there), open(here)];
    for (const socket of five) await socket.init();
    for (const door of [here, there]) {
      const sixth = open(door);
      await sixth.opened;
      sixth.send({ type: "connection_init" });
      // Those of the other gateway may be there no more: worth another try.
      expect(await sixth.closed).toBe(1013);
    }
    five[0]?.close();
    await five[0]?.closed;
    await expect
      .poll(async () => {
        const socket = open(there);
        await socket.opened;
        socket.send({ type: "connection_init" });
        return Promise.race([socket.next(({ type }) => type === "connection_ack"), socket.closed]);
      })
      .toMatchObject({ type: "connection_ack" });
    for (const socket of five) socket.close();
  });

  it("count wrong passwords together", async () => {
    upstream.answer("POST /auth/sign_in/", { status: 401, body: { success: false, errors: ["No"] } });
    const [here, there] = two.browser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(index % 2 ? here : there, { email: "eva@example.com" })),
    );
    const codes = answers.map(({ data }) => data?.signIn.errors[0]?.code);
    expect(codes.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(5);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(15);
    const waits = answers.map(({ data }) => data?.signIn.errors[0]?.retryAfter);
    expect(waits.filter((seconds) => seconds && seconds > 0 && seconds <= 15 * 60)).toHaveLength(15);
    expect(asked("POST /auth/sign_in")).toBe(5);
    upstream.answer("POST /auth/sign_in/", recordedReplies["POST /auth/sign_in/"] ?? {});
  });
});

describe("a captcha's proof", () => {
  const two = useTwoGateways(start, { CAPTCHA: "on" });

  it("counts once, whichever of two gateways it comes to and however often at once", async () => {
    const [here, there] = two.browser();
    const captcha = (await captchaProof(here.url)) ?? "";
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signIn(index % 2 ? here : there, { captcha })),
    );
    expect(answers.filter(({ data }) => data?.signIn.viewer)).toHaveLength(1);
    expect(asked("POST /auth/sign_in")).toBe(1);
  });
});

describe("answers that guests share", () => {
  // As long as a test takes, on any machine.
  const two = useTwoGateways(start, {}, { SHARED_ANSWER_MS: 600_000 });

  it("are read anew after a change at the other gateway", async () => {
    const [here, there] = two.browser();
    await signIn(here);
    const guest = new GraphqlClient(there.url);
    for (let time = 0; time < 3; time += 1) await guest.data(WALL);
    const kept = asked("GET /wall");
    await guest.data(WALL);
    expect(asked("GET /wall")).toBe(kept);
    upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
    expect(await here.data(HIDE)).toEqual({ deactivatePublication: { errors: [] } });
    await expect
      .poll(async () => {
        await guest.data(WALL);
        return asked("GET /wall");
      })
      .toBeGreaterThan(kept);
  });
});

describe("without the Valkey", () => {
  const two = useTwoGateways(start);

  it("reads and open sockets go on, sign-in is refused, and both recover when it is back", async () => {
    const [here, there] = two.browser();
    await signIn(here);
    const socket = open(there);
    await socket.init();
    await two.valkey.kill();

    for (const door of [here, there])
      expect((await door.data<{ viewer: unknown }>(VIEWER)).viewer).toEqual({ id: "2" });
    expect((await socket.run("1", VIEWER)).payload).toMatchObject({ data: { viewer: { id: "2" } } });
    await open(here).init();
    upstream.clearCalls();
    for (const url of [here.url, there.url]) {
      const { errors } = await signIn(new GraphqlClient(url));
      expect(errors).toMatchObject([
        { message: generalMessages.UPSTREAM_UNAVAILABLE, extensions: { code: "UPSTREAM_UNAVAILABLE" } },
      ]);
    }
    expect(asked("POST /auth/sign_in")).toBe(0);
    const cardPage = await fetch(`${here.url}/card_gateway/${"a".repeat(43)}`, { method: "POST", body: "" });
    expect(cardPage.status).toBe(502);
    expect(await cardPage.json()).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }] });

    await two.valkey.start();
    for (const url of [here.url, there.url])
      await expect.poll(async () => (await signIn(new GraphqlClient(url))).data?.signIn.viewer).toEqual({ id: "2" });
    for (const door of [here, there])
      expect((await door.data<{ viewer: unknown }>(VIEWER)).viewer).toEqual({ id: "2" });
    // News arrive again, too.
    await here.data(SIGN_OUT);
    expect(await socket.closed).toBe(4401);
  });

  it("a sign-out meanwhile reaches the other gateway when it is back", async () => {
    const [here, there] = two.browser();
    await signIn(here);
    const socket = open(there);
    await socket.init();
    await two.valkey.kill();
    await here.data(SIGN_OUT);
    expect(socket.socket.readyState).toBe(1);
    await two.valkey.start();
    expect(await socket.closed).toBe(4401);
  });

  it("one that takes connections and answers nothing counts as away", async () => {
    const [here, there] = two.browser();
    await signIn(here);
    two.valkey.freeze();
    for (const door of [here, there])
      expect((await door.data<{ viewer: unknown }>(VIEWER)).viewer).toEqual({ id: "2" });
    upstream.clearCalls();
    expect((await signIn(new GraphqlClient(there.url))).errors).toMatchObject([
      { extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
    expect(asked("POST /auth/sign_in")).toBe(0);
    two.valkey.thaw();
    await expect
      .poll(async () => (await signIn(new GraphqlClient(there.url))).data?.signIn.viewer)
      .toEqual({ id: "2" });
  });
});
