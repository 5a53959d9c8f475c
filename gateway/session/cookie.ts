import { createHash } from "node:crypto";
import { stringifySetCookie } from "cookie";
import { z } from "zod";
import type { SealingKey } from "./keys";
import { seal, unseal } from "./seal";
import type { Session } from "./session";
import type { SessionState } from "./sessionState";

/** Positions rather than names: the cookie stays small. */
const copyShape = z.tuple([
  z.string(),
  z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
  z.string().nullable(),
  z.string().nullable(),
  z.boolean(),
  z.number(),
  z.number(),
  z.number(),
]);

/** Not HttpOnly: the client reads it. */
const markerName = "tq_here";

/** An opened cookie. */
export interface OpenedCookie {
  copy: SessionState;
  isCurrentKey: boolean;
}

/**
 * The one cookie that carries a session. `__Host-` binds it to https and to this very host; browsers refuse that
 * prefix over plain http, hence the plain name on loopback, which production never uses.
 */
export class SessionCookie {
  readonly name: string;
  private readonly isSecure: boolean;

  constructor(
    private readonly keys: SealingKey[],
    options: { isSecure: boolean },
  ) {
    this.isSecure = options.isSecure;
    this.name = options.isSecure ? "__Host-tq_session" : "tq_session";
  }

  async open(value: string): Promise<OpenedCookie | null> {
    const opened = await unseal(value, this.name, this.keys);
    if (!opened) return null;
    try {
      const parsed = copyShape.parse(JSON.parse(opened.text));
      const [
        sid,
        [accessToken, client, uid, expiry, tokenType],
        userId,
        userToken,
        remember,
        startedAt,
        endsAt,
        version,
      ] = parsed;
      const credentials = { accessToken, client, uid, expiry, tokenType };
      return {
        copy: { sid, credentials, userId, userToken, remember, startedAt, endsAt, version },
        isCurrentKey: opened.isCurrentKey,
      };
    } catch {
      return null;
    }
  }

  /** The Set-Cookie value for the session as it is now. */
  async write({ state }: Session): Promise<string> {
    const { accessToken, client, uid, expiry, tokenType } = state.credentials;
    const copy: z.infer<typeof copyShape> = [
      state.sid,
      [accessToken, client, uid, expiry, tokenType],
      state.userId,
      state.userToken,
      state.remember,
      state.startedAt,
      state.endsAt,
      state.version,
    ];
    const [newest] = this.keys;
    if (!newest) throw new Error("no key to seal the cookie with");
    const maxAge = Math.max(0, Math.floor((state.endsAt - Date.now()) / 1_000));
    return this.serialize(await seal(JSON.stringify(copy), this.name, newest), state.remember ? maxAge : undefined);
  }

  /** The Set-Cookie value that removes the cookie. */
  clear(): string {
    return this.serialize("", 0);
  }

  /**
   * The Set-Cookie value of the marker that accompanies the session's cookie. It reveals only whether there is a
   * session and whether it is still the same one, so that an offline page knows whose stored data it may show.
   * Scripts read it; it opens nothing.
   */
  mark(session: Session | null): string {
    const value = session ? createHash("sha256").update(`here\n${session.sid}`).digest("base64url").slice(0, 16) : "";
    const lasts = session?.state.remember
      ? Math.max(0, Math.floor((session.state.endsAt - Date.now()) / 1_000))
      : undefined;
    const maxAge = session ? lasts : 0;
    return stringifySetCookie({
      name: markerName,
      value,
      sameSite: "lax",
      path: "/",
      secure: this.isSecure,
      ...(maxAge !== undefined && { maxAge }),
    });
  }

  private serialize(value: string, maxAge: number | undefined): string {
    return stringifySetCookie({
      name: this.name,
      value,
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: this.isSecure,
      ...(maxAge !== undefined && { maxAge }),
    });
  }
}
