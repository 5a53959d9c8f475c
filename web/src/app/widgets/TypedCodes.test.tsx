import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emitReconnect } from "../../apollo/reconnect";
import { toast, toastStore } from "../../components/ui/toast";
import { handoverStore } from "../../features/meeting/handoverStore";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { deleteDataOfOthers, deleteViewerData } from "../viewerData";
import TypedCodes from "./TypedCodes";

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const typed = { code: "123456", enteredAt: "2026-11-27T19:10:00.000Z" };
const left = () => handoverStore.listLeft(ANA.id).map(([name]) => name);
const answer = (field: string, errors: { code: string; message: string }[] = []) => ({
  [field]: {
    __typename: "Payload",
    transaction: null,
    ring: null,
    errors: errors.map((error) => ({ __typename: "UserError", ...error })),
  },
});
/** A server that takes what it is sent, until `set` says otherwise. */
function show() {
  let refuse: () => Error | { code: string; message: string }[] = () => [];
  const answerTo = (field: string) => () => {
    const refusal = refuse();
    return refusal instanceof Error ? refusal : answer(field, refusal);
  };
  const { asked } = renderScreen(<TypedCodes ownerId={ANA.id} />, {
    viewer: ANA,
    answers: {
      CheckMeetingCode: answerTo("checkMeetingCode"),
      CheckRingMeetingCode: answerTo("checkRingMeetingCode"),
    },
  });
  return { asked, set: (next: typeof refuse) => void (refuse = next) };
}

it("sends what was typed at meetings of swaps and rings on any page, once there is a network", async () => {
  const { asked, set } = show();
  set(() => new Error("offline"));
  handoverStore.saveTyped("7", ANA.id, typed);
  handoverStore.saveTyped("ring-8", ANA.id, typed);
  emitReconnect();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(left()).toEqual(["7", "ring-8"]);
  set(() => []);
  await waitFor(() => {
    emitReconnect();
    expect(left()).toEqual([]);
  });
  expect(asked.slice(2)).toEqual([
    { operation: "CheckMeetingCode", variables: { input: { id: "7", ...typed } } },
    { operation: "CheckRingMeetingCode", variables: { input: { id: "8", ...typed } } },
  ]);
  expect(localStorage).toHaveLength(0);
});

it("keeps what cannot be taken now, and says what is refused for good", async () => {
  handoverStore.saveTyped("7", ANA.id, typed);
  const { asked, set } = show();
  set(() => [{ code: "RATE_LIMITED", message: "Demasiados intentos." }]);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(left()).toEqual(["7"]);
  set(() => [{ code: "CONFLICT", message: "Ese código no es." }]);
  await waitFor(() => {
    emitReconnect();
    expect(left()).toEqual([]);
  });
  expect(toastStore.getState().map(({ text }) => text)).toEqual([
    "No pudimos guardar el código de tu encuentro: Ese código no es.",
  ]);
});

it("leaves a meeting to its own page, and sends no codes of another user", async () => {
  handoverStore.saveTyped("5", "99", typed);
  deleteDataOfOthers(ANA.id);
  expect(handoverStore.listLeft("99")).toEqual([]);
  for (const name of ["6", "7"]) handoverStore.saveTyped(name, ANA.id, typed);
  const closePage = handoverStore.openPage("6");
  const { asked } = show();
  await waitFor(() => expect(left()).toEqual([]));
  closePage();
  expect(asked.map(({ variables }) => variables)).toEqual([{ input: { id: "7", ...typed } }]);
  expect(left()).toEqual(["6"]);
  deleteDataOfOthers(ANA.id);
  expect(left()).toEqual(["6"]);
  deleteViewerData();
  // An answer that comes after the sign-out.
  handoverStore.deleteTyped("6", ANA.id, typed);
  expect(localStorage).toHaveLength(0);
});
