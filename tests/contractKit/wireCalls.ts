const pages = import.meta.glob<string>("../../docs/wire/*.md", { query: "?raw", import: "default", eager: true });

/** A call of docs/wire; `page` is the file that describes it. */
export interface WireCall {
  method: string;
  path: string;
  page: string;
}

/** Every REST call that has a section in docs/wire, as it was when the kit was built. */
export const wireCalls: WireCall[] = Object.entries(pages).flatMap(([file, text]) => {
  const page = file.split("/").at(-1) ?? file;
  const headings = text.split("\n").filter((line) => line.startsWith("## `"));
  return headings.flatMap((heading) =>
    [...heading.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`]*)`/g)]
      .map(([, method = "", path = ""]) => ({ method, path, page }))
      .filter(({ path }) => !path.startsWith("/card_gateway")),
  );
});
