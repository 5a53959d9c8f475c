import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import type { Env } from "../env";

/** Hosts of Google's map and captcha, where one of them is switched on. */
const googleHosts = [
  "https://maps.googleapis.com",
  "https://maps.gstatic.com",
  "https://www.google.com",
  "https://www.gstatic.com",
];

/** Hosts of the sign-in scripts of Google and Facebook and their APIs, each only where its id is set. */
const googleSignIn = ["https://accounts.google.com"];
const facebookSignIn = [
  "https://connect.facebook.net",
  "https://www.facebook.com",
  "https://web.facebook.com",
  "https://graph.facebook.com",
];

/**
 * Pages ask for the position only: phones take pictures in their own app, and payments happen on the provider's page.
 */
const permissionsPolicy = [
  "accelerometer=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "hid=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "serial=()",
  "usb=()",
].join(", ");

/** The security headers of our answers, by name: own scripts only, never in a frame. */
export function securityHeaders(env: Env): Map<string, string> {
  const google = env.RECAPTCHA_SITE_KEY || env.VITE_GOOGLE_MAPS_API_KEY ? googleHosts : [];
  const signInHosts = [...(env.GOOGLE_CLIENT_ID ? googleSignIn : []), ...(env.FACEBOOK_APP_ID ? facebookSignIn : [])];
  const thirdPartyHosts = thirdParties(env);
  const isSecure = env.isProduction || env.PUBLIC_URL?.startsWith("https:");
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...signInHosts, ...thirdPartyHosts],
        // Emotion (and GraphiQL's editor) write their styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'", ...(env.GOOGLE_CLIENT_ID ? googleSignIn : []), ...thirdPartyHosts],
        fontSrc: ["'self'", "data:", ...thirdPartyHosts],
        // Pictures of publications and map tiles may lie on other hosts.
        imgSrc: ["'self'", "data:", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
        mediaSrc: [
          "'self'",
          ...(env.VITE_HOW_IT_WORKS_VIDEO_URL ? [new URL(env.VITE_HOW_IT_WORKS_VIDEO_URL).origin] : []),
        ],
        connectSrc: ["'self'", ...google, ...signInHosts, ...thirdPartyHosts],
        // The captcha's and the editor's workers are made from blobs.
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["'self'", ...google, ...signInHosts, ...thirdPartyHosts],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 180 * 24 * 3_600 } : false,
    crossOriginEmbedderPolicy: false,
    // Their pop-ups post messages to the page that opened them.
    ...(signInHosts.length > 0 && { crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const } }),
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const headers = new Map([["permissions-policy", permissionsPolicy]]);
  // None of them depends on the request: helmet writes them once, for all answers.
  const recorder = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}

/** Of the worker that decodes HEIC photos: it alone runs WebAssembly, and it connects to nothing. */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Hosts of the support chat and the tag manager; none while neither is set. */
function thirdParties(env: Env): string[] {
  const scripts = [env.SUPPORT_CHAT_URL, env.TAG_MANAGER_URL].filter((address) => address !== undefined);
  if (scripts.length === 0) return [];
  return [
    ...new Set([
      ...scripts.map((address) => new URL(address).origin),
      ...(env.THIRD_PARTY_HOSTS?.split(/\s+/).filter(Boolean) ?? []),
    ]),
  ];
}
