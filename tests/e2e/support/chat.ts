import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Writes into the open conversation and sends with Enter. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Escribe un mensaje" });
  await field.click();
  await field.pressSequentially(words);
  await field.press("Enter");
}

/**
 * Expects exactly these messages in the conversation, each once, in this order, none still being sent. Lines of what
 * happened stand between them, in bold.
 */
export async function expectConversation(page: Page, sentences: readonly string[]): Promise<void> {
  const bubbles = page
    .getByRole("region", { name: /^Conversación con/ })
    .getByRole("listitem")
    .filter({ has: page.locator("time"), hasNot: page.locator("b") });
  await expect(async () => {
    const shown = await bubbles.allTextContents();
    expect(shown.map((text) => sentences.find((sentence) => text.includes(sentence)) ?? text)).toEqual(sentences);
    expect(shown.filter((text) => /Enviando|reconectar|No se envió/.test(text))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}
