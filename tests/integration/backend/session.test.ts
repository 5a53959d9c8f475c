import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUser, sessionOf } from '../../support/builders'
import { startBackend, type TestBackend } from '../../support/startBackend'

let backend: TestBackend
beforeAll(async () => { backend = await startBackend() })
afterAll(() => backend.stop())

describe('what every answer has', () => {
  it('answers an unknown route as Rails does, JSON only where it is asked for', async () => {
    const json = await backend.call('/nothing_here')
    expect([json.status, json.body]).toEqual([404, { status: 404, error: 'Not Found' }])
    const other = await backend.call('/nothing_here', { headers: { accept: 'text/html' } })
    expect([other.status, other.text, other.headers.get('content-type')]).toEqual([404, '', 'text/html; charset=utf-8'])
  })

  it('refuses a guest where a session is needed', async () => {
    const answer = await backend.call('/users?token=x')
    expect([answer.status, answer.body]).toEqual([401, { errors: ['Tienes que iniciar sesión o registrarte para poder continuar.'] }])
    expect(answer.headers.get('client')).toBeNull()
  })
})

describe('a session', () => {
  it('restores with headers or with query parameters, and answers the five headers', async () => {
    const user = await aUser(backend.db)
    const session = await sessionOf(backend.db, user)
    const answer = await backend.call(`/users/?token=${user.token}`, { headers: session })
    expect([answer.status, answer.body]).toMatchObject([200, { id: user.id, uid: user.email }])
    expect(Object.fromEntries(Object.keys(session).map((name) => [name, answer.headers.get(name)]))).toEqual(session)
    const query = new URLSearchParams({ token: user.token, 'access-token': session['access-token'] ?? '', client: session.client ?? '', uid: user.email })
    expect((await backend.call(`/users?${query}`)).status).toBe(200)
  })
})
