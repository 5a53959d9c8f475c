import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient, type Client } from 'graphql-ws'

const FORBIDDEN = 4403
const UNAUTHORIZED = 4401

/**
 * The socket of the subscriptions. It comes back after every interruption, with growing pauses. 4403 means that the session
 * could not be read: it is asked for again first, and a session that has ended ends the socket. 4401 is final.
 */
export function createSocketLink(options: { url: string; hasSession: () => Promise<boolean>; onEnded: () => void }): {
  link: GraphQLWsLink
  client: Client
} {
  let lastCode: number | undefined
  let ended = false
  const client = createClient({
    url: options.url,
    keepAlive: 12_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !ended && lastCode !== UNAUTHORIZED,
    retryWait: async (retries) => {
      const pause = Math.min(1000 * 2 ** retries, 15_000)
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)))
      if (lastCode !== FORBIDDEN) return
      if (await options.hasSession()) return
      ended = true
      options.onEnded()
      throw new Error('session ended')
    },
    on: {
      closed: (event) => {
        lastCode = (event as CloseEvent).code
        if (lastCode === UNAUTHORIZED && !ended) {
          ended = true
          options.onEnded()
        }
      },
      connected: () => (lastCode = undefined),
    },
  })
  return { link: new GraphQLWsLink(client), client }
}
