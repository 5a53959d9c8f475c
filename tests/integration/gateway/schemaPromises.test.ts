import { describe, expect, it, onTestFinished } from "vitest";
import { RailsServer } from "../../support/rails/server";
import { password } from "../../support/rails/store";
import { account, startRecordedUpstream } from "../../support/recordedUpstream";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";

const SIGN_IN =
  'mutation ($password: String!) { signIn(input: { email: "luis@example.com", password: $password }) { viewer { id } } }';

describe("the viewer, while the backend fails", () => {
  it.each([
    [429, "RATE_LIMITED"],
    [503, "UPSTREAM_UNAVAILABLE"],
    [504, "UPSTREAM_TIMEOUT"],
  ])("is an error for a session on status %i, null for a guest, and there again afterwards", async (status, code) => {
    const upstream = await startRecordedUpstream();
    const gateway = await startGateway(upstream.url);
    onTestFinished(async () => {
      await gateway.stop();
      await upstream.stop();
    });
    const luis = new GraphqlClient(gateway.url);
    await luis.data(SIGN_IN, { password });
    upstream.answer("GET /users", { status, text: "" });
    const failed = await luis.run("{ viewer { id } notifications { items { id } } }");
    expect(failed.data).toEqual({ viewer: null, notifications: { items: [] } });
    expect(failed.errors).toMatchObject([{ path: ["viewer"], extensions: { code } }]);
    expect(await new GraphqlClient(gateway.url).run("{ viewer { id } }")).toMatchObject({
      data: { viewer: null },
      errors: [],
    });
    upstream.answer("GET /users", { body: account });
    expect(await luis.data("{ viewer { id } }")).toEqual({ viewer: { id: "2" } });
  });
});

describe("a message that is sent twice", () => {
  it("stands twice under one randomId where the backend knows no idempotency", async () => {
    const rails = await new RailsServer().start();
    const gateway = await startGateway(rails.url);
    onTestFinished(async () => {
      await gateway.stop();
      await rails.stop();
    });
    const luis = new GraphqlClient(gateway.url);
    await luis.data(SIGN_IN, { password });
    for (let time = 0; time < 2; time += 1)
      await luis.data(
        'mutation { sendMessage(input: { chatId: "1", randomId: "r-1", text: "Hola" }) { message { id } errors { code } } }',
      );
    const { chat } = await luis.data<{ chat: { messages: { items: { id: string; randomId: string }[] } } }>(
      '{ chat(id: "1") { messages { items { id randomId } } } }',
    );
    const repeats = chat.messages.items.filter(({ randomId }) => randomId === "r-1");
    expect(new Set(repeats.map(({ id }) => id)).size).toBe(2);
  });
});
