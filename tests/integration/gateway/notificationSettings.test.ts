import { eq } from "drizzle-orm";
import { expect, it, describe } from "vitest";
import { notify } from "../../../backend/commands/notify";
import { pushSubscriptions } from "../../../backend/db/schema/pushes";
import { mails } from "../../../backend/db/schema/mails";
import { runOneJob } from "../../../backend/jobs/runner";
import { sendDigest } from "../../../backend/commands/sendDigest";
import { aTransaction, aUser } from "../../support/builders";
import { aPushSubscription } from "../../support/fakePushService";
import { useCountedGateway } from "../../support/countedGateway";

const LIST = "{ viewer { notificationSettings { topic way frequency choices } } }";
const SET = `mutation ($input: SetNotificationFrequencyInput!) { setNotificationFrequency(input: $input) {
  viewer { notificationSettings { topic way frequency } } errors { code message } } }`;
interface Setting {
  topic: string;
  way: string;
  frequency: string;
  choices: string[];
}
interface Answer {
  setNotificationFrequency: {
    viewer: { notificationSettings: Setting[] } | null;
    errors: { code: string; message: string }[];
  };
}

describe("how notifications come", () => {
  const fixture = useCountedGateway();
  const of = (settings: Setting[], topic: string, way: string) =>
    settings.find((one) => one.topic === topic && one.way === way);

  it("is chosen by topic and way, and refused where it is fixed", async () => {
    const client = await fixture.signedIn(await aUser(fixture.backend.db));
    const { viewer } = await client.data<{ viewer: { notificationSettings: Setting[] } }>(LIST);
    expect(of(viewer.notificationSettings, "PROPOSALS", "MAIL")).toEqual({
      topic: "PROPOSALS",
      way: "MAIL",
      frequency: "AT_ONCE",
      choices: ["AT_ONCE", "DAILY", "NEVER"],
    });
    expect(of(viewer.notificationSettings, "PAYMENTS", "MAIL")?.choices).toEqual(["AT_ONCE"]);
    const set = async (topic: string, frequency: string) =>
      (await client.data<Answer>(SET, { input: { topic, way: "MAIL", frequency } })).setNotificationFrequency;
    const chosen = await set("PROPOSALS", "DAILY");
    expect(chosen.errors).toEqual([]);
    expect(of(chosen.viewer?.notificationSettings ?? [], "PROPOSALS", "MAIL")?.frequency).toBe("DAILY");
    const refused = await set("PAYMENTS", "NEVER");
    expect([refused.viewer, refused.errors[0]?.code]).toEqual([null, "BAD_USER_INPUT"]);
    expect(refused.errors[0]?.message).toContain("no se puede apagar");
  });

  it("is summed up in a digest by numbers", async () => {
    const { backend } = fixture;
    const exchange = await aTransaction(backend.db, { status: "active" });
    const client = await fixture.signedIn(exchange.owner);
    await client.data(SET, { input: { topic: "PROPOSALS", way: "IN_APP", frequency: "DAILY" } });
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]),
    );
    while (await runOneJob(backend.services));
    const list = () =>
      client.data(
        "{ notifications { items { type isRead subject { ... on DigestSubject { topics { topic count } } } } } }",
      );
    expect(await list()).toEqual({ notifications: { items: [] } });
    await backend.db.transaction((tx) => sendDigest(tx, exchange.owner.id, backend.services));
    expect(await list()).toEqual({
      notifications: {
        items: [
          { type: "DIGEST", isRead: false, subject: { topics: [{ topic: "PROPOSALS", count: 1 }] } },
          { type: "NEW_CHANGE", isRead: true, subject: {} },
        ],
      },
    });
  });

  it("is turned off by the link of a mail, asked for a person and at once for a program", async () => {
    const { backend } = fixture;
    const exchange = await aTransaction(backend.db, { status: "active" });
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]),
    );
    while (await runOneJob(backend.services));
    const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, exchange.owner.email));
    const link = new URL(mail?.unsubscribeUrl ?? "");
    const address = `${fixture.gateway.url}${link.pathname}`;
    const client = await fixture.signedIn(exchange.owner);
    const frequency = async () => {
      const { viewer } = await client.data<{ viewer: { notificationSettings: Setting[] } }>(LIST);
      return of(viewer.notificationSettings, "PROPOSALS", "MAIL")?.frequency;
    };

    const page = await fetch(address);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
    const asked = await page.text();
    expect(asked).toContain('<form method="post">');
    expect(asked).toContain('<header><a href="/">truequea</a></header>');
    expect(await frequency()).toBe("AT_ONCE");

    const post = (to: string) =>
      fetch(to, {
        method: "POST",
        body: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const wrong = await post(address.slice(0, -2));
    expect([wrong.status, await frequency()]).toEqual([422, "AT_ONCE"]);
    const done = await post(address);
    expect([done.status, await frequency()]).toEqual([200, "NEVER"]);
    expect(await done.text()).toContain("Ya no vas a recibir correos como este");
  });

  it("comes to a device once it was turned on, which ends with its session", async () => {
    const user = await aUser(fixture.backend.db);
    const client = await fixture.signedIn(user);
    const state = "viewer { push { publicKey isOn } }";
    const read = () => client.data<{ viewer: { push: { publicKey: string; isOn: boolean } } }>(`{ ${state} }`);
    const { viewer } = await read();
    expect([Buffer.from(viewer.push.publicKey, "base64url").length, viewer.push.isOn]).toEqual([65, false]);
    const on = async (endpoint: string) => {
      const { form } = aPushSubscription("https://fcm.googleapis.com");
      const { turnPushOn } = await client.data<{ turnPushOn: { viewer: unknown; errors: { message: string }[] } }>(
        `mutation ($input: TurnPushOnInput!) { turnPushOn(input: $input) { ${state} errors { message } } }`,
        { input: { ...form, endpoint } },
      );
      return turnPushOn;
    };
    expect((await on("https://intranet.example/")).errors).toEqual([
      { message: "Este navegador no puede recibir avisos." },
    ]);
    expect(await on("https://fcm.googleapis.com/fcm/send/abc")).toMatchObject({
      viewer: { push: { isOn: true } },
      errors: [],
    });
    expect(await client.data(`mutation { turnPushOff { ${state} errors { message } } }`)).toMatchObject({
      turnPushOff: { viewer: { push: { isOn: false } }, errors: [] },
    });
    await on("https://fcm.googleapis.com/fcm/send/abc");
    const subscribed = () =>
      fixture.backend.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id));
    expect(await subscribed()).toHaveLength(1);
    await client.data("mutation { signOut { errors { message } } }");
    expect(await subscribed()).toEqual([]);
  });
});
