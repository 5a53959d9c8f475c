import { createHash } from "node:crypto";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { ANA, renderScreen } from "../testing/renderScreen";
import AgreementRoute from "./agreement";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const money = (amount: number) => ({ __typename: "Money", amount, currency: "USD" });
const picture = (url: string) => ({
  __typename: "Image",
  url,
  sources: [{ __typename: "ImageSource", url, width: 750 }],
});
const thing = (publicationId: string, title: string, more: object = {}) => ({
  __typename: "AgreedThing",
  publicationId,
  title,
  type: "PRODUCT",
  condition: "USED",
  usage: "GOOD",
  price: money(12_000),
  images: [picture("/uploads/a/750.webp"), picture("/uploads/b/750.webp")],
  ...more,
});
const canonicalForm = '{"title":"Guitarra eléctrica"}';
const agreement = {
  __typename: "Agreement",
  version: 1,
  /** Just before midnight in Caracas: the next day in UTC. */
  agreedAt: "2026-11-21T03:45:00.000Z",
  hash: createHash("sha256").update(canonicalForm).digest("hex"),
  canonicalForm: canonicalForm as string | null,
  ownerSide: {
    __typename: "AgreementSide",
    name: "Ana Pérez",
    isViewer: true,
    words: null,
    money: null,
    things: [thing("1", "Guitarra eléctrica")],
  },
  interestedSide: {
    __typename: "AgreementSide",
    name: "Luis Gómez",
    isViewer: false,
    words: "y una hora de clase",
    money: money(2_000),
    things: [thing("2", "Radio", { price: null, images: [] })],
  },
};

const transaction = { __typename: "Transaction", id: "7", chatId: "5" };

function show(agreements: object[] | null, at = "/acta/7", known: object | null = transaction) {
  return renderScreen(
    <Routes>
      <Route path="/acta/:id" element={<AgreementRoute />} />
    </Routes>,
    { at, viewer: ANA, answers: { AgreementScreen: () => ({ agreements, transaction: known }) } },
  );
}

it("shows what each gives with the time in Caracas, checks its hash, and is printed", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show([agreement]);
  expect(await screen.findByRole("heading", { name: "Acta del cambio 7" })).toBeTruthy();
  expect(screen.getByText(/^20 nov\.? 2026, 11:45.p\..m\. \(hora de Caracas\)$/)).toBeTruthy();
  const own = within(screen.getByRole("region", { name: "Ana Pérez da" }));
  expect(own.getByText("Guitarra eléctrica")).toBeTruthy();
  expect(own.getByText(/^Usado · Poco uso · Valor 120.USD$/)).toBeTruthy();
  expect(own.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "Guitarra eléctrica, foto 1",
    "Guitarra eléctrica, foto 2",
  ]);
  const other = within(screen.getByRole("region", { name: "Luis Gómez da" }));
  expect(other.getByText("y una hora de clase")).toBeTruthy();
  expect(other.getByText(/^20.USD$/)).toBeTruthy();
  expect(screen.getByText(agreement.hash)).toBeTruthy();
  expect(await screen.findByText(/^Comprobada en este dispositivo/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver la conversación" }).getAttribute("href")).toBe(
    "/chats/5?tab=in-progress",
  );
  await userEvent.click(screen.getByRole("button", { name: "Imprimir o guardar como PDF" }));
  expect(print).toHaveBeenCalledOnce();
});

it("says where the text is not the one of the hash", async () => {
  show([{ ...agreement, hash: "0".repeat(64) }]);
  expect(await screen.findByText("El texto no coincide con la huella. Escríbenos.")).toBeTruthy();
});

it("says what is left once the data of a party was erased", async () => {
  show([{ ...agreement, canonicalForm: null }]);
  expect(await screen.findByText(/Una de las personas eliminó sus datos/)).toBeTruthy();
  expect(screen.queryByText("Texto del que sale la huella")).toBeNull();
});

it("shows the last version, and the earlier ones when asked for", async () => {
  show([{ ...agreement, version: 2, agreedAt: "2026-11-22T15:00:00.000Z" }, agreement]);
  expect(await screen.findByText("2 de 2")).toBeTruthy();
  expect(screen.queryByText(/Después acordaron otra cosa/)).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: /^Versión 1, 20 nov/ }));
  expect(await screen.findByText("1 de 2")).toBeTruthy();
  expect(screen.getByText("Después acordaron otra cosa: vale la última versión.")).toBeTruthy();
});

it("has none before the acceptance, and none of other people", async () => {
  show([]);
  expect(await screen.findByRole("heading", { name: "Este cambio no tiene acta" })).toBeTruthy();
  cleanup();
  show(null, "/acta/8", null);
  expect(await screen.findByRole("heading", { name: "Esta acta no existe" })).toBeTruthy();
});
