import type { Browser, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect, test } from "./support/test";
import { sendMessage } from "./support/chat";
import { openSession } from "./support/people";
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDark,
  saveScreenshot,
  waitForHydration,
} from "./support/screen";
import { leafCategory, password, publish, register } from "../support/people";
import type { Person } from "../support/people";

/** Each wants what the one before gives; words that nothing else of the town has. */
const things = ["zurcidora", "bandurria", "planeador", "alambique"];
const names = ["Rosa", "Pablo", "Irene", "Diego"];

/** Four people with a thing each, far from the town's others. */
async function fourPeople(): Promise<Person[]> {
  const target = { url: process.env.APP_URL ?? "", outboxUrl: process.env.OUTBOX_URL ?? null };
  const people = [];
  for (const [index, name] of names.entries()) {
    const person = await register(target, name);
    const categoryId = await leafCategory(person.client, "PRODUCT");
    await publish(person, {
      title: `${things[index]} de ${name}`,
      categoryId,
      interests: [things.at(index - 1) ?? ""],
      coordinates: { latitude: 7.77, longitude: -72.22 },
    });
    people.push(person);
  }
  return people;
}

const openPageOf = async (browser: Browser, { email }: Person, isPhone: boolean) => {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport });
  await openSession(context, { email, password });
  return context.newPage();
};

