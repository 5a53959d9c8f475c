import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** One screen, and how a person gets there. */
export interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Only at this width, in px. */
  only?: number;
  /** A panel lies over the page. */
  isCovered?: boolean;
  /** It grows by what one fills in, when the file has been read. */
  grows?: boolean;
  /** The address answers with 404, which the browser notes in red. */
  isMissing?: boolean;
}

export const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { name, level })).toBeVisible();
