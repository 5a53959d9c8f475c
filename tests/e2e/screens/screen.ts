import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** One screen, and how a user gets there. */
export interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Only at this width, in px. */
  only?: number;
  /** What is opened depends on the width: it is opened at both, and not only resized. */
  isPerWidth?: boolean;
  /** A panel covers the page. */
  isCovered?: boolean;
  /** The page grows when the chosen file has been read. */
  allowsShift?: boolean;
  /** The address answers with 404, which the browser logs as an error. */
  isMissing?: boolean;
}

export const expectHeading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { name, level })).toBeVisible();
