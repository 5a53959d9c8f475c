import { expect, test } from "../support/test";
import type { BrowserContext, Page } from "@playwright/test";
import { accountScreens } from "./account";
import { discoveryScreens } from "./discovery";
import { informationScreens } from "./information";
import { meetingScreens, sharedMeetingScreens } from "./meeting";
import { memberScreens } from "./member";
import { ownScreens, personScreens } from "./person";
import { premiumScreens, subscriptionScreens } from "./premium";
import { publishingScreens } from "./publishing";
import type { Screen } from "./screen";
import { transactionScreens } from "./transaction";
import { operatorScreens } from "./operator";
import { secureExchangeScreens, venueScreens } from "./secureExchange";
import { ana, signIn, operator } from "../support/people";
import type { Account } from "../support/people";
import { watchProblems } from "../support/problems";
import {
  expectAccessible,
  expectNoOverflow,
  expectNoShift,
  expectReadableInDark,
  resetShifts,
  saveScreenshot,
  waitForHydration,
  waitUntilSettled,
  watchShifts,
} from "../support/screen";

/** Between desktop and phone; the open desktop page is resized to it. */
const TABLET = { width: 768, height: 1024 };
/** The narrowest phones; the open phone page is resized to it. */
const TIGHT = { width: 320, height: 640 };
/** Every screen is judged at both, in the light appearance or the dark one, and beside each only for whether it fits. */
const phone = { viewport: { width: 390, height: 844 }, beside: TIGHT };
const desk = { viewport: { width: 1280, height: 900 }, beside: TABLET };

/**
 * The one that it is loaded at, then the one that the open page is resized to: what differs is the work of style sheets
 * alone. In turn, so that loading is judged at both.
 */
const widthsOf = ({ only }: Screen, index: number) =>
  (index % 2 === 0 ? [phone, desk] : [desk, phone]).filter(
    ({ viewport }) => only === undefined || only === viewport.width,
  );

interface Visitor {
  who: string;
  account: Account | null;
  screens: Screen[];
}

export const guest: Visitor = {
  who: "a guest",
  account: null,
  screens: [
    ...discoveryScreens,
    ...accountScreens,
    ...informationScreens,
    ...personScreens,
    ...premiumScreens,
    ...sharedMeetingScreens,
  ],
};
export const member: Visitor = {
  who: "a member",
  account: ana,
  screens: [
    ...memberScreens,
    ...transactionScreens,
    ...meetingScreens,
    ...ownScreens,
    ...subscriptionScreens,
    ...secureExchangeScreens,
  ],
};
export const publisher: Visitor = { who: "a publisher", account: ana, screens: publishingScreens };
export const moderator: Visitor = {
  who: "an operator",
  account: operator,
  screens: [...operatorScreens, ...venueScreens],
};

/**
 * Checks every screen of a visitor on a phone and on a desktop: accessible, no overflow there and at the widths beside
 * it, no layout shift, no console error; readable in the light appearance on one and in the dark one on the other.
 */
export function walkScreens({ who, account, screens }: Visitor) {
  test.describe(who, () => {
    let context: BrowserContext;
    let page: Page;
    let problems: string[];

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      page = await context.newPage();
      // By the form: then the device knows the place, as it does of everybody who has signed in there.
      if (account) await signIn(page, account);
      problems = watchProblems(page);
      await watchShifts(page);
    });
    test.afterAll(() => context.close());

    for (const [index, screen] of screens.entries()) {
      const { name, isCovered, isMissing } = screen;
      test(name, async () => {
        problems.length = 0;
        const widths = widthsOf(screen, index);
        for (const [turn, { viewport, beside }] of widths.entries())
          await test.step(`at ${viewport.width} px`, async () => {
            await page.setViewportSize(viewport);
            const isLoaded = turn === 0 || screen.isPerWidth === true;
            if (isLoaded) await load(page, screen);
            await waitUntilSettled(page);
            await saveScreenshot(page, name);
            await test.step("fits the screen", () => expectNoOverflow(page));
            if (isLoaded && !screen.allowsShift) await test.step("has no layout shift", () => expectNoShift(page));
            // Colours hardly depend on the width: the light ones are judged at the first, the dark ones at the last.
            await test.step("is accessible", () =>
              expectAccessible(page, isCovered, isLoaded ? "all" : "all but contrast"));
            if (screen.isPerWidth || turn === widths.length - 1)
              await test.step("is readable in the dark", () => expectReadableInDark(page, name, isCovered));
            await test.step(`fits ${beside.width} px`, async () => {
              await page.setViewportSize(beside);
              await waitUntilSettled(page);
              await expectNoOverflow(page);
            });
          });
        await test.step("logs no error to the console", () => {
          expect(
            problems.filter(
              (problem) => !(isMissing && problem.includes("404") && problem.endsWith(`(${page.url()})`)),
            ),
          ).toEqual([]);
        });
      });
    }
  });
}

async function load(page: Page, { open }: Screen) {
  // One that goes on from the screen before has been resized since.
  await resetShifts(page);
  await open(page);
  // What only works with its scripts looks otherwise before.
  await waitForHydration(page);
}
