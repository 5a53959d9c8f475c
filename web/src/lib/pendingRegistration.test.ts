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

test("what one filled in goes along to a provider and back, and is not there for the next one", () => {
  saveMemoryDraft(REGISTRATION_DRAFT, "guest", { firstName: "Ana" });
  savePendingRegistration(registrationOf("ana@example.com"));
  savePendingRegistration(registrationOf("ana@example.com"));
  expect(readMemoryDraft(REGISTRATION_DRAFT, "guest")).toEqual({ firstName: "Ana" });
  savePendingRegistration(registrationOf("luis@example.com"));
  expect(readMemoryDraft(REGISTRATION_DRAFT, "guest")).toBeNull();
  expect(readPendingRegistration()?.token).toBe("of luis@example.com");
  clearPendingRegistration();
});
