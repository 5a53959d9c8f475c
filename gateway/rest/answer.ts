import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from '../__generated__/resolvers'
import { UpstreamError } from '../errors'
import { readCredentials } from '../session/credentials'
import type { Credentials } from '../session/credentials'

/** A successful answer of the backend, its body still unchecked. */
export interface RestAnswer {
  status: number
  data: unknown
  /** The session headers it carried; null when there were none or they were blank. */
  credentials: Credentials | null
}

/** Which code a status outside 2xx becomes. */
export function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 400:
    case 405:
    case 406:
    case 415:
    case 422:
      return 'BAD_USER_INPUT'
    case 401:
      return 'UNAUTHENTICATED'
    case 402:
    case 403:
      return 'FORBIDDEN'
    case 404:
    case 410:
      return 'NOT_FOUND'
    case 409:
      return 'CONFLICT'
    case 413:
      return 'PAYLOAD_TOO_LARGE'
    case 429:
      return 'RATE_LIMITED'
    case 408:
    case 504:
      return 'UPSTREAM_TIMEOUT'
    default:
      return 'UPSTREAM_UNAVAILABLE'
  }
}

/** Turns status, headers and body text into an answer, or raises the one error type. */
export function toAnswer(status: number, headers: IncomingHttpHeaders, text: string): RestAnswer {
  if (status < 200 || status > 299) {
    throw new UpstreamError(codeOfStatus(status), { status, messages: status < 500 ? errorTexts(text) : [], fields: errorFields(text) })
  }
  return { status, data: parseBody(text, headers['content-type']), credentials: readCredentials(headers) }
}

/**
 * Reads a body. Rails renders a plain string as a bare word under application/json (`update`, `disabled`), which is not JSON; an empty
 * body (204, blank) is null. Anything else that is not JSON is an unreadable answer.
 */
export function parseBody(text: string, contentType: string | undefined): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return null
  if (/^[A-Za-z_]{1,40}$/.test(trimmed) && !['true', 'false', 'null'].includes(trimmed)) return trimmed
  try {
    return JSON.parse(trimmed)
  } catch (cause) {
    if (contentType?.startsWith('text/plain') && trimmed.length <= 200) return trimmed
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', { cause })
  }
}

/** The texts of an error body: `{errors:[text]}`, `{errors:{field:[text]}}`, `{error:text}`. Anything else is none. */
export function errorTexts(text: string): string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof body !== 'object' || body === null) return []
  const { errors, error } = body as { errors?: unknown; error?: unknown }
  if (Array.isArray(errors)) return texts(errors)
  if (typeof errors === 'object' && errors !== null) {
    const full = (errors as { full_messages?: unknown }).full_messages
    return texts(Array.isArray(full) ? full : Object.values(errors).flat())
  }
  return texts([error])
}

/** The texts by wire field: `{fields:{name:[text]}}`. */
export function errorFields(text: string): Record<string, string[]> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return {}
  }
  const fields = typeof body === 'object' && body !== null ? (body as { fields?: unknown }).fields : null
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, texts([value].flat())]))
}

function texts(values: unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value.trim() !== '').map((value) => value.slice(0, 300))
}
