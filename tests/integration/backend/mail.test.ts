import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../../../backend/db/schema'
import { aForm } from '../../support/pictures'
import { startBackend, type TestBackend } from '../../support/startBackend'
import { until } from '../../support/until'

const received: string[] = []
let backend: TestBackend
let smtp: SMTPServer

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  backend = await startBackend({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox: false, publicUrl: 'https://truequea.example' })
})
afterAll(async () => {
  await backend.stop()
  await new Promise<void>((done) => { smtp.close(done) })
})

it('sends a mail once over SMTP, keeps nothing of its link, and shows no outbox in production', async () => {
  const email = 'marta@example.com'
  await backend.call('/users', { form: aForm({
    name: 'Marta', last_name: 'Rojas', email, phone: '+584121234567', date_of_birth: '1995-02-10', gender: '0', password: 'Cambio#2024',
    state: 'Distrito Capital', country: 'Venezuela',
  }) })
  const [sent] = await until(() => backend.db.select().from(mails).where(eq(mails.recipient, email)), ([mail]) => Boolean(mail?.sentAt))
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^To: marta@example\.com$/m)
  expect(received[0]?.replaceAll('=\r\n', '')).toMatch(/truequea\.example\/confirm\/user\//)
  expect([sent?.text, sent?.html, sent?.attempts]).toEqual(['', '', 1])
  expect((await fetch(`${backend.url}/outbox`)).status).toBe(404)
  expect((await fetch(`${backend.url}/outbox/${sent?.id}`)).status).toBe(404)
})
