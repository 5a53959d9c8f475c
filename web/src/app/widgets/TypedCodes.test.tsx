import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emitReconnect } from "../../apollo/reconnect";
import { toast, toastStore } from "../../components/ui/toast";
import { handoverStore } from "../../features/meeting/handoverStore";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { deleteDataOfOthers, deleteViewerData } from "../viewerData";
import { TypedCodes } from "./TypedCodes";

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const typed = { code: "123456", enteredAt: "2026-11-27T19:10:00.000Z" };
const left = () => handoverStore.listTyped(ANA.id).map(([name]) => name);

it("sends what was typed at meetings of swaps and rings on any page, once there is a network", async () => {
  handoverStore.saveTyped("7", ANA.id, typed);
  handoverStore.saveTyped("ring-8", ANA.id, typed);
  let isOffline = true;
  const answer = (field: string, errors: object[]) => () =>
    isOffline ? new Error("offline") : { [field]: { __typename: "Payload", transaction: null, ring: null, errors } };
  const refusal = { __typename: "UserError", message: "Ese código no es." };
  const { asked } = renderScreen(<TypedCodes />, {
    viewer: ANA,
    answers: {
      CheckMeetingCode: answer("checkMeetingCode", []),
      CheckRingMeetingCode: answer("checkRingMeetingCode", [refusal]),
    },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(left()).toEqual(["7", "ring-8"]);
  isOffline = false;
  emitReconnect();
  await waitFor(() => expect(left()).toEqual([]));
  expect(asked.slice(1)).toEqual([
    { operation: "CheckMeetingCode", variables: { input: { id: "7", ...typed } } },
    { operation: "CheckRingMeetingCode", variables: { input: { id: "8", ...typed } } },
  ]);
  await waitFor(() => expect(toastStore.getState().map(({ text }) => text)).toEqual(["Ese código no es."]));
});

it("sends nothing of somebody else, of whom nothing is left on the device", async () => {
  handoverStore.saveTyped("7", "99", typed);
  const { asked } = renderScreen(<TypedCodes />, { viewer: ANA });
  emitReconnect();
  expect(asked).toEqual([]);
  deleteDataOfOthers(ANA.id);
  expect(handoverStore.listTyped("99")).toEqual([]);
  handoverStore.saveTyped("7", ANA.id, typed);
  deleteDataOfOthers(ANA.id);
  expect(left()).toEqual(["7"]);
  deleteViewerData();
  expect(left()).toEqual([]);
});
