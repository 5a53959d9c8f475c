import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

describe("settings", () => {
  it.each([
    [{ NODE_ENV: "production" }, /SESSION_SECRET/],
    [{ NODE_ENV: "production", SESSION_SECRET: "x".repeat(40), CAPTCHA: "off" }, /CAPTCHA/],
    [{ PORT: "eighty" }, /PORT/],
    [{ BACKEND_URL: "ftp://x" }, /BACKEND_URL/],
    [{ PUBLIC_URL: "http://truequea.example" }, /PUBLIC_URL/],
    [{ SESSION_SECRET: "short" }, /SESSION_SECRET/],
    [{ VALKEY_URL: "http://127.0.0.1:6379", SESSION_SECRET: "x".repeat(40) }, /VALKEY_URL must be/],
    [{ VALKEY_URL: "redis://127.0.0.1:6379" }, /VALKEY_URL needs SESSION_SECRET/],
    [{ NODE_ENV: "production", SESSION_SECRET: "x".repeat(40), PICTURES_URL: "http://fotos.example" }, /PICTURES_URL/],
    [{ TRUSTED_PROXY: "10.0.0.0/8, proxy.local" }, /TRUSTED_PROXY/],
    [{ SHARED_ANSWER_MS: "5001" }, /SHARED_ANSWER_MS/],
    [{ SHARED_PAGE_MS: "60001" }, /SHARED_PAGE_MS/],
  ])("%o are refused with a line that names the setting", (settings, expected) => {
    expect(() => readEnv(settings as Record<string, string>)).toThrow(expected);
  });
});
