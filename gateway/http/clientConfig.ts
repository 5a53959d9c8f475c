import { Router } from 'express'
import type { Gateway } from '../context'
import { HttpRefusal } from './sendError'

/** What a client must know before it can ask: which captcha there is, and its challenges. */
export function clientConfig({ captcha }: Gateway): Router {
  const router = Router()
  router.get('/config.json', (_request, response) => {
    response.set('cache-control', 'no-store').json({ captcha: { kind: captcha.kind, siteKey: captcha.siteKey } })
  })
  router.get('/captcha', async (_request, response) => {
    const challenge = await captcha.challenge()
    if (!challenge) throw new HttpRefusal(404, 'NOT_FOUND')
    response.set('cache-control', 'no-store').json(challenge)
  })
  return router
}
