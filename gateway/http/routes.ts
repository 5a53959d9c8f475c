/** The addresses of the client, for the status of a page; a part in braces is one segment. */
const known = [
  '/',
  '/home',
  '/wall',
  '/login',
  '/logout',
  '/registration',
  '/confirm/user/{token}',
  '/forgot_password',
  '/login_flow/{type}',
  '/successful_message/(recovery|resend)',
  '/recovery_password/{token}/{tlc}',
  '/new_publication',
  '/publicacion_creada',
  '/publication/{id}/proposal/manager',
  '/chats',
  '/chats/{id}',
  '/requests',
  '/notifications_page',
  '/about_truequea',
  '/truequea_creditos',
  '/truequea_verificacion_id',
  '/truequea_seguro',
  '/truequea_ads',
  '/truequea_premium',
  '/faq',
  '/consejos_de_seguridad',
  '/terminos-y-condiciones',
  '/politicas-de-privacidad',
  '/contactos',
  '/user/inactive/tmp',
  '/profile/third/{id}',
  '/profile',
  '/profile/{id}',
  '/settings',
  '/publications-saved',
  '/publications/third/{id}',
].map((pattern) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`))

/** Every list of results begins so, whatever follows. */
const searchPrefix = /^\/(search_list|search_list_price|search_list_interest|search_list_by_category)(\/[^/]*){2,}$/
const reserved = /^\/(profile|chats|publication|publications|confirm|edit|user|login_flow|recovery_password|successful_message|uploads|assets|api)\//
const publication = /^\/[^/]+\/(\d{1,15})\/?$/

/** Whether the client has a screen for this address. */
export function isKnownRoute(path: string): boolean {
  return searchPrefix.test(path) || known.some((pattern) => pattern.test(path))
}

/** The id of `/{slug}/{id}`; fixed routes come first. */
export function publicationIdOf(path: string): string | null {
  if (isKnownRoute(path) || reserved.test(path)) return null
  return publication.exec(path)?.[1] ?? null
}
