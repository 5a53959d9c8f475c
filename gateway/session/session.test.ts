import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SessionCookie } from "./cookie";
import { readCredentials } from "./credentials";
import { identify, identityHeaders } from "./identity";
import { sealingKeys } from "./keys";
import { seal, unseal } from "./seal";
import { SessionStore } from "./store";

const credentials = {
  accessToken: "wNVQ96QLUKO8c1CONHIRlA",
  client: "aLmOpvhOrC-WdNb-y6hBfQ",
  uid: "ana@example.com",
  expiry: "9996428091",
  tokenType: "Bearer",
};
const opened = { credentials, userId: "1", userToken: "eaf1554f769a66b4c19fa8ff", remember: false };
const [secret, other] = ["first-secret-of-at-least-32-characters", "other-secret-of-at-least-32-characters"];
const cookieWith = (...secrets: string[]) => new SessionCookie(sealingKeys(secrets), { isSecure: false });
const headersOf = (setCookie: string) => ({ cookie: setCookie.split(";")[0] ?? "" });

describe("sealing", () => {
  const keys = sealingKeys([secret]);
  const [key] = keys;
  if (!key) throw new Error("no key");
  const sealed = seal("hello", "tq_session", key);

  it("opens what it sealed, each time under another nonce", () => {
    expect(unseal(sealed, "tq_session", keys)).toEqual({ text: "hello", isCurrentKey: true });
    expect(seal("hello", "tq_session", key)).not.toBe(sealed);
  });

  it("opens nothing that was changed, cut, lengthened or sealed for another purpose", () => {
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = sealed.slice(0, index) + (sealed[index] === "A" ? "B" : "A") + sealed.slice(index + 1);
      expect(unseal(changed, "tq_session", keys)).toBeNull();
      expect(unseal(sealed.slice(0, index), "tq_session", keys)).toBeNull();
    }
    expect(unseal(`${sealed}A`, "tq_session", keys)).toBeNull();
    expect(unseal(sealed, "tq_other", keys)).toBeNull();
    expect(unseal(sealed, "tq_session", sealingKeys([other]))).toBeNull();
  });

  it("does not open one half of a value with the other half of another", () => {
    const second = seal("other", "tq_session", key);
    const middle = Math.floor(sealed.length / 2);
    expect(unseal(sealed.slice(0, middle) + second.slice(middle), "tq_session", keys)).toBeNull();
  });
});

describe("the session cookie", () => {
  it("has the attributes that browsers protect best", async () => {
    const session = new SessionStore(3_600_000).open(opened);
    const secure = new SessionCookie(sealingKeys([secret]), { isSecure: true }).write(session);
    expect(secure).toMatch(/^__Host-tq_session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(secure.length).toBeLessThan(600);
    expect(cookieWith(secret).write(session)).toMatch(/^tq_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const remembered = new SessionStore(3_600_000).open({ ...opened, remember: true });
    expect(cookieWith(secret).write(remembered)).toMatch(/Max-Age=25(91999|92000)/);
    // A new token changes nothing about how long it is kept.
    for (const session of [remembered, new SessionStore(3_600_000).open(opened)]) {
      const lease = await session.leaseCredentials();
      lease.settle({ ...credentials, accessToken: "another" });
      expect([session.version, /Max-Age=25/.test(cookieWith(secret).write(session))]).toEqual([
        2,
        session === remembered,
      ]);
    }
  });

  it("restores a session after a restart, even under the previous key", () => {
    const written = cookieWith(other).write(new SessionStore(3_600_000).open(opened));
    const renewed = cookieWith(secret, other);
    const identity = identify(headersOf(written), renewed, new SessionStore(3_600_000));
    expect(identity.session?.credentials).toEqual(credentials);
    expect(identity.session?.userId).toBe("1");
    expect(identityHeaders(identity, identity.session, renewed)["set-cookie"]).toContain("tq_session=");
  });

  it("is rewritten after a rotation, and only then", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const identity = identify(headersOf(cookie.write(session)), cookie, store);
    expect(identity.session).toBe(session);
    expect(identityHeaders(identity, session, cookie)).toEqual({});
    (await session.leaseCredentials()).settle({ ...credentials, accessToken: "next", expiry: "9996428099" });
    const headers = identityHeaders(identity, session, cookie);
    expect(
      identify(headersOf(headers["set-cookie"] ?? ""), cookie, new SessionStore(3_600_000)).session?.credentials
        .accessToken,
    ).toBe("next");
  });

  it("restores nothing for an ended session, and is cleared", () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const headers = headersOf(cookie.write(session));
    store.end(session, "signedOut");
    const identity = identify(headers, cookie, store);
    expect([identity.session, identity.ended]).toEqual([null, "signedOut"]);
    expect(identityHeaders(identity, null, cookie)["set-cookie"]).toContain("Max-Age=0");
  });

  it("counts as a guest's when it is broken", () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    for (const value of ["x", "", ".", "a.b", "%", "=".repeat(50), "x".repeat(8_000)]) {
      expect(identify({ cookie: `tq_session=${value}` }, cookie, store).session).toBeNull();
    }
    expect(
      identify({ cookie: Array.from({ length: 100 }, (_, index) => `c${index}=1`).join("; ") }, cookie, store).session,
    ).toBeNull();
  });

  it("expires with the session's own time, or with the token's", () => {
    let now = Date.now();
    const store = new SessionStore(10_000, () => now);
    const cookie = cookieWith(secret);
    const headers = headersOf(cookie.write(store.open(opened)));
    const brief = headersOf(
      cookie.write(
        store.open({
          ...opened,
          remember: true,
          credentials: { ...credentials, expiry: String(Math.floor(now / 1_000) + 5) },
        }),
      ),
    );
    now += 6_000;
    expect(identify(headers, cookie, store).session).not.toBeNull();
    expect(identify(brief, cookie, store).ended).toBe("expired");
    now += 6_000;
    expect(identify(headers, cookie, store).ended).toBe("expired");
  });
});

