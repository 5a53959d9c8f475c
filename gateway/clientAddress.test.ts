import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createAddressReader } from "./clientAddress";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the address of a client", () => {
  it("is that of the connection: the header alone proves nothing", () => {
    expect(createAddressReader(undefined)(request("::ffff:203.0.113.7", "1.2.3.4"))).toBe("203.0.113.7");
    expect(createAddressReader("10.0.0.0/8")(request("203.0.113.7", "1.2.3.4"))).toBe("203.0.113.7");
  });

  it("is what a trusted proxy saw, not what the client claimed", () => {
    const addressOf = createAddressReader("10.0.0.0/8, ::1");
    expect(addressOf(request("10.1.2.3", "1.2.3.4, 198.51.100.9"))).toBe("198.51.100.9");
    expect(addressOf(request("10.1.2.3", "1.2.3.4, 198.51.100.9, 10.9.9.9"))).toBe("198.51.100.9");
    expect(addressOf(request("::1", "198.51.100.9"))).toBe("198.51.100.9");
    expect(addressOf(request("10.1.2.3", "nonsense"))).toBe("10.1.2.3");
  });
});
