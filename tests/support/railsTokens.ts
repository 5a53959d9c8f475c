import { randomBytes } from "node:crypto";

/** What devise_token_auth calls a batch: requests this soon after the last one share a token. */
const windowMs = 5_000;

interface Device {
  userId: number;
  uid: string;
  token: string;
  former: string;
  usedAt: number;
  expiry: number;
}

/** devise_token_auth's tokens, as recorded, with or without rotation, on a clock that tests move. */
export class RailsTokens {
  private readonly devices = new Map<string, Device>();
  private movedMs = 0;
  rotations = 0;

  constructor(private readonly rotates: boolean) {}

  /** Lets time pass for the tokens only. */
  advance(ms: number): void {
    this.movedMs += ms;
  }

  /** The headers of a sign-in: it opens the first window. */
  open(userId: number, uid: string): Record<string, string> {
    const client = randomBytes(9).toString("base64url");
    const device = {
      userId,
      uid,
      token: randomBytes(12).toString("base64url"),
      former: "",
      usedAt: this.now(),
      expiry: Math.floor(Date.now() / 1_000) + 14 * 86_400,
    };
    this.devices.set(client, device);
    return this.headers(client, device);
  }

  /** Whose credentials these are; changes nothing. */
  userOf(given: Record<string, unknown>): number | null {
    return this.find(given)?.device.userId ?? null;
  }

  /** The newest token of a device of this person. */
  newestOf(userId: number): string | undefined {
    return [...this.devices.values()].findLast((device) => device.userId === userId)?.token;
  }

  /** One authenticated request: the session headers of its answer. Null means 401, which carries none and rotates nothing. */
  use(given: Record<string, unknown>): Record<string, string> | null {
    const found = this.find(given);
    if (!found) return null;
    const { client, device } = found;
    if (!this.rotates) return this.headers(client, device);
    const isBatch = this.now() - device.usedAt < windowMs;
    device.usedAt = this.now();
    if (isBatch) return { ...this.headers(client, device), "access-token": " ", expiry: " " };
    this.rotations += 1;
    Object.assign(device, {
      former: device.token,
      token: randomBytes(12).toString("base64url"),
      expiry: device.expiry + 1,
    });
    return this.headers(client, device);
  }

  endAll(): void {
    this.devices.clear();
  }

  private find(given: Record<string, unknown>): { client: string; device: Device } | null {
    const client = String(given["client"] ?? "");
    const device = this.devices.get(client);
    if (!device || device.uid !== given["uid"]) return null;
    const token = given["access-token"];
    const isFormer = token === device.former && this.now() - device.usedAt < windowMs;
    return token === device.token || isFormer ? { client, device } : null;
  }

  private headers(client: string, device: Device): Record<string, string> {
    return {
      "access-token": device.token,
      expiry: String(device.expiry),
      "token-type": "Bearer",
      client,
      uid: device.uid,
    };
  }

  private now(): number {
    return Date.now() + this.movedMs;
  }
}
