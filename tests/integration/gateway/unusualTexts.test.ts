import { describe, expect, it } from "vitest";
import { aTransaction } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { RawSocket } from "../../support/rawSocket";

const fixture = useCountedGateway();

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  message { text } errors { code field message }
} }`;
/** As a phone copies a number. */
const copied = "\u202a0251 555 1234\u202c, pregunta\u200e por \u2068Ana\u2069";
const plain = "0251 555 1234, pregunta por Ana";
const refusal = {
  code: "BAD_USER_INPUT",
  message: "El texto tiene caracteres invisibles que no se pueden usar. Bórralo y escríbelo de nuevo.",
};

/** A signed-in party of a chat that can write over both transports. */
async function writer() {
  const { chatId, interested } = await aTransaction(fixture.backend.db);
  const luis = await fixture.signedIn(interested);
  const input = (text: string, requestId: string) => ({ chatId: String(chatId), requestId, text });
  return { luis, input };
}

describe("a text with marks of direction", () => {
  it("is stored without them, over both transports and as a literal", async () => {
    const { luis, input } = await writer();
    const sent = { sendMessage: { message: { text: plain }, errors: [] } };
    expect(await luis.data(SEND, { input: input(copied, "a") })).toEqual(sent);
    const { chatId } = input("", "");
    const literal = `mutation { sendMessage(input: { chatId: "${chatId}", requestId: "b", text: "${copied}" }) {
      message { text } errors { code field message }
    } }`;
    expect(await luis.data(literal)).toEqual(sent);
    const socket = new RawSocket(fixture.gateway.wsUrl, {
      headers: { cookie: luis.cookie },
      origin: fixture.gateway.url,
    });
    await socket.init();
    const frame = await socket.run("1", SEND, { input: input(copied, "c") });
    expect(frame.payload).toMatchObject({ data: sent });
    socket.close();
  });
});

describe("a text with other controls", () => {
  it.each([
    ["NUL", "Hola\0"],
    ["an escape", "Hola\u001b[31m"],
    ["half a character", "Hola \ud83d"],
  ])("is refused at its field, over both transports, without a call: %s", async (_name, text) => {
    const { luis, input } = await writer();
    const refused = { sendMessage: { message: null, errors: [{ ...refusal, field: "text" }] } };
    const { data, calls } = await fixture.counted(luis, SEND, { input: input(text, "d") });
    expect([data, calls]).toEqual([refused, []]);
    const socket = new RawSocket(fixture.gateway.wsUrl, {
      headers: { cookie: luis.cookie },
      origin: fixture.gateway.url,
    });
    await socket.init();
    const frame = await socket.run("1", SEND, { input: input(text, "d") });
    expect(frame.payload).toMatchObject({ data: refused });
    socket.close();
  });

  it("is refused by a query with its field", async () => {
    for (const [query, variables] of [
      ["query ($id: ID!) { publication(id: $id) { id } }", { id: "1\0" }],
      ['{ publication(id: "1\\u0000") { id } }', {}],
    ] as const) {
      const { errors } = await fixture.guest().run(query, variables);
      expect(errors).toMatchObject([{ message: refusal.message, extensions: { code: "BAD_USER_INPUT", field: "id" } }]);
    }
  });
});