describe("a session that got another id", () => {
  it("is found by both ids for requests in flight, then by the new one only, and ends under both", () => {
    let now = Date.now();
    const store = new SessionStore(3_600_000, () => now);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const [sid, key, former] = [session.sid, session.connectionKey, headersOf(cookie.write(session))];
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const sentAway = vi.fn<() => void>();
    session.onInterrupt(sentAway);
    store.rename(session);
    vi.advanceTimersByTime(29_000);
    expect(sentAway).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    // Sockets opened with the former id have to reconnect.
    expect(sentAway).toHaveBeenCalledOnce();
    expect([session.sid === sid, session.connectionKey]).toEqual([false, key]);
    const late = identify(former, cookie, store);
    expect(late.session).toBe(session);
    // A request in flight is answered without the new id: the old cookie may be stolen.
    expect(identityHeaders(late, session, cookie)).toEqual({});
    const brought = identityHeaders({ ...late, hasRenamed: true }, session, cookie)["set-cookie"] ?? "";
    expect(identify(headersOf(brought), cookie, store).session).toBe(session);
    now += 31_000;
    expect(identify(former, cookie, store)).toMatchObject({ session: null, ended: "expired" });
    expect(identify(headersOf(brought), cookie, store).session).toBe(session);
    store.end(session, "signedOut");
    expect(identify(headersOf(brought), cookie, store)).toMatchObject({ session: null, ended: "signedOut" });
  });
});

describe("session headers", () => {
  it("count only when all five are there and not blank", () => {
    const whole = { "access-token": "a", client: "b", uid: "c", expiry: "1", "token-type": "Bearer" };
    expect(readCredentials(whole)).toEqual({
      accessToken: "a",
      client: "b",
      uid: "c",
      expiry: "1",
      tokenType: "Bearer",
    });
    expect(
      readCredentials({ "Access-Token": "a", CLIENT: "b", Uid: "c", Expiry: "1", "Token-Type": "Bearer" }),
    ).not.toBeNull();
    for (const name of Object.keys(whole)) {
      expect(readCredentials({ ...whole, [name]: " " })).toBeNull();
      expect(readCredentials({ ...whole, [name]: undefined })).toBeNull();
    }
  });

  it("open a session of their own, whose new token is returned in headers", async () => {
    const cookie = cookieWith(secret);
    const identity = identify(
      { "access-token": "a", client: "b", uid: "c", expiry: "9999999999", "token-type": "Bearer" },
      cookie,
      new SessionStore(1_000),
    );
    expect(identity.by).toBe("headers");
    expect(identityHeaders(identity, identity.session, cookie)).toEqual({});
    (await identity.session?.leaseCredentials())?.settle({
      accessToken: "n",
      client: "b",
      uid: "c",
      expiry: "9999999999",
      tokenType: "Bearer",
    });
    expect(identityHeaders(identity, identity.session, cookie)).toMatchObject({ "access-token": "n", client: "b" });
  });

  it("are one session however often they come, even under the previous token, until sign-out", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const headers = { "access-token": "a", client: "b", uid: "c", expiry: "9999999999", "token-type": "Bearer" };
    const { session } = identify(headers, cookie, store);
    expect(identify(headers, cookie, store).session).toBe(session);
    expect(identify({ ...headers, "access-token": "x" }, cookie, store).session).not.toBe(session);
    expect(identify({ ...headers, uid: "d" }, cookie, store).session).not.toBe(session);
    (await session?.leaseCredentials())?.settle({
      accessToken: "n",
      client: "b",
      uid: "c",
      expiry: "9999999999",
      tokenType: "Bearer",
    });
    for (const token of ["a", "n"])
      expect(identify({ ...headers, "access-token": token }, cookie, store).session).toBe(session);
    expect(identityHeaders(identify(headers, cookie, store), session, cookie)).toMatchObject({ "access-token": "n" });
    expect(identityHeaders(identify({ ...headers, "access-token": "n" }, cookie, store), session, cookie)).toEqual({});
    if (session) store.end(session, "signedOut");
    for (const token of ["a", "n"])
      expect(identify({ ...headers, "access-token": token }, cookie, store)).toMatchObject({
        session: null,
        ended: "signedOut",
      });
  });
});
