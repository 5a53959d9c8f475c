import { expect } from "@playwright/test";
import type { Journey } from "../support/journey";

/** Marta signs out, and nothing of her remains. */

export async function signOutInOneTab(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const other = await journey.marta.context.newPage();
  await other.goto(`${journey.chatAddress}?tab=in-progress`);
  await expect(other.getByText("Perfecto, allí nos vemos")).toBeVisible();

  await marta.getByRole("button", { name: "Menú de Marta Rivas" }).click();
  await marta.getByRole("link", { name: "Cerrar Sesión" }).click();
  await expect(marta.getByText("Vuelve pronto! Te esperamos.")).toBeVisible();
  await expect(marta).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(other.getByRole("button", { name: "Entrar" })).toBeVisible();

  for (const tab of [marta, other]) {
    // A browser takes its time to delete one.
    await expect
      .poll(() => tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
    const left = await tab.evaluate(async () => ({
      page: document.documentElement.outerHTML,
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
    expect(`${left.page} ${left.local} ${left.session}`).not.toMatch(/Marta|Rivas|Luis|Gómez|@example\.com|Perfecto/);
    expect(left.local).toBe("{}");
    expect(left.session).toBe("{}");
    expect(left.databases).toEqual([]);
    expect(left.caches).toEqual([]);
  }
  const cookies = await journey.marta.context.cookies();
  // Where one is and what the wall shows first are the device's.
  expect(cookies.filter(({ name }) => name !== "tq_pos" && name !== "tq_wall")).toEqual([]);
  await marta.goto("/chats");
  await expect(marta).toHaveURL("/login");
}

export async function expectCleanConsoles(journey: Journey): Promise<void> {
  expect(journey.luis.problems).toEqual([]);
  const byTheCut = journey.marta.problems.filter((problem) => /net::ERR_/.test(problem));
  expect(journey.marta.problems.filter((problem) => !byTheCut.includes(problem))).toEqual([]);
  // Further and further apart, so that even a long cut brings few.
  expect(byTheCut.length).toBeLessThan(40);
}
