import { test } from "./support/test";
import { confirmBoth, findInHistory, seeOnWall } from "./journey/completion";
import { converse, writeDuringUnnoticedOutage, writeWhileOffline } from "./journey/conversation";
import { expectCleanConsoles, signOutInOneTab } from "./journey/leaving";
import { accept, propose, receiveProposal } from "./journey/proposal";
import { expectPhotoWithoutPlace, publish, seePublication } from "./journey/publication";
import { confirmEmail, register, signInToWall } from "./journey/registration";
import { startJourney } from "./support/journey";
import type { Journey } from "./support/journey";

/**
 * Two browsers, real typing, real files, and the whole product behind. A stage that fails ends the journey; the rest is
 * not run.
 */
test.describe.serial("an exchange, from two strangers to a completed transaction:", () => {
  let journey: Journey;
  test.beforeAll(async ({ browser }) => {
    journey = await startJourney(browser);
  });
  test.afterAll(() => journey?.stop());

  test("Marta registers and sees each mistake at its field", () => register(journey));
  test("Marta cannot sign in before she confirms by the link in her mail", () => confirmEmail(journey));
  test("Marta signs in and arrives at the wall", () => signInToWall(journey));

  test("Marta publishes in four steps with two photos", () => publish(journey));
  test("Marta is notified of the review and sees her publication on the wall", () => seePublication(journey));
  test("the photo is served without the place where it was taken", () => expectPhotoWithoutPlace(journey));

  test("Luis finds it without typing accents and proposes", () => propose(journey));
  test("Marta sees count, toast and chat without reloading", () => receiveProposal(journey));
  test("they write to each other", () => converse(journey));
  test("Marta is offline and gets every message afterwards", () => writeWhileOffline(journey));
  test("an outage that her browser does not notice loses nothing", () => writeDuringUnnoticedOutage(journey));
  test("Marta accepts and Luis sees it at once", () => accept(journey));

  test("both confirm with stars, which completes the transaction", () => confirmBoth(journey));
  test("both find it in their history", () => findInHistory(journey));
  test("the wall shows it, and the publications are finished", ({ browser }) => seeOnWall(journey, browser));

  test("signing out in one tab signs out the other and removes all data", () => signOutInOneTab(journey));
  test("the consoles show no errors except a few of the cut network", () => expectCleanConsoles(journey));
});
