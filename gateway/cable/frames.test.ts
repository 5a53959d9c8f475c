import { describe, expect, test } from "vitest";
import { actionFrame, identifierOf, parseFrame, subscribeFrame } from "./frames";

const notifications = '{"channel":"NotificationChannel","user_id":1}';

describe("identifierOf", () => {
  test("is the recorded spelling whatever order the keys were given in", () => {
    expect(identifierOf("MessageChannel", { user_id: "1", chat_id: "1" })).toBe(
      '{"channel":"MessageChannel","chat_id":1,"user_id":1}',
    );
    expect(identifierOf("MessageChannel", { chat_id: "1", user_id: "1" })).toBe(
      '{"channel":"MessageChannel","chat_id":1,"user_id":1}',
    );
  });

  test("keeps anything but plain numbers as text", () => {
    expect(identifierOf("ChatChannel", { user_id: "007" })).toBe('{"channel":"ChatChannel","user_id":"007"}');
    expect(identifierOf("ChatChannel", { user_id: 'a"b' })).toBe('{"channel":"ChatChannel","user_id":"a\\"b"}');
  });
});

describe("commands", () => {
  test("carry the identifier as text inside the JSON", () => {
    expect(JSON.parse(subscribeFrame(notifications))).toEqual({ command: "subscribe", identifier: notifications });
  });

  test("carry the data of an action as text, as recorded", () => {
    expect(actionFrame(notifications, "catch_up", { last_notification_id: "3", user_id: "1" })).toBe(
      '{"command":"message","identifier":"{\\"channel\\":\\"NotificationChannel\\",\\"user_id\\":1}","data":"{\\"action\\":\\"catch_up\\",\\"last_notification_id\\":3,\\"user_id\\":1}"}',
    );
  });
});

describe("parseFrame", () => {
  test.each([
    ['{"type":"welcome"}', { kind: "welcome" }],
    ['{"type":"ping","message":1795218497}', { kind: "ping" }],
    [
      '{"type":"disconnect","reason":"server_restart","reconnect":true}',
      { kind: "disconnect", reason: "server_restart", reconnect: true },
    ],
    [
      '{"type":"disconnect","reason":"unauthorized","reconnect":false}',
      { kind: "disconnect", reason: "unauthorized", reconnect: false },
    ],
    ['{"identifier":"x","type":"confirm_subscription"}', { kind: "confirmed", identifier: "x" }],
    ['{"identifier":"x","type":"reject_subscription"}', { kind: "rejected", identifier: "x" }],
    [
      '{"identifier":"x","message":{"event":"connected"}}',
      { kind: "message", identifier: "x", message: { event: "connected" } },
    ],
  ])("parses %s", (text, expected) => {
    expect(parseFrame(text)).toEqual(expected);
  });

  test.each([
    "",
    "this is not JSON",
    "null",
    "[]",
    "7",
    "{}",
    '{"type":"bogus"}',
    '{"message":1}',
    '{"identifier":{"channel":"X"},"message":1}',
  ])("ignores %j", (text) => {
    expect(parseFrame(text)).toBeNull();
  });
});
