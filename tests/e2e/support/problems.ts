import type { Page } from "@playwright/test";

/** Records what the browser's console would show in red on this page. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(String(error.stack ?? error)));
  return problems;
}
