import type { Page } from "@playwright/test";

/** Records the names of the GraphQL operations that this page sends over HTTP. */
export function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== "/graphql") return;
    const body = request.postData() ?? "";
    names.push(searchParams.get("operationName") ?? /"operationName":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 80));
  });
  return names;
}
