import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Env } from '../env'

/** Where Google's map and captcha come from, when one of them is switched on. */
const googleHosts = ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'https://www.google.com', 'https://www.gstatic.com']

/** What a browser may do with our pages: own scripts only, never in a frame. */
export function securityHeaders(env: Env): RequestHandler {
  const google = env.RECAPTCHA_SITE_KEY || env.VITE_GOOGLE_MAPS_API_KEY ? googleHosts : []
  const isSecure = env.isProduction || env.PUBLIC_URL?.startsWith('https:')
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        // Emotion (and GraphiQL's editor) write their styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        // Pictures of publications and map tiles may lie on other hosts.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(isSecure ? [] : ['http:'])],
        connectSrc: ["'self'", ...google],
        // The captcha's and the editor's workers are made from blobs.
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...google],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 180 * 24 * 3_600 } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
