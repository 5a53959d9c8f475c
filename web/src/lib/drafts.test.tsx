import { beforeEach, expect, it, vi } from "vitest";
import {
  dropDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  heldValues,
  handOverHeld,
  holdValues,
  keepDraft,
  readDraft,
  takeOverHeld,
} from "./drafts";

beforeEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

it("gives a draft back to its owner only", () => {
  keepDraft("publication", "1", { title: "Guitarra" });
  holdValues("publication", "1", ["a.jpg"]);
  expect(readDraft("publication", "1")).toEqual({ title: "Guitarra" });
  expect(heldValues("publication", "1")).toEqual(["a.jpg"]);
  expect(readDraft("publication", "2")).toBeNull();
  expect(heldValues("publication", "2")).toBeNull();
});

it("forgets everything of the person on signing out, and nothing else", () => {
  keepDraft("publication", "1", { title: "Guitarra" });
  keepDraft("offer", "1", { text: "dos" });
  holdValues("publication", "1", ["a.jpg"]);
  sessionStorage.setItem("other", "stays");
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  expect(heldValues("publication", "1")).toBeNull();
});

it("forgets only what others left behind when somebody is known", () => {
  keepDraft("publication", "1", { title: "Guitarra" });
  keepDraft("chat-3", "2", "Hola");
  holdValues("registration", "guest", { firstName: "Ana" });
  holdValues("publication", "2", ["a.jpg"]);
  forgetDraftsOfOthers("2");
  expect(Object.keys(sessionStorage)).toEqual(["tq-draft:chat-3"]);
  expect(heldValues("registration", "guest")).toBeNull();
  expect(heldValues("publication", "2")).toEqual(["a.jpg"]);
});

it("drops one draft, and survives a storage that is full or holds nonsense", () => {
  keepDraft("publication", "1", "x");
  dropDraft("publication");
  expect(readDraft("publication", "1")).toBeNull();
  sessionStorage.setItem("tq-draft:publication", "{nonsense");
  expect(readDraft("publication", "1")).toBeNull();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("QuotaExceededError");
  });
  expect(() => keepDraft("publication", "1", "x")).not.toThrow();
  full.mockRestore();
});

it("what is only held goes over a reload of the page's own, for its owner, and is not left lying about", () => {
  holdValues("contact", "ana", { message: "Hola", picture: new File(["x"], "yo.jpg") });
  handOverHeld();
  // The next page holds nothing yet.
  dropDraft("contact");
  takeOverHeld();
  expect(heldValues("contact", "ana")).toEqual({ message: "Hola" });
  expect(heldValues("contact", "luis")).toBeNull();
  expect(sessionStorage.length).toBe(0);
  takeOverHeld();
  forgetDrafts();
});
