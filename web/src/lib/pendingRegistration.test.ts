import { expect, test } from "vitest";
import { readMemoryDraft, saveMemoryDraft } from "./drafts";
import {
  clearPendingRegistration,
  savePendingRegistration,
  readPendingRegistration,
  REGISTRATION_DRAFT,
} from "./pendingRegistration";

const registrationOf = (email: string) => ({
  token: `of ${email}`,
  email,
  firstName: null,
  lastName: null,
  expiresAt: null,
});

test("keeps the registration draft for the same identity, and drops it for another one", () => {
  saveMemoryDraft(REGISTRATION_DRAFT, "guest", { firstName: "Ana" });
  savePendingRegistration(registrationOf("ana@example.com"));
  savePendingRegistration(registrationOf("ana@example.com"));
  expect(readMemoryDraft(REGISTRATION_DRAFT, "guest")).toEqual({ firstName: "Ana" });
  savePendingRegistration(registrationOf("luis@example.com"));
  expect(readMemoryDraft(REGISTRATION_DRAFT, "guest")).toBeNull();
  expect(readPendingRegistration()?.token).toBe("of luis@example.com");
  clearPendingRegistration();
});
