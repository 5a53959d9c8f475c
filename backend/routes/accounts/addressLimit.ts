import type { RequestHandler } from 'express'
import { spendAttempt, type Limit } from '../../db/attempts'
import type { Services } from '../../services'

/**
 * Counts calls per caller's address. The gateway, which limits by the person's own address, is a neighbour on loopback and not counted,
 * unless the settings say that there are others on this machine.
 */
export function limitPerAddress(services: Services, kind: string, limit: Limit): RequestHandler {
  return async (req, _res, next) => {
    const address = req.socket.remoteAddress ?? ''
    if (services.settings.limitLoopback || !/^(::ffff:)?127\.|^::1$/.test(address)) await spendAttempt(services.db, `${kind}:${networkOf(address)}`, limit)
    next()
  }
}

/** One household has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
