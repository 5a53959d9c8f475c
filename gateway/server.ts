import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { createCableHub } from './cable/hub'
import { createCaptcha } from './captcha'
import { createContext } from './context'
import type { Context, Gateway } from './context'
import type { Env } from './env'
import { maskError } from './errors'
import { createAttemptLimits } from './limits/attempts'
import { createLog } from './log'
import { caracas } from './position'
import { Transport } from './rest/transport'
import { createSchema } from './schema'
import { SessionStore } from './session/store'

/** A running gateway. */
export interface RunningGateway {
  url: string
  /** Finishes what is in flight, closes the sockets, frees the port. */
  stop(): Promise<void>
}

/** Starts a gateway; with PORT 0 on a free port. */
export async function createGateway({ env }: { env: Env }): Promise<RunningGateway> {
  const log = createLog(env)
  const gateway: Gateway = {
    env,
    log,
    transport: new Transport(env.BACKEND_URL),
    sessions: new SessionStore(env.SESSION_HOURS * 3_600_000),
    attempts: createAttemptLimits(),
    captcha: createCaptcha(env),
    cable: createCableHub({ backendUrl: env.BACKEND_URL, log }),
  }
  const apollo = new ApolloServer<Context>({
    schema: createSchema(),
    formatError: maskError,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginCacheControlDisabled()],
  })
  await apollo.start()
  const app = express().disable('x-powered-by')
  const server = createServer(app)
  app.use(
    '/graphql',
    express.json(),
    expressMiddleware(apollo, {
      context: async ({ req }) =>
        createContext(gateway, {
          requestId: crypto.randomUUID(),
          ip: req.ip ?? '',
          session: null,
          position: caracas,
          transport: 'http',
        }),
    }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`,
    async stop() {
      server.close()
      server.closeIdleConnections()
      await apollo.stop()
      gateway.cable.close()
      await gateway.transport.close()
    },
  }
}
