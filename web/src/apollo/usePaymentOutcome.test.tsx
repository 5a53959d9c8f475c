import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emitPaymentChange } from "./paymentEvents";
import { ANA, renderScreen } from "../testing/renderScreen";
import { usePaymentOutcome } from "./usePaymentOutcome";

afterEach(cleanup);

function Probe({ outcomes }: { outcomes: string[] }) {
  usePaymentOutcome("5", (status) => outcomes.push(status));
  return null;
}

it("reports each outcome once, however many windows and notifications report it", async () => {
  const outcomes: string[] = [];
  const answered: string[] = [];
  let status = "REJECTED";
  renderScreen(<Probe outcomes={outcomes} />, {
    viewer: ANA,
    answers: {
      PaymentOutcome: () => {
        answered.push(status);
        return { proforma: { __typename: "Proforma", id: "5", status } };
      },
    },
  });
  const notifyThrice = () =>
    act(() => {
      emitPaymentChange();
      for (const event of ["focus", "pageshow"]) window.dispatchEvent(new Event(event));
    });
  notifyThrice();
  await waitFor(() => expect(outcomes).toEqual(["REJECTED"]));
  status = "APPROVED";
  // One after the other: what is asked at one moment is one request.
  for (let count = 0; count < 3; count++) {
    const before = answered.length;
    notifyThrice();
    await waitFor(() => expect(answered.length).toBeGreaterThan(before));
    await waitFor(() => expect(outcomes).toContain("APPROVED"));
  }
  expect(outcomes).toEqual(["REJECTED", "APPROVED"]);
});
