import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
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
  let sealed: string;
  beforeAll(async () => {
    sealed = await seal("hello", "tq_session", key);
  });

  it("opens what it sealed, each time under another nonce", async () => {
    expect(await unseal(sealed, "tq_session", keys)).toEqual({ text: "hello", isCurrentKey: true });
    expect(await seal("hello", "tq_session", key)).not.toBe(sealed);
  });

  it("opens nothing that was changed, cut, lengthened or sealed for another purpose", async () => {
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = sealed.slice(0, index) + (sealed[index] === "A" ? "B" : "A") + sealed.slice(index + 1);
      expect(await unseal(changed, "tq_session", keys)).toBeNull();
      expect(await unseal(sealed.slice(0, index), "tq_session", keys)).toBeNull();
    }
    expect(await unseal(`${sealed}A`, "tq_session", keys)).toBeNull();
    expect(await unseal(sealed, "tq_other", keys)).toBeNull();
    expect(await unseal(sealed, "tq_session", sealingKeys([other]))).toBeNull();
  });

  it("does not open one part of a value with the other parts of another", async () => {
    const parts = sealed.split(".");
    const second = (await seal("other", "tq_session", key)).split(".");
    for (const index of [2, 3, 4])
      expect(await unseal(parts.with(index, second[index] ?? "").join("."), "tq_session", keys)).toBeNull();
  });
});

describe("the session cookie", () => {
  it("has the attributes that browsers protect best", async () => {
    const session = new SessionStore(3_600_000).open(opened);
    const secure = await new SessionCookie(sealingKeys([secret]), { isSecure: true }).write(session);
    expect(secure).toMatch(/^__Host-tq_session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(secure.length).toBeLessThan(600);
    expect(await cookieWith(secret).write(session)).toMatch(/^tq_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const remembered = new SessionStore(3_600_000).open({ ...opened, remember: true });
    expect(await cookieWith(secret).write(remembered)).toMatch(/Max-Age=25(91999|92000)/);
    // A new token changes nothing about how long it is kept.
    for (const session of [remembered, new SessionStore(3_600_000).open(opened)]) {
      const lease = await session.leaseCredentials();
      lease.settle({ ...credentials, accessToken: "another" });
      expect([session.version, /Max-Age=25/.test(await cookieWith(secret).write(session))]).toEqual([
        2,
        session === remembered,
      ]);
    }
  });

  it("restores a session after a restart, even under the previous key", async () => {
    const written = await cookieWith(other).write(new SessionStore(3_600_000).open(opened));
    const renewed = cookieWith(secret, other);
    const identity = await identify(headersOf(written), renewed, new SessionStore(3_600_000));
    expect(identity.session?.credentials).toEqual(credentials);
    expect(identity.session?.userId).toBe("1");
    expect((await identityHeaders(identity, identity.session, renewed))["set-cookie"]).toContain("tq_session=");
  });

  it("still opens in the former format, and is sealed in the new one at once", async () => {
    const written =
      "tq_session=N8X0Rr.DK6y2_nhv5ILTmZNO6XUsZzmfsuVN4PXSLKcj7XSKL9Ya__7ABjYAfvlkSV4REWF15-BHG_A_n1z02INfSaKw777dz_DLrZnTBsUt7Ce0uSLxGOHgImNSoNQL29GQGhvzK2BOsdnE4jVXubAnra4qxyzk7mLM__mDa9o_8uui8OO6-0XYMPxNIQAxT3Xi96YMtJpucd_7om7uwyELlZ2sCmwdq-sfOUyGdAxgihIDZtPjukHMIA0R7Uoi_sny-nVJZTOlnJK4h5FocnfVTxCwLnaq76oFIU";
    const cookie = cookieWith(secret);
    const store = new SessionStore(3_600_000);
    const identity = await identify({ cookie: written }, cookie, store);
    expect(identity.session?.credentials).toEqual(credentials);
    const { "set-cookie": renewed = "" } = await identityHeaders(identity, identity.session, cookie);
    expect(renewed.split(".")).toHaveLength(5);
    expect((await identify(headersOf(renewed), cookie, store)).session).toBe(identity.session);
    for (const broken of [written.slice(0, -1), `${written}A`, written.replace(".DK", ".EK")])
      expect((await identify({ cookie: broken }, cookie, store)).session).toBeNull();
    expect((await identify({ cookie: written }, cookieWith(other), store)).session).toBeNull();
  });

  it("is rewritten after a rotation, and only then", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const identity = await identify(headersOf(await cookie.write(session)), cookie, store);
    expect(identity.session).toBe(session);
    expect(await identityHeaders(identity, session, cookie)).toEqual({});
    (await session.leaseCredentials()).settle({ ...credentials, accessToken: "next", expiry: "9996428099" });
    const headers = await identityHeaders(identity, session, cookie);
    expect(
      (await identify(headersOf(headers["set-cookie"] ?? ""), cookie, new SessionStore(3_600_000))).session?.credentials
        .accessToken,
    ).toBe("next");
  });

  it("restores nothing for an ended session, and is cleared", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const headers = headersOf(await cookie.write(session));
    store.end(session, "signedOut");
    const identity = await identify(headers, cookie, store);
    expect([identity.session, identity.ended]).toEqual([null, "signedOut"]);
    expect((await identityHeaders(identity, null, cookie))["set-cookie"]).toContain("Max-Age=0");
  });

  it("counts as a guest's when it is broken", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    for (const value of ["x", "", ".", "a.b", "%", "=".repeat(50), "x".repeat(8_000)]) {
      expect((await identify({ cookie: `tq_session=${value}` }, cookie, store)).session).toBeNull();
    }
    expect(
      (await identify({ cookie: Array.from({ length: 100 }, (_, index) => `c${index}=1`).join("; ") }, cookie, store))
        .session,
    ).toBeNull();
  });

  it("expires with the session's own time, or with the token's", async () => {
    let now = Date.now();
    const store = new SessionStore(10_000, () => now);
    const cookie = cookieWith(secret);
    const headers = headersOf(await cookie.write(store.open(opened)));
    const brief = headersOf(
      await cookie.write(
        store.open({
          ...opened,
          remember: true,
          credentials: { ...credentials, expiry: String(Math.floor(now / 1_000) + 5) },
        }),
      ),
    );
    now += 6_000;
    expect((await identify(headers, cookie, store)).session).not.toBeNull();
    expect((await identify(brief, cookie, store)).ended).toBe("expired");
    now += 6_000;
    expect((await identify(headers, cookie, store)).ended).toBe("expired");
  });
});

