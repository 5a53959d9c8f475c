import { expect, it } from "vitest";
import { isPushAddress } from "./push";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("pushes go to %s", (address) => {
  expect(isPushAddress(address)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://fcm.googleapis.com.example/abc",
  "https://user@fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://xnotify.windows.com/abc",
  "not an address",
  `https://fcm.googleapis.com/${"a".repeat(1_000)}`,
])("pushes do not go to %s", (address) => {
  expect(isPushAddress(address)).toBe(false);
});
