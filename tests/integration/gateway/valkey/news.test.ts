import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sealingKeys } from "../../../../gateway/session/keys";
import { ValkeyConnection } from "../../../../gateway/valkey/connection";
import { startValkey } from "../../../support/valkey";
import type { TestValkey } from "../../../support/valkey";

let valkey: TestValkey;
let publisher: ValkeyConnection;
let hearer: ValkeyConnection;
let warnings: string[];

const connect = async () => {
  const log = pino(
    { level: "warn" },
    { write: (line) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const keys = sealingKeys(["a-secret-for-tests-that-is-long-enough"]);
  const connection = new ValkeyConnection({ url: valkey.url, keys, nameKey: Buffer.from("names"), log });
  await connection.started();
  return connection;
};

beforeEach(async () => {
  warnings = [];
  valkey = await startValkey();
  [publisher, hearer] = [await connect(), await connect()];
});
afterEach(async () => {
  await publisher.close();
  await hearer.close();
  await valkey.stop();
});

it("news arrive in the order they were published in, however long each takes to open", async () => {
  const heard: string[] = [];
  hearer.onNews("long", () => heard.push("long"));
  hearer.onNews("short", () => heard.push("short"));
  const [long, short] = await Promise.all(
    ["long", "short"].map((kind) =>
      publisher.seal({ from: "another", kind, content: kind === "long" ? "x".repeat(1_000_000) : "" }, "tq:news"),
    ),
  );
  await publisher.client
    .pipeline()
    .publish("tq:news", long ?? "")
    .publish("tq:news", short ?? "")
    .exec();
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual(["long", "short"]);
});

it("news that cannot be read are logged, and the next ones are heard", async () => {
  const heard: unknown[] = [];
  hearer.onNews("broken", () => {
    throw new TypeError("not what was expected");
  });
  hearer.onNews("good", (content) => heard.push(content));
  await publisher.publish("broken", null);
  await publisher.publish("good", 1);
  await expect.poll(() => heard).toEqual([1]);
  expect(warnings).toEqual(["unreadable news"]);
});
