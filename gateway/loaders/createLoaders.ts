import type { RestClient } from '../rest/client'

/** Batches and remembers reads within one operation; never shared between operations or people. */
export type Loaders = ReturnType<typeof createLoaders>

/** A fresh set for one operation. */
export function createLoaders(_rest: RestClient) {
  return {}
}
