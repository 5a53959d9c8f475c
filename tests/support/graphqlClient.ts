/** One answer of a gateway. */
export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** A file of a multipart request; the type is what the sender says. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A client of a gateway that keeps cookies like a browser and speaks only GraphQL. */
export class GraphqlClient {
  /** `cookies` given are shared with whoever else has them: one browser in front of several gateways. */
  constructor(
    readonly url: string,
    private readonly headers: Record<string, string> = {},
    private readonly cookies = new Map<string, string>(),
  ) {}

  /** The Cookie header that a browser would send. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Runs one operation. `files` are keyed by their path in the variables: `input.images.0`. */
  async run<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    files: Record<string, UploadedFile> = {},
  ): Promise<GraphqlAnswer<Data>> {
    const isUpload = Object.keys(files).length > 0;
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: {
        accept: "application/graphql-response+json, application/json",
        "apollo-require-preflight": "true",
        origin: new URL(this.url).origin,
        ...(this.cookies.size > 0 && { cookie: this.cookie }),
        ...(!isUpload && { "content-type": "application/json" }),
        ...this.headers,
      },
      body: isUpload ? multipart(query, variables, files) : JSON.stringify({ query, variables }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const body = (await response.json()) as Partial<GraphqlAnswer<Data>>;
    return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
  }

  /** Runs an operation, throws on errors and returns its data. */
  async data<Data = Record<string, never>>(
    query: string,
    variables: Record<string, unknown> = {},
    files: Record<string, UploadedFile> = {},
  ): Promise<Data> {
    const answer = await this.run<Data>(query, variables, files);
    if (answer.errors.length > 0 || !answer.data)
      throw new Error(`${query.trim().slice(0, 80)}… raised ${JSON.stringify(answer.errors)}`);
    return answer.data;
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The GraphQL multipart request specification: files are null in the variables and mapped to their parts. */
function multipart(query: string, variables: Record<string, unknown>, files: Record<string, UploadedFile>): FormData {
  const form = new FormData();
  const paths = Object.keys(files);
  form.set("operations", JSON.stringify({ query, variables }));
  form.set("map", JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [`variables.${path}`]]))));
  for (const [index, file] of Object.values(files).entries())
    form.set(String(index), new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return form;
}
