import { expect, it } from "vitest";
import { findChatWarning } from "./chatWarning";
import { hasContactData } from "./contactData";
import { linkLines, numberLines, paymentLines } from "./testing/contactLines";
import { innocentLines } from "./testing/innocentLines";

const contactLines = [...numberLines, ...linkLines];
const riskyLines = [...contactLines, ...paymentLines];

/** Shares of what is found that should be, and of what should be that is found; each is printed with what is wrong. */
function measure(name: string, risky: readonly string[], isFound: (line: string) => boolean) {
  const missed = risky.filter((line) => !isFound(line));
  const wrong = innocentLines.filter(isFound);
  const found = risky.length - missed.length;
  const precision = found / (found + wrong.length);
  const recall = found / risky.length;
  console.info(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`, { missed, wrong });
  return { precision, recall };
}

it("has a corpus of 300 lines, each once", () => {
  const lines = [...riskyLines, ...innocentLines];
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThanOrEqual(300);
});

it("warns of what leads outside, and of hardly anything else", () => {
  const { precision, recall } = measure("warnings", riskyLines, (line) => findChatWarning(line) !== null);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});

it("finds contact data in public texts, and hardly ever refuses an innocent one", () => {
  const { precision, recall } = measure("contact data", contactLines, hasContactData);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});

it("distinguishes payments from contact data", () => {
  expect(findChatWarning("¿aceptas Zelle?")).toBe("payment");
  expect(findChatWarning("cero cuatro catorce 555 1234")).toBe("contact");
  expect(hasContactData("¿aceptas Zelle?")).toBe(false);
});
