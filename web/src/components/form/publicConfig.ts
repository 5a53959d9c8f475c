/** The server's settings that a browser may know. */
export interface PublicConfig {
  captcha: { kind: "altcha" | "recaptcha" | "off"; siteKey: string | null };
  /** Identity providers. */
  google: { clientId: string } | null;
  facebook: { appId: string } | null;
  /** The company's blog, if any. */
  blogUrl: string | null;
  /** Third-party scripts, where they are enabled. */
  supportChat: { url: string } | null;
  tagManager: { url: string } | null;
  /** What the server cannot do, and no page names. */
  lacks: readonly string[];
}

const DEFAULT: PublicConfig = {
  captcha: { kind: "altcha", siteKey: null },
  google: null,
  facebook: null,
  blogUrl: null,
  supportChat: null,
  tagManager: null,
  lacks: [],
};

let loaded: Promise<PublicConfig> | undefined;

/** Loaded once; defaults apply where the server lacks the address or sends unknown values. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loaded ??= fetchPublicConfig().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchPublicConfig(): Promise<PublicConfig> {
  const response = await fetch("/config.json", { headers: { accept: "application/json" } });
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return DEFAULT;
  const received = (await response.json()) as Partial<PublicConfig>;
  const isKnownCaptcha = received.captcha && ["altcha", "recaptcha", "off"].includes(received.captcha.kind);
  return { ...DEFAULT, ...received, captcha: isKnownCaptcha && received.captcha ? received.captcha : DEFAULT.captcha };
}
