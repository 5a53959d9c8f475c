import { expect, test } from "vitest";
import { heldValues, holdValues } from "./drafts";
import {
  forgetPendingRegistration,
  keepPendingRegistration,
  readPendingRegistration,
  REGISTRATION_DRAFT,
} from "./pendingRegistration";

const of = (email: string) => ({ token: `of ${email}`, email, firstName: null, lastName: null, expiresAt: null });

test("what one filled in goes along to a provider and back, and is not there for the next one", () => {
  holdValues(REGISTRATION_DRAFT, "guest", { firstName: "Ana" });
  keepPendingRegistration(of("ana@example.com"));
  keepPendingRegistration(of("ana@example.com"));
  expect(heldValues(REGISTRATION_DRAFT, "guest")).toEqual({ firstName: "Ana" });
  keepPendingRegistration(of("luis@example.com"));
  expect(heldValues(REGISTRATION_DRAFT, "guest")).toBeNull();
  expect(readPendingRegistration()?.token).toBe("of luis@example.com");
  forgetPendingRegistration();
});
