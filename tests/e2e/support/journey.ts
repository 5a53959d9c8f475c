import type { Browser, BrowserContext, Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectConversation, sendMessage } from "./chat";
import { startNetwork } from "./network";
import type { Network } from "./network";
import type { Account } from "./people";
import { watchProblems } from "./problems";

interface Browsing {
  context: BrowserContext;
  page: Page;
  /** Errors of the browser's console. */
  problems: string[];
}

/** Two people in two browsers, and what the stages of the journey hand on to each other. */
export interface Journey {
  marta: Browsing & { account: Account; phone: string };
  luis: Browsing;
  /** Marta's way to the product. */
  network: Network;
  /** For photos. */
  folder: string;
  /** Title of the publication, as typed and as searched for. */
  title: string;
  searchTerms: string;
  /** Addresses of both publications and of the chat, and the title of what Luis offers. */
  address: string;
  offeredAddress: string;
  offeredTitle: string;
  chatAddress: string;
  /** Every message of the conversation, in order. */
  messages: string[];
  write(from: Page, sentence: string): Promise<void>;
  expectConversation(...pages: Page[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startJourney(browser: Browser): Promise<Journey> {
  const folder = await mkdtemp(join(tmpdir(), "truequea-photos-"));
  const network = await startNetwork();
  // Not as a whole number begins, of which nothing is cut off.
  const phone = `7${String(Date.now()).slice(-6)}`;
  const model = phone.slice(-4);
  const marta = await browse(browser, { viewport: { width: 1280, height: 900 }, proxy: network.proxy });
  const luis = await browse(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const messages: string[] = [];
  return {
    marta: {
      ...marta,
      phone,
      account: { email: `marta.rivas.${Date.now()}@example.com`, password: "Trueque#2026" },
    },
    luis,
    network,
    folder,
    title: `Cámara análoga Zénit ${model} con lente óptico`,
    searchTerms: `camara analoga zenit ${model}`,
    address: "",
    offeredAddress: "",
    offeredTitle: "",
    chatAddress: "",
    messages,
    async write(from, sentence) {
      await sendMessage(from, sentence);
      messages.push(sentence);
    },
    async expectConversation(...pages) {
      for (const page of pages) await expectConversation(page, messages);
    },
    async stop() {
      await marta.context.close();
      await luis.context.close();
      await network.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function browse(browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Browsing> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return { context, page, problems: watchProblems(page) };
}
