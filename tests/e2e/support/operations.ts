import type { Page } from "@playwright/test";

/** Records the names of the GraphQL operations that this page sends over HTTP. */
export function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/graphql") return;
    const body = request.postData() ?? "";
    names.push(/"operationName":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 80));
  });
  return names;
}
