import { expect, it } from "vitest";
import { readEnv } from "./env";

const bucket = {
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "pictures",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

it("takes a bucket with its keys, or neither", () => {
  expect(readEnv({ ...bucket, S3_ENDPOINT: "https://s3.example/" })).toMatchObject({
    ...bucket,
    S3_REGION: "us-east-1",
  });
  for (const name of Object.keys(bucket)) expect(() => readEnv({ ...bucket, [name]: "" })).toThrow(/S3_.* go together/);
  expect(() => readEnv({ ...bucket, S3_BUCKET: "a/b" })).toThrow("S3_BUCKET must be the name of a bucket");
  expect(readEnv({}).S3_ENDPOINT).toBeUndefined();
});
