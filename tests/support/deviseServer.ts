import { randomBytes } from "node:crypto";
import { json, startUpstream } from "./scriptedUpstream";
import type { Script, ScriptedUpstream, UpstreamCall } from "./scriptedUpstream";

/** Token rotation as devise_token_auth does it, on its own clock, so that tests need not wait for the 5 s window. */
export class DeviseServer {
  /** Milliseconds; tests move it. */
  now = 1_000_000_000_000;
  readonly windowMs = 5_000;
  /** Calls with these numbers (from 1) are processed, but their answers are lost. */
  readonly lostAnswers = new Set<number>();
  /** Calls with these numbers wait before their token is checked. */
  readonly heldCalls = new Map<number, Promise<void>>();
  upstream!: ScriptedUpstream;
  current = "token-0";
  private previous = "";
  private updatedAt = -1e12;
  private rotations = 0;
  private calls = 0;
  private isSignedOut = false;

  async start(script?: Script): Promise<this> {
    this.upstream = await startUpstream(async (call, response, request) => {
      const number = (this.calls += 1);
      await this.heldCalls.get(number);
      const headers = this.authenticate(call);
      if (this.lostAnswers.has(number)) return void request.socket.destroy();
      if (!headers)
        return json(response, { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] }, 401);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (script) return await script(call, response, request);
      json(response, { ok: true });
    });
    return this;
  }

  get credentials() {
    return {
      accessToken: this.current,
      client: "client-1",
      uid: "ana@example.com",
      expiry: this.expiry(),
      tokenType: "Bearer",
    };
  }

  endSessions(): void {
    this.isSignedOut = true;
  }

  /** As a change of the password does: the former token is invalid at once, window or not. Returns the new headers. */
  replaceToken(): Record<string, string> {
    this.updatedAt = -1e12;
    this.rotate(false);
    this.previous = "";
    return { "access-token": this.current, expiry: this.expiry() };
  }

  private authenticate(call: UpstreamCall): Record<string, string> | null {
    const token = call.headers["access-token"];
    const isInWindow = this.now - this.updatedAt < this.windowMs;
    if (this.isSignedOut || (token !== this.current && !(token === this.previous && isInWindow))) return null;
    const deviceHeaders = { "token-type": "Bearer", client: "client-1", uid: "ana@example.com" };
    this.rotate(isInWindow);
    return isInWindow
      ? { ...deviceHeaders, "access-token": " ", expiry: " " }
      : { ...deviceHeaders, "access-token": this.current, expiry: this.expiry() };
  }

  private rotate(isInWindow: boolean): void {
    this.updatedAt = this.now;
    if (isInWindow) return;
    this.previous = this.current;
    this.rotations += 1;
    this.current = `token-${this.rotations}-${randomBytes(4).toString("hex")}`;
  }

  private expiry(): string {
    return String(Math.floor(Date.now() / 1_000) + 14 * 86_400 + this.rotations);
  }
}
