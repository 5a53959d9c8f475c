import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Env } from "../env";

/** Where Google's map and captcha come from, when one of them is switched on. */
const googleHosts = [
  "https://maps.googleapis.com",
  "https://maps.gstatic.com",
  "https://www.google.com",
  "https://www.gstatic.com",
];

/** Where the sign-in scripts of Google and Facebook come from and what they talk to, each only where its id is set. */
const googleSignIn = ["https://accounts.google.com"];
const facebookSignIn = [
  "https://connect.facebook.net",
  "https://www.facebook.com",
  "https://web.facebook.com",
  "https://graph.facebook.com",
];

/** What no page asks for no script in it may: pictures are taken by the phone's own app, payments on the provider's page. Only positions are asked for. */
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

/** What a browser may do with our pages: own scripts only, never in a frame. */
export function securityHeaders(env: Env): RequestHandler {
  const google = env.RECAPTCHA_SITE_KEY || env.VITE_GOOGLE_MAPS_API_KEY ? googleHosts : [];
  const vouchers = [...(env.GOOGLE_CLIENT_ID ? googleSignIn : []), ...(env.FACEBOOK_APP_ID ? facebookSignIn : [])];
  const others = thirdParties(env);
  const isSecure = env.isProduction || env.PUBLIC_URL?.startsWith("https:");
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...vouchers, ...others],
        // Emotion (and GraphiQL's editor) write their styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'", ...(env.GOOGLE_CLIENT_ID ? googleSignIn : []), ...others],
        fontSrc: ["'self'", "data:", ...others],
        // Pictures of publications and map tiles may lie on other hosts.
        imgSrc: ["'self'", "data:", "blob:", "https:", ...(isSecure ? [] : ["http:"])],
        connectSrc: ["'self'", ...google, ...vouchers, ...others],
        // The captcha's and the editor's workers are made from blobs.
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["'self'", ...google, ...vouchers, ...others],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 180 * 24 * 3_600 } : false,
    crossOriginEmbedderPolicy: false,
    // Their windows answer to the page that opened them.
    ...(vouchers.length > 0 && { crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const } }),
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return (request, response, next) => {
    response.setHeader("permissions-policy", permissionsPolicy);
    setHeaders(request, response, next);
  };
}

/** Where the support chat and the tag manager come from; nothing while neither is set. */
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
