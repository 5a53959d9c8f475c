import { afterEach, expect, it } from "vitest";
import { deleteDrafts, deleteDraftsOfOthers } from "../../lib/drafts";
import { keepOutbox } from "./keptOutbox";
import { outbox } from "./outbox";
import type { OutgoingMessage } from "./outbox";

let stop = () => {};
/** What a reload, or closing the app, leaves of a page. */
const leave = () => {
  stop();
  outbox.clear();
};
const open = (ownerId: string) => {
  leave();
  stop = keepOutbox(ownerId);
};
afterEach(() => {
  leave();
  localStorage.clear();
});

const message = (randomId: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  randomId,
  chatId: "9",
  text: `texto ${randomId}`,
  picture: null,
  pictureUrl: null,
  location: null,
  replyTo: null,
  createdAt: `2026-11-29T10:0${randomId}:00.000Z`,
  state: "sending",
  reason: null,
  ...more,
});
const waiting = () => outbox.get().map(({ text, state }) => `${text}: ${state}`);

it("brings unsent messages back in the order they were written, but not what was sent", () => {
  open("1");
  for (const id of ["2", "1", "3"]) outbox.add(message(id));
  outbox.mark("1", "queued");
  outbox.mark("2", "failed", "Este chat ya está cerrado");
  outbox.remove("3");
  outbox.add(message("4", { picture: new File(["x"], "foto.webp") }));
  open("1");
  expect(waiting()).toEqual(["texto 1: queued", "texto 2: failed"]);
  outbox.remove("1");
  outbox.remove("2");
  open("1");
  expect(waiting()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("keeps what was written before", () => {
  outbox.add(message("1"));
  stop = keepOutbox("1");
  open("1");
  expect(waiting()).toEqual(["texto 1: queued"]);
});

it("shows them to no other user, and deletes them on signing out", () => {
  open("1");
  outbox.add(message("1"));
  open("2");
  expect(waiting()).toEqual([]);
  open("1");
  expect(waiting()).toEqual(["texto 1: queued"]);
  leave();
  deleteDraftsOfOthers("2");
  open("1");
  expect(waiting()).toEqual([]);
  outbox.add(message("1"));
  leave();
  deleteDrafts();
  expect(localStorage).toHaveLength(0);
});