describe("a session that got another id", () => {
  it("is found by both ids for requests in flight, then by the new one only, and ends under both", async () => {
    let now = Date.now();
    const store = new SessionStore(3_600_000, () => now);
    const cookie = cookieWith(secret);
    const session = store.open(opened);
    const [sid, key, former] = [session.sid, session.connectionKey, headersOf(await cookie.write(session))];
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
    const late = await identify(former, cookie, store);
    expect(late.session).toBe(session);
    // A request in flight is answered without the new id: the old cookie may be stolen.
    expect(await identityHeaders(late, session, cookie)).toEqual({});
    const brought = (await identityHeaders({ ...late, hasRenamed: true }, session, cookie))["set-cookie"] ?? "";
    expect((await identify(headersOf(brought), cookie, store)).session).toBe(session);
    now += 31_000;
    expect(await identify(former, cookie, store)).toMatchObject({ session: null, ended: "expired" });
    expect((await identify(headersOf(brought), cookie, store)).session).toBe(session);
    store.end(session, "signedOut");
    expect(await identify(headersOf(brought), cookie, store)).toMatchObject({ session: null, ended: "signedOut" });
  });
});

describe("session headers", () => {
  it("count only when all five are there and not blank", async () => {
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
    const identity = await identify(
      { "access-token": "a", client: "b", uid: "c", expiry: "9999999999", "token-type": "Bearer" },
      cookie,
      new SessionStore(1_000),
    );
    expect(identity.by).toBe("headers");
    expect(await identityHeaders(identity, identity.session, cookie)).toEqual({});
    (await identity.session?.leaseCredentials())?.settle({
      accessToken: "n",
      client: "b",
      uid: "c",
      expiry: "9999999999",
      tokenType: "Bearer",
    });
    expect(await identityHeaders(identity, identity.session, cookie)).toMatchObject({
      "access-token": "n",
      client: "b",
    });
  });

  it("are one session however often they come, even under the previous token, until sign-out", async () => {
    const store = new SessionStore(3_600_000);
    const cookie = cookieWith(secret);
    const headers = { "access-token": "a", client: "b", uid: "c", expiry: "9999999999", "token-type": "Bearer" };
    const { session } = await identify(headers, cookie, store);
    expect((await identify(headers, cookie, store)).session).toBe(session);
    expect((await identify({ ...headers, "access-token": "x" }, cookie, store)).session).not.toBe(session);
    expect((await identify({ ...headers, uid: "d" }, cookie, store)).session).not.toBe(session);
    (await session?.leaseCredentials())?.settle({
      accessToken: "n",
      client: "b",
      uid: "c",
      expiry: "9999999999",
      tokenType: "Bearer",
    });
    for (const token of ["a", "n"])
      expect((await identify({ ...headers, "access-token": token }, cookie, store)).session).toBe(session);
    expect(await identityHeaders(await identify(headers, cookie, store), session, cookie)).toMatchObject({
      "access-token": "n",
    });
    expect(
      await identityHeaders(await identify({ ...headers, "access-token": "n" }, cookie, store), session, cookie),
    ).toEqual({});
    if (session) store.end(session, "signedOut");
    for (const token of ["a", "n"])
      expect(await identify({ ...headers, "access-token": token }, cookie, store)).toMatchObject({
        session: null,
        ended: "signedOut",
      });
  });
});
