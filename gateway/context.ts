import type { CableHub } from './cable/hub'
import type { Captcha } from './captcha'
import type { Env } from './env'
import { AppError } from './errors'
import type { AttemptLimits } from './limits/attempts'
import { createLoaders } from './loaders/createLoaders'
import type { Loaders } from './loaders/createLoaders'
import type { Logger } from './log'
import type { Position } from './position'
import { RestClient } from './rest/client'
import type { Transport } from './rest/transport'
import type { Session } from './session/session'
import type { NewSession, SessionStore } from './session/store'

/** What lives as long as the gateway. */
export interface Gateway {
  env: Env
  log: Logger
  transport: Transport
  sessions: SessionStore
  attempts: AttemptLimits
  captcha: Captcha
  cable: CableHub
}

/** Who asks, over which transport; read from the HTTP request or from the WebSocket's upgrade. */
export interface Caller {
  requestId: string
  ip: string
  session: Session | null
  position: Position
  transport: 'http' | 'websocket'
}

/** What resolvers work with; a new one for every operation, over HTTP and WebSocket alike. */
export interface Context extends Caller {
  rest: RestClient
  loaders: Loaders
  cable: CableHub
  captcha: Captcha
  attempts: AttemptLimits
  log: Logger
  /** The backend's own origin: pictures of it are handed out as addresses of the gateway. */
  backendOrigin: string
  /** The session, or UNAUTHENTICATED. */
  requireSession(): Session
  /** After a sign-in: opens the session under a new id and continues this operation as its owner. */
  openSession(session: NewSession): Session
  /** Ends the session here, its sockets included, and clears the cookie. The backend's sign-out is the caller's. */
  closeSession(): void
}

export function createContext(gateway: Gateway, caller: Caller): Context {
  const restFor = (session: Session | null) =>
    new RestClient({
      transport: gateway.transport,
      session,
      position: caller.position,
      requestId: caller.requestId,
      log: gateway.log,
      timeoutMs: gateway.env.UPSTREAM_TIMEOUT_MS,
      onSessionLost: (lost, reason) => gateway.sessions.end(lost, reason),
    })
  const become = (session: Session | null) => {
    context.session = session
    context.rest = restFor(session)
    context.loaders = createLoaders(context.rest)
  }
  const rest = restFor(caller.session)
  const context: Context = {
    ...caller,
    rest,
    loaders: createLoaders(rest),
    cable: gateway.cable,
    captcha: gateway.captcha,
    attempts: gateway.attempts,
    log: gateway.log.child({ requestId: caller.requestId }),
    backendOrigin: gateway.transport.origin,
    requireSession() {
      if (!context.session || context.session.isOver) throw new AppError('UNAUTHENTICATED')
      return context.session
    },
    openSession(opened) {
      // A socket cannot set a cookie; the sign-in belongs to HTTP.
      if (caller.transport === 'websocket') throw new AppError('BAD_USER_INPUT')
      if (context.session) gateway.sessions.end(context.session, 'signedOut')
      const session = gateway.sessions.open(opened)
      become(session)
      return session
    },
    closeSession() {
      if (context.session) gateway.sessions.end(context.session, 'signedOut')
      become(null)
    },
  }
  return context
}
