import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort'
import { startVouching } from './support/vouching'

/**
 * Starts the product as a person would and hands its addresses to the tests by environment; stops it at the end. With APP_URL and
 * OUTBOX_URL set, that product is tested instead.
 */
export default async function startProduct() {
  if (process.env.APP_URL && process.env.OUTBOX_URL) return undefined
  const dataFolder = await mkdtemp(join(tmpdir(), 'truequea-e2e-'))
  const port = await freePort()
  const backendPort = await freePort()
  const vouching = await startVouching()
  const { NODE_ENV: _test, ...env } = process.env
  // A machine that runs tests is a slow one: a page late by its usual limit would be the plain client's.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, ...vouching.env, PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataFolder, RENDER_TIMEOUT_MS: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Truequea is ready.')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code} before it was ready:\n${printed}`)))
  })
  process.env.APP_URL = `http://localhost:${port}`
  process.env.VOUCHING_URL = vouching.url
  process.env.OUTBOX_URL = `http://localhost:${backendPort}/outbox`

  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await vouching.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