/** Moves the meeting up: one of them proposes it for the next hour, and all accept. */
async function meetSoon(people: readonly Person[], ringId: string) {
  const [first, ...others] = people;
  const answer = await first?.client.data<{ proposeRingMeeting: { ring: { meetings: Proposed[] } } }>(
    `mutation ($input: ProposeRingMeetingInput!) {
      proposeRingMeeting(input: $input) { ring { meetings { id state } } }
    }`,
    {
      input: {
        requestId: randomUUID(),
        ringId,
        place: { name: "Panadería La Estrella" },
        startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  const meeting = answer?.proposeRingMeeting.ring.meetings.find(({ state }) => state === "PROPOSED");
  for (const { client } of others)
    await client.data("mutation ($id: ID!) { acceptRingMeeting(input: { id: $id }) { errors { message } } }", {
      id: meeting?.id,
    });
}

interface Proposed {
  id: string;
  state: string;
}

/** On this screen, in both appearances. */
async function lookAt(page: Page, name: string) {
  await saveScreenshot(page, name);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectReadableInDark(page, name);
}

/** The digits that a person shows at the meeting. */
async function codeOf(page: Page): Promise<string> {
  const digits = await page.getByText(/^(\d ){5}\d$/).textContent();
  return digits?.replaceAll(" ", "") ?? "";
}

test("four people exchange things in a ring: all accept, write to each other, meet, and confirm what they received", async ({
  browser,
}) => {
  const people = await fourPeople();
  const pages = [];
  for (const [index, person] of people.entries()) pages.push(await openPageOf(browser, person, index !== 1));
  const [rosa, pablo] = pages;
  if (!rosa || !pablo) throw new Error("four people have four pages");

  // Found by itself once the last thing is approved and matched.
  await expect(async () => {
    await rosa.goto("/circulo");
    await rosa.getByRole("link", { name: "Círculo de 4 personas" }).click({ timeout: 2_000 });
  }).toPass({ timeout: 180_000 });
  await expect(rosa.getByText("Le das «zurcidora de Rosa» a Pablo Prueba")).toBeVisible();
  const address = new URL(rosa.url()).pathname;
  for (const page of pages.slice(1)) await page.goto(address);

  // Before they accept they can ask.
  await rosa.getByRole("link", { name: "Escribirle al grupo" }).click();
  await sendMessage(rosa, "¿Nos vemos el sábado en la plaza?");
  const preview = pablo.getByRole("region", { name: /^Conversación del círculo/ });
  await expect(preview).toContainText("Rosa: ¿Nos vemos el sábado en la plaza?");
  await expect(preview).toContainText("1 mensaje sin leer");
  await preview.getByRole("link", { name: "Escribirle al grupo" }).click();
  const talk = pablo.getByRole("region", { name: "Conversación del círculo" });
  await expect(talk).toContainText("Rosa: ¿Nos vemos el sábado en la plaza?");
  await sendMessage(pablo, "A las tres me sirve");
  await expect(rosa.getByRole("region", { name: "Conversación del círculo" })).toContainText("A las tres me sirve");
  const group = pablo.getByRole("region", { name: "Círculos" });
  await expect(group.getByRole("link")).toContainText("Tú: A las tres me sirve");
  await lookAt(rosa, "circulo-conversacion");
  await lookAt(pablo, "circulo-conversacion-escritorio");

  for (const page of pages) {
    await page.goto(address);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Aceptar el círculo" }).click();
    await expect(page.getByRole("button", { name: "Aceptar el círculo" })).toBeHidden();
  }
  // Who accepted first sees live that all have.
  await expect(rosa.getByText(/^¡Todos aceptaron! Entrega lo tuyo/)).toBeVisible();

  // They meet all at once, where and when one of them proposes.
  await pablo.getByRole("link", { name: "Proponer un encuentro: Todos a la vez" }).click();
  await pablo.getByRole("radio", { name: /^Otro lugar/ }).check();
  await pablo
    .getByRole("textbox", { name: /^¿Dónde/ })
    .fill("Panadería La Estrella, frente a la plaza de los pueblos andinos");
  await pablo.getByRole("combobox", { name: "Día" }).selectOption({ index: 3 });
  await pablo.getByRole("combobox", { name: "Hora" }).selectOption("15:00");
  await pablo.getByRole("button", { name: "Proponer", exact: true }).click();
  for (const page of pages.filter((one) => one !== pablo)) await page.getByRole("button", { name: "Puedo ir" }).click();
  const all = (page: typeof rosa) => page.getByRole("region", { name: "Encuentro: Todos a la vez" });
  await expect(all(pablo)).toContainText("Acordado.");
  for (const page of [rosa, pablo])
    await expect(all(page).getByRole("button", { name: "Guardar en el calendario" })).toBeVisible();
  await lookAt(rosa, "circulo-encuentro");
  await lookAt(pablo, "circulo-encuentro-escritorio");

  // On the day they say where they are, live for all.
  await meetSoon(people, address.split("/").at(-1) ?? "");
  await all(rosa).getByRole("button", { name: "Me retraso 15 min" }).click();
  await expect(all(pablo)).toContainText("Rosa se retrasa 15 minutos.");
  await all(pablo).getByRole("button", { name: "Llegué" }).click();
  await expect(all(rosa)).toContainText(/Pablo llegó a las? /);
  for (const page of [rosa, pablo]) await expect(all(page).getByText("Tu código", { exact: true })).toBeVisible();
  await lookAt(rosa, "circulo-dia");
  await lookAt(pablo, "circulo-dia-escritorio");
  // The receiver enters the giver's code.
  for (const [index, page] of pages.entries()) {
    const giver = pages.at(index - 1) ?? page;
    await all(page)
      .getByRole("textbox", { name: /^Código de / })
      .fill(await codeOf(giver));
    await all(page).getByRole("button", { name: "Comprobar" }).click();
    await expect(all(page)).toContainText("los dos están aquí.");
    await expect(all(giver)).toContainText("comprobó tu código.");
  }
  for (const page of pages) {
    await all(page).getByRole("radio", { name: "5 estrellas" }).check();
    await page.getByRole("button", { name: "Confirmar que recibí" }).click();
    await expect(page.getByRole("button", { name: "Confirmar que recibí" })).toBeHidden();
  }
  for (const page of pages) await expect(page.getByText("Cada quien recibió lo suyo. ¡Buen cambio!")).toBeVisible();
  await lookAt(rosa, "circulo-completo");
  await lookAt(pablo, "circulo-completo-escritorio");
  for (const page of pages) {
    await page.context().close();
  }
});
