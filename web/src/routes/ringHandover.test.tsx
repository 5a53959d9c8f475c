import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { codeAt } from "../../../rules/handoverCodes";
import { emitReconnect } from "../apollo/reconnect";
import "../features/meeting/RingHandover";
import { meeting, ring, show } from "../testing/ringScreen";
import type { Answers } from "../testing/renderScreen";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const keys = { own: "00112233445566778899aabbccddeeff00112233", giver: "ff112233445566778899aabbccddeeff00112233" };
const agreed = (more: object = {}, checked: readonly string[] = []) => {
  const startsAt = new Date(Date.now() + 60_000).toISOString();
  const now = meeting({ state: "AGREED", canAccept: false, startsAt, ...more }, ["1", "2", "3"]);
  const parties = now.parties.map((party) =>
    checked.includes(party.userId)
      ? { ...party, progress: { ...party.progress, checkedAt: new Date().toISOString() } }
      : party,
  );
  return ring("ACCEPTED", { meetings: [{ ...now, parties }], canProposeMeeting: true });
};
const codes = (more: object = {}): Answers => ({
  RingMeetingCodes: () => ({
    ringMeetingCodes: {
      __typename: "RingMeetingCodes",
      ownKey: keys.own,
      giverKey: keys.giver,
      serverTime: new Date().toISOString(),
      ...more,
    },
  }),
});
const checkedBy = (checked: readonly string[]): Answers => ({
  CheckRingMeetingCode: () => ({
    checkRingMeetingCode: { __typename: "RingPayload", ring: agreed({}, checked), errors: [] },
  }),
});
const shown = () => codeAt(keys.own, new Date()).split("").join(" ");

it("shows the viewer's code for the receiver, takes the giver's, and asks for the stars there", async () => {
  const { user, asked } = show(agreed(), { ...codes(), ...checkedBy(["1"]) });
  const part = within(await screen.findByRole("region", { name: "Código de entrega" }));
  expect(part.getByText(/^Muéstrale tu código a Luis Gómez al darle lo tuyo e ingresa el de Eva Gómez/)).toBeTruthy();
  expect(await part.findByText(shown())).toBeTruthy();
  expect(screen.getByRole("button", { name: "Llegué" })).toBeTruthy();
  const field = await part.findByLabelText("Código de Eva Gómez");
  await user.type(field, codeAt(keys.own, new Date()));
  await user.click(part.getByRole("button", { name: "Comprobar" }));
  expect(part.getByRole("alert").textContent).toContain("Ese código no es");
  expect(asked.some(({ operation }) => operation === "CheckRingMeetingCode")).toBe(false);
  await user.clear(field);
  const code = codeAt(keys.giver, new Date());
  await user.type(field, code);
  await user.click(part.getByRole("button", { name: "Comprobar" }));
  const seen = await part.findByText("Comprobaste el código de Eva Gómez: los dos están aquí.");
  expect(document.activeElement).toBe(seen);
  expect(await part.findByRole("radio", { name: "5 estrellas" })).toBeTruthy();
  // Both are there.
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Llegué" })).toBeNull());
  await vi.waitFor(() => expect(screen.getAllByRole("button", { name: "Confirmar que recibí" })).toHaveLength(1));
  expect(asked.find(({ operation }) => operation === "CheckRingMeetingCode")?.variables).toMatchObject({
    input: { id: "7", code },
  });
  // As in a swap of two, no stars are a rating, too, once they are chosen.
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirmar que recibí" });
  expect(confirm.disabled).toBe(true);
  await user.click(part.getByRole("button", { name: "Salió mal: dar 0 estrellas" }));
  await user.click(confirm);
  expect(asked.find(({ operation }) => operation === "ConfirmRing")?.variables).toMatchObject({ input: { rating: 0 } });
});

it("keeps a code that was typed without a network, and sends it when that is back", async () => {
  let answer: unknown = new Error("offline");
  const { user, asked } = show(agreed(), { ...codes(), CheckRingMeetingCode: () => answer });
  await user.type(await screen.findByLabelText("Código de Eva Gómez"), codeAt(keys.giver, new Date()));
  await user.click(screen.getByRole("button", { name: "Comprobar" }));
  expect(await screen.findByText("Sin conexión: lo guardamos en cuanto vuelva.")).toBeTruthy();
  answer = { checkRingMeetingCode: { __typename: "RingPayload", ring: agreed({}, ["1"]), errors: [] } };
  emitReconnect();
  await vi.waitFor(() => expect(screen.queryByText("Sin conexión: lo guardamos en cuanto vuelva.")).toBeNull());
  const sent = asked.filter(({ operation }) => operation === "CheckRingMeetingCode");
  expect(sent.map(({ variables }) => variables)).toEqual([sent[0]?.variables, sent[0]?.variables]);
});

it("of two by themselves lets the giver show and the receiver enter, and fills in what was scanned", async () => {
  show(agreed({ giverId: "1" }), codes({ giverKey: null }));
  expect(await screen.findByText(shown())).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Comprobar" })).toBeNull();
  cleanup();
  localStorage.clear();
  show(agreed({ giverId: "3" }), codes({ ownKey: null }), "/circulo/4?encuentro=7&codigo=123456");
  expect((await screen.findByLabelText<HTMLInputElement>("Código de Eva Gómez")).value).toBe("123456");
  expect(screen.queryByText("Tu código")).toBeNull();
  cleanup();
  show(agreed({ giverId: "1" }, ["2"]), codes({ giverKey: null }));
  expect(await screen.findByText("Luis Gómez comprobó tu código.")).toBeTruthy();
});

it("waits after five wrong codes, also when the page is loaded again", async () => {
  const enter = async ({ user }: ReturnType<typeof show>) => {
    const part = within(await screen.findByRole("region", { name: "Código de entrega" }));
    await part.findByText(shown());
    const field = await part.findByLabelText("Código de Eva Gómez");
    await user.clear(field);
    await user.type(field, codeAt(keys.own, new Date()));
    await user.click(part.getByRole("button", { name: "Comprobar" }));
    return part.getByRole("alert").textContent;
  };
  const first = show(agreed(), codes());
  for (let count = 0; count < 3; count += 1) expect(await enter(first)).toContain("Ese código no es");
  cleanup();
  const second = show(agreed(), codes());
  for (let count = 0; count < 2; count += 1) expect(await enter(second)).toContain("Ese código no es");
  cleanup();
  expect(await enter(show(agreed(), codes()))).toContain("Demasiados intentos");
});
