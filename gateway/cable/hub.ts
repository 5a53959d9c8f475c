import type { Logger } from '../log'

/** The shared connections to the backend's cable, one per signed-in user and credential. */
export interface CableHub {
  /** Closes every connection. */
  close(): void
}

export interface CableHubOptions {
  /** The backend's origin, http or https. */
  backendUrl: string
  log: Logger
}

export function createCableHub(_options: CableHubOptions): CableHub {
  return { close: () => {} }
}
