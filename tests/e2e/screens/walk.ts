import { expect, test } from "../support/test";
import type { BrowserContext, Page, ViewportSize } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  saveScreenshot,
  waitForHydration,
  waitUntilSettled,
  watchShifts,
} from "../support/screen";

const guest = [
  ...discoveryScreens,
  ...accountScreens,
  ...informationScreens,
  ...personScreens,
  ...premiumScreens,
  ...sharedMeetingScreens,
];
const member = [
  ...memberScreens,
  ...transactionScreens,
  ...meetingScreens,
  ...ownScreens,
  ...subscriptionScreens,
  ...secureExchangeScreens,
];
/** Between desktop and phone; the open desktop page is resized to it. */
const TABLET = { width: 768, height: 1024 };
/** The narrowest phones; the open phone page is resized to it. */
const TIGHT = { width: 320, height: 640 };

/**
 * In the dark a screen is judged at one of the widths: colours do not depend on it. In turn, so that what surrounds
 * the screens is judged at both.
 */
const isJudgedInDark = (index: number, { only }: Screen, { width }: ViewportSize) =>
  only !== undefined || (index % 2 === 0) === width < TABLET.width;

/**
 * Checks every screen at one width: accessible, no overflow, no layout shift, no console error; no overflow at the
 * widths beside it, either; every other one readable in the dark appearance.
 */
export function walkScreens(viewport: ViewportSize) {
  let folder: string;
  const publisher = publishingScreens(() => folder);
  type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;
  const sessions = new Map<Account, Session>();

  test.beforeAll(async ({ browser }) => {
    folder = await mkdtemp(join(tmpdir(), "truequea-photos-"));
    for (const account of [ana, operator]) {
      const context = await browser.newContext();
      // By the form: then the device knows the place, as it does of everybody who has signed in there.
      await signIn(await context.newPage(), account);
      sessions.set(account, await context.storageState());
      await context.close();
    }
  });

  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const [who, screens, account] of [
    ["a guest", guest, null],
    ["a member", member, ana],
    ["a publisher", publisher, ana],
    ["an operator", [...operatorScreens, ...venueScreens], operator],
  ] as const) {
    test.describe(`${who} at ${viewport.width} px`, () => {
      let context: BrowserContext;
      let page: Page;
      let problems: string[];

      test.beforeAll(async ({ browser }) => {
        context = await browser.newContext({ viewport, storageState: account ? sessions.get(account) : undefined });
        page = await context.newPage();
        problems = watchProblems(page);
        await watchShifts(page);
      });
      test.afterAll(() => context.close());

      for (const [index, screen] of screens.entries()) {
        const { name, open, only, isCovered, allowsShift, isMissing } = screen;
        if (only && only !== viewport.width) continue;
        test(name, async () => {
          problems.length = 0;
          await open(page);
          // What only works with its scripts looks otherwise before.
          await waitForHydration(page);
          await waitUntilSettled(page);
          await saveScreenshot(page, name);
          await test.step("fits the screen", () => expectNoOverflow(page));
          if (!allowsShift) await test.step("has no layout shift", () => expectNoShift(page));
          await test.step("is accessible", () => expectAccessible(page, isCovered));
          if (isJudgedInDark(index, screen, viewport))
            await test.step("is readable in the dark", () => expectReadableInDark(page, name, isCovered));
          if (viewport.width < TABLET.width) {
            await test.step("fits the narrowest phone", async () => {
              await page.setViewportSize(TIGHT);
              await expectNoOverflow(page);
              await page.setViewportSize(viewport);
            });
          }
          if (viewport.width > TABLET.width) {
            await test.step("fits on a tablet", async () => {
              await page.setViewportSize(TABLET);
              await waitUntilSettled(page);
              await expectNoOverflow(page);
              await page.setViewportSize(viewport);
            });
          }
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
}
