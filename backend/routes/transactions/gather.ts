import { setImmediate, setTimeout } from 'node:timers/promises'
import type { RequestHandler } from 'express'

const quietMs = 10
const longestMs = 150

interface Crowd { arrived: number; present: number }

/**
 * Requests for the same transaction that were sent at the same moment reach the server one by one, and the first could be carried out before
 * the last is read. `enter` counts them as they come; `settled` waits until no further one comes, so that all are judged by the same status.
 */
export function gathering() {
  const crowds = new Map<string, Crowd>()

  const enter: RequestHandler = (req, res, next) => {
    const key = String(req.params.id)
    const crowd = crowds.get(key) ?? { arrived: 0, present: 0 }
    crowds.set(key, crowd)
    crowd.arrived++
    crowd.present++
    res.once('close', () => { if (--crowd.present === 0) crowds.delete(key) })
    next()
  }

  async function settled(key: string) {
    const start = performance.now()
    let seen: number | undefined
    do {
      seen = crowds.get(key)?.arrived
      await setTimeout(quietMs)
      // What lies unread in the sockets is read before this goes on.
      await setImmediate()
    } while (crowds.get(key)?.arrived !== seen && performance.now() - start < longestMs)
  }

  return { enter, settled }
}
