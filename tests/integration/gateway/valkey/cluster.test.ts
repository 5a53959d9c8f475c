import { expect, it, onTestFinished } from "vitest";
import { startGateway } from "../../../support/startGateway";
import { startValkey } from "../../../support/valkey";

it("a gateway does not start in front of a cluster, and says why", async () => {
  const valkey = await startValkey({ cluster: true });
  onTestFinished(() => valkey.stop());
  const settings = { VALKEY_URL: valkey.url, SESSION_SECRET: "a-secret-for-tests-that-is-long-enough" };
  await expect(startGateway("http://127.0.0.1:9", settings)).rejects.toThrow(
    "VALKEY_URL names a cluster; what gateways share has to be on one server",
  );
});
