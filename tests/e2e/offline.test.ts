import { expect, test } from "./support/test";
import type { BrowserContext, Page } from "@playwright/test";
import { ana, fillInLogin, luis, openSession, signIn } from "./support/people";

/** The app without a network: what a user has seen is there after a reload, for that user only. */

let context: BrowserContext;

test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ serviceWorkers: "allow" });
});
test.afterEach(() => context.close());

const goOffline = () => context.setOffline(true);
const goOnline = () => context.setOffline(false);

const titles = (page: Page) => page.locator("[data-publication]").getByRole("heading").getByRole("link");
const notice = (page: Page) => page.getByText("No tienes conexión a internet");
const conversation = (page: Page) => page.getByRole("region", { name: /^Conversación con/ });

/** Every offline snapshot in the browser, as text by its name. */
function readSnapshots(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    // Opening it would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === "tq-offline")) return {};
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open("tq-offline");
      // Listed while the app was still creating it, on a page that was left meanwhile.
      request.addEventListener("upgradeneeded", () => request.transaction?.abort());
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => resolve(null));
    });
    if (!database) return {};
    try {
      return await new Promise<Record<string, string>>((resolve) => {
        const request = database.transaction("kept").objectStore("kept").getAll();
        request.addEventListener("success", () =>
          resolve(
            Object.fromEntries(request.result.map((part: { name: string }) => [part.name, JSON.stringify(part)])),
          ),
        );
      });
    } finally {
      database.close();
    }
  });
}

/** Waits until these snapshots are stored. */
const expectSnapshots = (page: Page, ...parts: string[]) =>
  expect.poll(async () => Object.keys(await readSnapshots(page))).toEqual(expect.arrayContaining(parts));

const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe("activated");

