/** The addresses that the gateway answers itself, see gateway/http/app.ts; `npm run dev` leaves all others to Vite. */
export const GATEWAY_PATHS =
  "^/(graphql|captcha|config\\.json|healthz|readyz(/self)?|robots\\.txt|schema\\.graphql|sitemap\\.xml)(\\?|$)|^/(card_gateway|correos/baja|sandbox|share|sitemaps|uploads)/";
