import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isSigned, sign } from "../../../backend/adapters/cardGateway/signature";
import { proformas } from "../../../backend/db/schema/money";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { CREATE, order, useOrders } from "../../support/orderFixture";
import type { Created, Proforma } from "../../support/orderFixture";
import { startBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const fixture = useOrders();
const { signedIn } = fixture;

describe("payments by card", () => {
  it("forwards only the page and signed callbacks", async () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${fixture.gateway.url}${path}`, { method: "POST", body, headers, redirect: "manual" });
    fixture.proxy.calls.length = 0;
    for (const path of [
      "/card_gateway",
      "/card_gateway/",
      "/card_gateway/..%2fapi%2fusers",
      "/card_gateway/short",
      `/card_gateway/${"a".repeat(43)}/x`,
    ])
      expect([path, (await fetch(`${fixture.gateway.url}${path}`)).status]).toEqual([path, 404]);
    expect((await fetch(`${fixture.gateway.url}/card_gateway/callback`)).status).toBe(404);
    expect((await post(`/card_gateway/${"a".repeat(43)}`, "x".repeat(20_000))).status).toBe(413);
    expect(fixture.proxy.calls).toEqual([]);
    expect((await fetch(`${fixture.gateway.url}/card_gateway/${"a".repeat(43)}`)).status).toBe(404);

    const user = await aUser(fixture.backend.db);
    const publication = await aPublication(fixture.backend.db, { ownerId: user.id });
    const {
      createProforma: { proforma },
    } = await (await signedIn(user)).data<Created>(CREATE, order(publication.id));
    const [stored] = await fixture.backend.db
      .select()
      .from(proformas)
      .where(eq(proformas.id, Number(proforma?.id)));
    const body = JSON.stringify({
      id: "event-0001",
      reference: stored?.reference,
      control: stored?.control,
      status: "approved",
      amount: "1392.00",
      currency: "VES",
      said_at: new Date().toISOString(),
    });
    expect(
      (await post("/card_gateway/callback", body, { "x-card-signature": sign("another secret", body, new Date()) }))
        .status,
    ).toBe(401);
    expect(
      await (
        await post("/card_gateway/callback", body, {
          "x-card-signature": sign(fixture.backend.services.cardGateway?.secret ?? "", body, new Date()),
        })
      ).json(),
    ).toEqual({ applied: true });
  });

  it("opens a payment at a provider with one signed call per request", async () => {
    const secret = "a secret between two";
    const heard: { isSigned: boolean; body: Record<string, unknown> }[] = [];
    let isAway = true;
    let pageUrl = "http://pay.example/checkout";
    const provider = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          const body = Buffer.concat(chunks);
          heard.push({
            isSigned: isSigned(secret, String(request.headers["x-card-signature"]), body, new Date()),
            body: JSON.parse(body.toString()) as Record<string, unknown>,
          });
          response
            .writeHead(isAway ? 503 : 200, { "content-type": "application/json" })
            .end(JSON.stringify({ control: "c-77", page_url: pageUrl }));
        });
    });
    await new Promise<void>((done) => {
      provider.listen(0, "127.0.0.1", done);
    });
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/open`;
    const other = await startBackend({
      cardGateway: { url, merchant: "truequea", secret },
      publicUrl: "https://truequea.example",
    });
    const otherGateway = await startGateway(other.url);
    const strict = await startGateway(other.url, { NODE_ENV: "production" });
    try {
      const user = await aUser(other.db);
      const publication = await aPublication(other.db, { ownerId: user.id });
      const client = new GraphqlClient(otherGateway.url);
      await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
        input: { email: user.email, password },
      });
      const asked = order(publication.id);
      expect((await client.data<Created>(CREATE, asked)).createProforma.errors[0]?.code).toBe("UPSTREAM_UNAVAILABLE");
      isAway = false;
      // Only a page that no third party could have changed is opened.
      for (const page of ["http://pay.example/checkout", "http://127.0.0.1/checkout", "ftp://pay.example/"]) {
        pageUrl = page;
        expect((await client.data<Created>(CREATE, asked)).createProforma.errors[0]?.code).toBe("UPSTREAM_UNAVAILABLE");
      }
      heard.splice(1);
      pageUrl = "https://pay.example/checkout?control=c-77";
      const answers = await Promise.all(Array.from({ length: 5 }, () => client.data<Created>(CREATE, asked)));
      expect(
        new Set(
          answers.map(({ createProforma }) => `${createProforma.proforma?.id} ${createProforma.proforma?.paymentUrl}`),
        ),
      ).toEqual(new Set([`${answers[0]?.createProforma.proforma?.id} https://pay.example/checkout?control=c-77`]));
      // Simultaneous repeats may each ask the provider, which knows them by their reference.
      expect(heard.length).toBeGreaterThan(1);
      expect(new Set(heard.map(({ body }) => body["reference"])).size).toBe(1);
      expect(heard[1]).toMatchObject({
        isSigned: true,
        body: {
          merchant: "truequea",
          reference: heard[0]?.body["reference"],
          amount: "1392.00",
          currency: "VES",
          callback_url: "https://truequea.example/card_gateway/callback",
        },
      });
      const id = Number(answers[0]?.createProforma.proforma?.id);
      const [stored] = await other.db.select().from(proformas).where(eq(proformas.id, id));
      expect(heard[1]?.body["expires_at"]).toBe(
        new Date((stored?.createdAt.getTime() ?? 0) + 86_400_000).toISOString(),
      );

      const headers = await sessionOf(other.db, user);
      const led = async (at: TestGateway) =>
        (
          await new GraphqlClient(at.url, headers).data<{ proforma: Proforma }>(
            `{ proforma(id: ${id}) { paymentUrl } }`,
          )
        ).proforma.paymentUrl;
      expect(await led(strict)).toBe("https://pay.example/checkout?control=c-77");
      for (const [page, inDevelopment] of [
        ["http://127.0.0.1:9/pay", "http://127.0.0.1:9/pay"],
        ["http://pay.example/pay", null],
        ["javascript:alert(1)", null],
      ] as const) {
        await other.db.update(proformas).set({ pageUrl: page }).where(eq(proformas.id, id));
        expect([page, await led(otherGateway), await led(strict)]).toEqual([page, inDevelopment, null]);
      }
      const wrong = { NODE_ENV: "production", CARD_PAGE_URL: "http://pay.example/{control}" };
      await expect(startGateway(other.url, wrong)).rejects.toThrow("CARD_PAGE_URL must be https");
      expect(JSON.stringify(heard)).not.toContain(user.email);
      expect((await fetch(`${other.url}/card_gateway/${"a".repeat(43)}`)).status).toBe(404);
    } finally {
      await otherGateway.stop();
      await strict.stop();
      await other.stop();
      provider.close();
    }
  });
});
