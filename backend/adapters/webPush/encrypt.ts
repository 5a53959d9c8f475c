import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const recordSize = 4_096;
const keyBytes = 65;

/** The keys of a browser's subscription, in base64url. */
interface PushKeys {
  publicKey: string;
  authSecret: string;
}

/**
 * Encrypts for one subscription alone (RFC 8291: one record of aes128gcm), so that the push service that passes it on
 * reads nothing. `fixed` takes the place of what is random where a test compares with the RFC's own example.
 */
export function encryptPush(
  payload: string,
  { publicKey, authSecret }: PushKeys,
  fixed?: { privateKey: Buffer; salt: Buffer },
): Buffer {
  const receiver = Buffer.from(publicKey, "base64url");
  const ecdh = createECDH("prime256v1");
  if (fixed) ecdh.setPrivateKey(fixed.privateKey);
  else ecdh.generateKeys();
  const sender = ecdh.getPublicKey();
  const salt = fixed?.salt ?? randomBytes(16);
  const shared = derive(
    ecdh.computeSecret(receiver),
    Buffer.from(authSecret, "base64url"),
    Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]),
    32,
  );
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 ends the last record.
  const content = Buffer.concat([cipher.update(payload, "utf8"), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([keyBytes]), sender, content, cipher.getAuthTag()]);
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  new Uint8Array(hkdfSync("sha256", key, salt, info, length));

/** Whether keys of a client can be encrypted for: a point of the curve, and 16 bytes. */
export function arePushKeys({ publicKey, authSecret }: PushKeys): boolean {
  if (Buffer.from(authSecret, "base64url").length !== 16) return false;
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== keyBytes) return false;
  try {
    const ecdh = createECDH("prime256v1");
    ecdh.generateKeys();
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
