import { randomBytes } from "node:crypto";
import { expect, test } from "./support/test";
import { picture, publicationInput, signIn as signInToApi } from "../support/people";
import { ana, fillInLogin, luis, toasts } from "./support/people";
import { watchProblems } from "./support/problems";
import { expectAccessible, expectNoOverflow, waitUntilSettled } from "./support/screen";

/** From a search that finds nothing to what is published later, and from that, once it is gone, to an alert again. */

/** Another thing in every run: one that failed leaves its alert and its publication behind. */
const word = Array.from(randomBytes(9), (byte) => String.fromCharCode(97 + (byte % 26))).join("");
const title = `Clavicordio ${word}`;
/** Luis wants none for what he has, and has nothing that is asked for it: else its notification says so. */
const antiques = "327";
const search = `/search_list/${word}/all/0/10/10.4975585/-66.8856196/false/tags/want`;

test("a guest asks to be notified, signs in, and hears of what is published", async ({ browser }) => {
  const url = process.env.APP_URL ?? "";
  const owner = await signInToApi({ url, outboxUrl: null }, ana.email);
  if (!owner) throw new Error("not signed in");
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const problems = watchProblems(page);

  await page.goto(search);
  await expect(page.getByText("No se encontraron resultados")).toBeVisible();
  const ask = page.getByRole("button", { name: "Avísame cuando haya" });
  await expect(ask).toBeVisible();
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await ask.click();
  await expect(page).toHaveURL("/login");
  await fillInLogin(page, luis);
  await expect(page).toHaveURL(search);
  await expect(page.getByRole("button", { name: "Quitar el aviso" })).toBeVisible();
  await expect(page.getByText("Te avisaremos cuando publiquen algo así.")).toHaveCount(1);
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.goto("/settings?tab=account");
  const list = page.getByRole("region", { name: "Mis avisos" });
  await expect(list.getByRole("link", { name: `Tienen «${word}»` })).toBeVisible();
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await expectAccessible(page);

  // The review comes later, and with its approval what is awaited below.
  const { createPublication } = await owner.client.data<{ createPublication: { publication: { id: string } } }>(
    "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id } } }",
    { input: publicationInput({ title, categoryId: antiques, interests: ["zampoña"] }) },
    { "input.images.0": await picture() },
  );
  const { id } = createPublication.publication;
  const toast = toasts(page).filter({ hasText: `Publicaron algo que buscabas: ${title}.` });
  await toast.getByRole("link", { name: "Ver" }).click();
  await expect(page).toHaveURL(`/clavicordio-${word}/${id}`);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();

  await page.goto("/settings?tab=account");
  await list.getByRole("button", { name: `Quitar el aviso: Tienen «${word}»` }).click();
  await expect(list.getByText(word)).toHaveCount(0);
  await expect(list).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();

  await owner.client.data(
    "mutation ($id: ID!) { deactivatePublication(input: { publicationId: $id }) { errors { message } } }",
    { id },
  );
  const guest = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const late = await guest.newPage();
  await late.goto(`/clavicordio-${word}/${id}`);
  await expect(late).toHaveURL("/home");
  const gone = late.getByRole("region", { name: "Ya no está Disponible" });
  await expect(gone.getByRole("article").first()).toBeVisible();
  // By its category: what the address calls it has no accents.
  const alert = gone.getByRole("button", { name: /^Avísame cuando haya «[^»]+»$/ });
  await expect(alert).toBeVisible();
  const what = (await alert.textContent())?.match(/«[^»]+»/)?.[0];
  expect(what).not.toContain(word);
  await expect(gone.getByRole("heading", { name: new RegExp(word, "i") })).toHaveCount(0);
  await waitUntilSettled(late);
  await expectNoOverflow(late);
  await expectAccessible(late);
  await late.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(late);
  await alert.click();
  await expect(late).toHaveURL("/login");
  await expect(late.getByText(`Entra para que te avisemos cuando aparezca ${what}.`)).toBeVisible();
  await guest.close();
});
