import { expect, it } from "vitest";
import { deliveryOf } from "./delivery";

const marks = (readUpTo: string | null, deliveredUpTo: string) =>
  ({ __typename: "ChatMarks", chatId: "5", readUpTo, deliveredUpTo }) as const;

it("says of each message how far it has come, by its number", () => {
  const states = ["8", "9", "10", "100"].map((id) => deliveryOf(id, marks("9", "10")));
  expect(states).toEqual(["read", "read", "delivered", "sent"]);
});

it("says nothing of reading where one of the two does not share it, and nothing at all without marks", () => {
  expect(deliveryOf("8", marks(null, "10"))).toBe("delivered");
  expect(deliveryOf("8", null)).toBeUndefined();
});
