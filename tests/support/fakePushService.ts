import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A push as it came over HTTP. */
interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Stands in for the push services of the browsers' makers: takes pushes over HTTP and answers as scripted. Like them,
 * it cannot read the pushes.
 */
export async function startFakePushService() {
  const received: ReceivedPush[] = [];
  /** Statuses by path; 201 otherwise. */
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    statuses,
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** A browser's subscription: what it sends us, and how it reads a push, as RFC 8291 says. */
export function aPushSubscription(origin: string) {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(8).toString("hex")}`;
  const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));
  return {
    path,
    form: {
      endpoint: `${origin}${path}`,
      p256dh: publicKey.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const shared = derive(ecdh.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
        derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(21 + sender.length, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