test("what a guest has seen can be read without a network, and new things come with it", async () => {
  const page = await context.newPage();
  await page.goto("/wall");
  const first = await titles(page).first().textContent();
  await waitForServiceWorker(page);
  await expectSnapshots(page, "wall");

  await goOffline();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(titles(page).first()).toHaveText(first ?? "");

  await goOnline();
  await page.goto("/wall");
  await expect(notice(page)).toBeHidden();
  await titles(page).nth(1).click();
  await expect(
    page.getByRole("link", { name: "Hacer Propuesta", exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test("a page that is not kept says without a network that it could not be loaded, with its drawing", async () => {
  const page = await context.newPage();
  const person = page.getByRole("heading", { name: /^Luis/, level: 1 });
  await page.goto("/profile/third/2");
  await waitForServiceWorker(page);
  // Its code comes through the worker, which keeps it.
  await page.reload();
  await expect(person).toBeVisible();

  await goOffline();
  await page.reload();
  await expect(page.getByText("No pudimos cargar esto")).toBeVisible();
  await expect(page.locator("main img[src*=guaca]")).not.toHaveJSProperty("naturalWidth", 0);
});

test("a member reads wall, saved list and chats without a network; who signs out or comes after finds nothing", async () => {
  const unsent = "Llego cuando vuelva la luz";
  const page = await context.newPage();
  await signIn(page, ana);
  await waitForServiceWorker(page);
  await page.goto("/publications-saved");
  await expect(titles(page).first()).toBeVisible();
  const saved = await titles(page).first().textContent();
  await expectSnapshots(page, "saved");
  await page.goto("/wall");
  await expectSnapshots(page, "wall");
  await page.goto("/chats/?tab=in-progress");
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await expect(conversation(page)).toBeVisible();
  const place = page.url();
  const said = await conversation(page).getByRole("listitem").last().textContent();
  await expectSnapshots(page, "session", "wall", "saved", "chats", `chat:${/\d+/.exec(new URL(place).pathname)?.[0]}`);
  expect(Object.values(await readSnapshots(page)).join()).toContain(ana.email);

  await test.step("the next visit shows it before the server has answered, then what is live", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/graphql(\?|$)/, async (route) => {
      await released;
      await route.continue();
    });
    // A browser that takes seconds to read its storage starts without.
    await expect(async () => {
      await page.goto("/publications-saved");
      await expect(titles(page).first()).toHaveText(saved ?? "", { timeout: 10_000 });
    }).toPass();
    await expect(async () => {
      await page.goto(place);
      await expect(conversation(page).getByRole("listitem").last()).toHaveText(said ?? "", { timeout: 10_000 });
    }).toPass();
    const live = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes('"operationName":"ConversationScreen"'),
    );
    release();
    expect((await live).ok()).toBe(true);
    await expect(notice(page)).toBeHidden();
    await expect(conversation(page).getByRole("listitem").last()).toHaveText(said ?? "");
    await page.unroute(/\/graphql(\?|$)/);
  });

  await test.step("after a reload without a network all of it is there", async () => {
    await goOffline();
    await page.goto(place);
    await expect(notice(page)).toBeVisible();
    await expect(conversation(page).getByRole("listitem").last()).toHaveText(said ?? "");
    await page.getByRole("textbox", { name: "Escribe un mensaje" }).fill(unsent);
    await page.getByRole("button", { name: "Enviar al reconectar" }).click();
    await expect(conversation(page).getByText(unsent)).toBeVisible();
    await page.reload();
    await expect(conversation(page).getByText(unsent)).toBeVisible();
    await expect(conversation(page).getByText("Se envía al reconectar")).toBeVisible();
    await page.goto("/publications-saved");
    await expect(titles(page).first()).toHaveText(saved ?? "");
    await page.goto("/wall");
    await expect(titles(page).first()).toBeVisible();
  });

  await test.step("with the network the page goes on as the same person", async () => {
    await goOnline();
    await page.goto(place);
    await expect(notice(page)).toBeHidden();
    await expect(conversation(page).getByText(unsent)).toBeVisible();
    await expect(conversation(page).getByText(/Se envía al reconectar|Enviando|No se envió/)).toHaveCount(0);
    await page.reload();
    await expect(conversation(page).getByText(unsent)).toHaveCount(1);
  });

  await test.step("a session that ended while no tab was open opens nothing, though its data still lie there", async () => {
    await page.goto("about:blank");
    const answer = await context.request.post("/graphql", {
      data: { query: "mutation { signOut { errors { message } } }" },
    });
    expect(answer.ok()).toBe(true);
    await goOffline();
    await page.goto(place);
    await expect(
      page.getByRole("button", { name: "Entrar" }).or(page.getByText("No pudimos cargar esto")).first(),
    ).toBeVisible();
    await expect(page.locator("body")).not.toContainText(said ?? ana.email);
    await goOnline();
  });

  await test.step("the next person finds nothing of the one before", async () => {
    await signIn(page, luis);
    await expect.poll(async () => Object.values(await readSnapshots(page)).join()).toContain(luis.email);
    expect(Object.values(await readSnapshots(page)).join()).not.toContain(ana.email);
    await goOffline();
    await page.goto("/publications-saved");
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("body")).not.toContainText(saved ?? ana.email);
    await goOnline();
  });

  await test.step("signing out takes everything along, in every tab", async () => {
    const other = await context.newPage();
    await other.goto("/wall");
    await expect(titles(other).first()).toBeVisible();
    await page.goto("/logout");
    await expect.poll(async () => Object.values(await readSnapshots(other)).join()).not.toContain(luis.email);
    await goOffline();
    await other.goto("/chats");
    await expect(notice(other).or(other.getByText("No pudimos cargar esto")).first()).toBeVisible();
    await expect(other.locator("body")).not.toContainText("Luis");
  });
});

test("a page that is left as soon as it is filled shows no skeleton on the next visit", async () => {
  const page = await context.newPage();
  await openSession(context, ana);
  let release = () => {};
  const hold = (operations: RegExp) => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return page.route(/\/graphql(\?|$)/, async (route) => {
      const name = /"operationName":"(\w+)"/.exec(route.request().postData() ?? "")?.[1] ?? "";
      if (operations.test(name)) await released;
      // Its page may have been left.
      await route.continue().catch(() => undefined);
    });
  };
  /** Whether the writer of this very document is at work: it begins with all that the copy had. */
  const hasWritten = async () => {
    const { savedAt } = JSON.parse((await readSnapshots(page)).session ?? "{}") as { savedAt?: number };
    return (savedAt ?? 0) > (await page.evaluate(() => performance.timeOrigin));
  };
  /** Visits a page twice; the second time the server does not answer before it shows what it had. */
  const expectKept = (address: string, operations: RegExp, expectShown: () => Promise<void>) =>
    test.step(address, async () => {
      await hold(operations);
      await page.goto(address);
      await expect.poll(hasWritten).toBe(true);
      release();
      await expectShown();
      // At once, and before the server answers the next time.
      await page.unroute(/\/graphql(\?|$)/);
      await hold(operations);
      await page.reload();
      await expectShown();
      release();
      await page.unroute(/\/graphql(\?|$)/);
    });

  await expectKept("/publications-saved", /^Saved/, () => expect(titles(page).first()).toBeVisible());
  await expectKept("/new_publication", /^PublishingCategories$/, () =>
    expect(page.getByRole("button", { name: "Vehículos", exact: true })).toBeVisible(),
  );
  await expectKept("/acta/3", /^AgreementScreen$/, () =>
    expect(page.getByRole("heading", { name: "Acta del cambio 3" })).toBeVisible(),
  );
  const title = page.getByLabel("Título");
  await expectKept("/edit/publication/8?paso=2", /^(?:EditPublication|PublishingCategories|CategoryFields)$/, () =>
    expect(title).toHaveValue("Licuadora"),
  );
  // Until the current values are there, nothing can be written that they would replace.
  await title.fill("Licuadora roja");
  await expect(title).toHaveValue("Licuadora roja");
});

test("the next person is not taken to the chat that the former one had open", async () => {
  const page = await context.newPage();
  await signIn(page, ana);
  await page.goto("/chats/?tab=in-progress");
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await expect(conversation(page)).toBeVisible();
  const chat = page.url();
  await page.goto("about:blank");
  const answer = await context.request.post("/graphql", {
    data: { query: "mutation { signOut { errors { message } } }" },
  });
  expect(answer.ok()).toBe(true);

  await page.goto(chat);
  await expect(page).toHaveURL("/login");
  // A reload keeps the state of the history's entry, and with it the place to return to.
  await page.reload();
  await fillInLogin(page, luis);
  await expect(page.getByRole("heading", { name: "Muro", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/wall");
});
