import { act, cleanup } from "@testing-library/react";
import { Subject } from "rxjs";
import { afterEach, expect, it, vi } from "vitest";
import "../apollo/meetingFragment";
import { toast, toastStore } from "../components/ui/toast";
import { TRANSACTION } from "../testing/conversationScreen";
import { ANA, renderScreen } from "../testing/renderScreen";
import "../features/secureExchange/secureExchangeFragment";
import TransactionUpdates from "../features/transaction/TransactionUpdates";

afterEach(() => {
  cleanup();
  toast.clear();
});

const texts = () => toastStore.getState().map(({ text }) => text);

/** Ana is the owner. */
const event = (id: string, kind: string, by: string) => ({
  __typename: "TransactionEvent",
  id,
  kind,
  by,
  happenedAt: `2026-11-20T10:0${id}:00.000Z`,
  place: null,
});

it("ends what was said of the viewer's own act when the other one acts, not when it comes back as an event", async () => {
  const changed = new Subject<unknown>();
  const { asked } = renderScreen(<TransactionUpdates />, {
    viewer: ANA,
    answers: { TransactionChanged: () => changed, LiveCounts: () => ({ viewer: null }) },
  });
  await vi.waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("TransactionChanged"));
  const receive = (...events: object[]) =>
    act(async () => changed.next({ transactionChanged: { ...TRANSACTION, events } }));
  const modified = event("1", "MODIFIED", "OWNER");

  toast.success("Contraoferta enviada", { about: "transaction-7" });
  await receive(modified, event("2", "BOOKING_SETTLED", "SYSTEM"));
  expect(texts()).toEqual(["Contraoferta enviada"]);
  await receive(modified, event("3", "ACCEPTED", "INTERESTED"));
  expect(texts()).toEqual([]);
  // The notification of the other's act may come before the event.
  toast.info("Luis aceptó tu propuesta.", { about: "transaction-7", isNews: true });
  await receive(modified, event("4", "ACCEPTED", "INTERESTED"));
  expect(texts()).toEqual(["Luis aceptó tu propuesta."]);
});
