import { beforeEach, expect, it, vi } from "vitest";
import {
  deleteDraft,
  deleteDrafts,
  deleteDraftsOfOthers,
  readMemoryDraft,
  stashMemoryDrafts,
  saveMemoryDraft,
  saveDraft,
  readDraft,
  restoreMemoryDrafts,
} from "./drafts";

beforeEach(() => {
  deleteDrafts();
  sessionStorage.clear();
});

it("returns a draft to its owner only", () => {
  saveDraft("publication", "1", { title: "Guitarra" });
  saveMemoryDraft("publication", "1", ["a.jpg"]);
  expect(readDraft("publication", "1")).toEqual({ title: "Guitarra" });
  expect(readMemoryDraft("publication", "1")).toEqual(["a.jpg"]);
  expect(readDraft("publication", "2")).toBeNull();
  expect(readMemoryDraft("publication", "2")).toBeNull();
});

it("deletes all drafts on sign-out, and nothing else", () => {
  saveDraft("publication", "1", { title: "Guitarra" });
  saveDraft("offer", "1", { text: "dos" });
  saveMemoryDraft("publication", "1", ["a.jpg"]);
  sessionStorage.setItem("other", "stays");
  deleteDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  expect(readMemoryDraft("publication", "1")).toBeNull();
});

it("deletes only the drafts of other users once the viewer is known", () => {
  saveDraft("publication", "1", { title: "Guitarra" });
  saveDraft("chat-3", "2", "Hola");
  saveMemoryDraft("registration", "guest", { firstName: "Ana" });
  saveMemoryDraft("publication", "2", ["a.jpg"]);
  deleteDraftsOfOthers("2");
  expect(Object.keys(sessionStorage)).toEqual(["tq-draft:chat-3"]);
  expect(readMemoryDraft("registration", "guest")).toBeNull();
  expect(readMemoryDraft("publication", "2")).toEqual(["a.jpg"]);
});

it("deletes a single draft, and survives a storage that is full or corrupt", () => {
  saveDraft("publication", "1", "x");
  deleteDraft("publication");
  expect(readDraft("publication", "1")).toBeNull();
  sessionStorage.setItem("tq-draft:publication", "{nonsense");
  expect(readDraft("publication", "1")).toBeNull();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  expect(() => saveDraft("publication", "1", "x")).not.toThrow();
  full.mockRestore();
});

it("carries memory drafts over a reload by the app, for their owner only, without leaving them in storage", () => {
  saveMemoryDraft("contact", "ana", { message: "Hola", picture: new File(["x"], "yo.jpg") });
  stashMemoryDrafts();
  // The next page has no memory drafts yet.
  deleteDraft("contact");
  restoreMemoryDrafts();
  expect(readMemoryDraft("contact", "ana")).toEqual({ message: "Hola" });
  expect(readMemoryDraft("contact", "luis")).toBeNull();
  expect(sessionStorage.length).toBe(0);
  restoreMemoryDrafts();
  deleteDrafts();
});
