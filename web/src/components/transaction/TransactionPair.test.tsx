import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { toSide } from "./toSide";
import { TransactionPair } from "./TransactionPair";

afterEach(cleanup);

const bike = { id: "1", title: "Bicicleta de paseo", cover: null };
const guitar = { id: "2", title: "Guitarra eléctrica", cover: null };

it("describes the transaction in a sentence", () => {
  renderScreen(<TransactionPair give={{ items: [bike] }} receive={{ items: [guitar] }} />);
  expect(screen.getByText("Tú das Bicicleta de paseo; tú recibes Guitarra eléctrica")).toBeTruthy();
});

it("names several publications and a written offer", () => {
  renderScreen(
    <TransactionPair give={{ items: [bike, guitar], text: "dos clases de inglés" }} receive={{ items: [guitar] }} />,
  );
  expect(screen.getByText(/^Tú das Bicicleta de paseo, Guitarra eléctrica y «dos clases de inglés»;/)).toBeTruthy();
});

it("keeps money out of the quotes of what was written", () => {
  const give = toSide({ publications: [bike], text: "y 5 USD", money: { amount: 7000 } });
  renderScreen(<TransactionPair give={give} receive={{ items: [guitar] }} />);
  expect(screen.getByText(/^Tú das Bicicleta de paseo, 70\sUSD y «y 5 USD»;/)).toBeTruthy();
  expect(screen.getByText(/^70\sUSD \+ «y 5 USD»$/)).toBeTruthy();
});

it("shows a placeholder for an empty side", () => {
  renderScreen(<TransactionPair give={{ items: [] }} receive={{ items: [guitar] }} />);
  expect(screen.getByText("Elige qué le ofreces")).toBeTruthy();
  expect(screen.getByText("Tú das todavía nada; tú recibes Guitarra eléctrica")).toBeTruthy();
});
