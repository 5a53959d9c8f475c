import http from "node:http";
import { describe, expect, it } from "vitest";
import { identifierOf, isConfirmed, isWelcome, openCable } from "../../../support/cableClient";
import { useCableBackend } from "../../../support/cableBackend";

/** The upgrade to ActionCable: subprotocol, Origin and credentials. */

const fixture = useCableBackend();

function upgrade(
  headers: Record<string, string>,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const base = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AQIDBAUGBwgJCgsMDQ4PEA==",
    };
    const request = http.request(`${fixture.backend.url}/cable`, { headers: { ...base, ...headers } });
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: "" });
    });
    request.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on("error", reject);
    request.end();
  });
}

describe("the upgrade", () => {
  it("chooses the first ActionCable subprotocol, or none", async () => {
    for (const [offered, chosen] of [
      ["actioncable-v1-json, actioncable-unsupported", "actioncable-v1-json"],
      ["", undefined],
      ["something-else", undefined],
    ]) {
      const answer = await upgrade({
        origin: fixture.backend.url,
        ...(offered ? { "Sec-WebSocket-Protocol": offered } : {}),
      });
      expect([
        answer.status,
        answer.headers["sec-websocket-protocol"],
        answer.headers["sec-websocket-extensions"],
      ]).toEqual([101, chosen, undefined]);
    }
  });

  it.each([
    ["no", undefined],
    ["a foreign", "https://evil.example"],
    ["a null", "null"],
    ["an extended", "suffix"],
  ])("answers %s Origin like an unknown page", async (_name, origin) => {
    const given = origin === "suffix" ? `${fixture.backend.url}.evil.example` : origin;
    const answer = await upgrade(given === undefined ? {} : { origin: given });
    expect([answer.status, answer.headers["content-type"], answer.body]).toEqual([404, "text/plain", "Page not found"]);
  });

  it("answers a plain GET of /cable with the same page", async () => {
    const answer = await fetch(`${fixture.backend.url}/cable`);
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
      404,
      "Page not found",
      "no-cache",
    ]);
  });

  it("refuses missing and wrong credentials with a frame and close 1000, without a welcome", async () => {
    const cases: Record<string, string>[] = [{}, { "access-token": "x", client: "y", uid: "nobody@example.com" }];
    for (const headers of cases) {
      const cable = fixture.track(openCable(fixture.backend.url, { headers }));
      expect(await cable.closed).toEqual({ code: 1000, reason: "" });
      expect(cable.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
      expect(cable.socket.protocol).toBe("actioncable-v1-json");
    }
  });

  it("accepts credentials in the query string", async () => {
    const { headers } = await fixture.signedInUser();
    const query = `?${new URLSearchParams({ "access-token": headers["access-token"] ?? "", client: headers.client ?? "", uid: headers.uid ?? "" })}`;
    const cable = fixture.track(openCable(fixture.backend.url, { query }));
    expect(await cable.find(isWelcome)).toEqual({ type: "welcome" });
  });

  it("works without a subprotocol and keeps commands sent before the welcome", async () => {
    const { user, headers } = await fixture.signedInUser();
    const identifier = identifierOf("ChatChannel", { user_id: user.id });
    const cable = fixture.track(openCable(fixture.backend.url, { headers, protocols: [] }));
    cable.socket.on("open", () => {
      cable.subscribe(identifier);
      cable.send({ command: "unsubscribe", identifier });
    });
    await cable.find(isConfirmed(identifier));
    expect(cable.frames).toEqual([{ type: "welcome" }, { identifier, type: "confirm_subscription" }]);
  });
});
