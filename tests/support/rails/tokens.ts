import { randomBytes } from "node:crypto";

/** What devise_token_auth calls a batch: requests within this time after the last one share a token. */
const windowMs = 5_000;

interface Device {
  userId: number;
  uid: string;
  token: string;
  former: string;
  usedAt: number;
  expiry: number;
}

/** devise_token_auth's tokens as recorded, with or without rotation, on a clock that tests advance. */
export class RailsTokens {
  private readonly devices = new Map<string, Device>();
  private advancedMs = 0;
  rotations = 0;

  constructor(private readonly rotates: boolean) {}

  /** Advances the time of the tokens only. */
  advance(ms: number): void {
    this.advancedMs += ms;
  }

  /** Session headers as a sign-in answers them; opens the first window. */
  issue(userId: number, uid: string): Record<string, string> {
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

  /** The user behind these credentials; changes nothing. */
  userOf(headers: Record<string, unknown>): number | null {
    return this.find(headers)?.device.userId ?? null;
  }

  /** The newest token of a device of this user. */
  newestOf(userId: number): string | undefined {
    return [...this.devices.values()].findLast((device) => device.userId === userId)?.token;
  }

  /**
   * Authenticates one request and returns the session headers of its answer. Null means 401, which carries none and
   * rotates nothing.
   */
  use(headers: Record<string, unknown>): Record<string, string> | null {
    const found = this.find(headers);
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

  revokeAll(): void {
    this.devices.clear();
  }

  private find(headers: Record<string, unknown>): { client: string; device: Device } | null {
    const client = String(headers["client"] ?? "");
    const device = this.devices.get(client);
    if (!device || device.uid !== headers["uid"]) return null;
    const token = headers["access-token"];
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
    return Date.now() + this.advancedMs;
  }
}
