import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Neighbourhood } from '../support/exchanges'
import { captchaProof, leafCategory, newcomer, picture, publicationForm } from '../support/people'
import { GraphqlClient } from '../support/runQuery'
import { startTarget } from './target'
import type { RunningTarget } from './target'

let target: RunningTarget
let town: Neighbourhood

beforeAll(async () => {
  target = await startTarget()
  town = await Neighbourhood.create(target)
}, 180_000)
afterAll(() => target?.stop())

const times = (count: number) => Array.from({ length: count }, (_value, index) => index)
const unique = (values: unknown[]) => new Set(values).size

describe('a proposal', () => {
  test('sent many times is one', { timeout: 60_000 }, async () => {
    const publicationId = await town.publication()
    const first = await town.propose(publicationId, 'una vez')
    const again = [await town.propose(publicationId, 'una vez'), ...(await Promise.all(times(10).map(() => town.propose(publicationId, 'una vez'))))]
    const ids = [first, ...again].map((answer) => answer.data?.createProposal.transaction?.id)
    expect(ids).not.toContain(undefined)
    expect(unique(ids)).toBe(1)
  })

  test('sent at once by many clicks is one', { timeout: 60_000 }, async () => {
    const publicationId = await town.publication()
    const ids = (await Promise.all(times(12).map(() => town.propose(publicationId, 'a la vez')))).map((answer) => answer.data?.createProposal.transaction?.id)
    expect(ids).not.toContain(undefined)
    expect(unique(ids)).toBe(1)
  })

  test('with another content collides with the live one', async () => {
    const publicationId = await town.publication()
    await town.propose(publicationId, 'primera')
    const second = await town.propose(publicationId, 'segunda')
    expect(second.data?.createProposal).toMatchObject({ transaction: null, errors: [{ code: 'CONFLICT' }] })
  })

  test('is changed by its proposer only, while it is active', async () => {
    const exchange = await town.exchange()
    const UPDATE = `mutation ($input: UpdateProposalInput!) { updateProposal(input: $input) { transaction { id writtenOffer status } errors { code field } } }`
    const input = { transactionId: exchange.id, offeredPublicationIds: [], writtenOffer: 'mejor así' }
    expect(await town.proposer.client.data(UPDATE, { input })).toMatchObject({ updateProposal: { transaction: { writtenOffer: 'mejor así', status: 'ACTIVE' }, errors: [] } })
    expect(await town.owner.client.data(UPDATE, { input })).toMatchObject({ updateProposal: { transaction: null, errors: [{ code: 'FORBIDDEN' }] } })
    expect(await town.stranger.client.data(UPDATE, { input })).toMatchObject({ updateProposal: { transaction: null, errors: [{ code: 'NOT_FOUND' }] } })
    await town.change('owner', exchange.id, 'ACCEPTED')
    expect(await town.proposer.client.data(UPDATE, { input })).toMatchObject({ updateProposal: { transaction: null, errors: [{ code: 'CONFLICT' }] } })
  })
})

describe('a message', () => {
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id text } errors { code field } } }'
  interface Sent {
    sendMessage: { message: { id: string; text: string } | null; errors: { code: string; field: string }[] }
  }

  test('with the same randomId is one, also from many clicks at once', { timeout: 60_000 }, async () => {
    const { chatId } = await town.exchange()
    const send = () => town.proposer.client.data<Sent>(SEND, { input: { chatId, randomId: 'siempre-el-mismo', text: 'una sola vez' } })
    const answers = [await send(), await send(), ...(await Promise.all(times(10).map(send)))]
    expect(unique(answers.map((answer) => answer.sendMessage.message?.id))).toBe(1)
    const { chat } = await town.owner.client.data<{ chat: { messages: { items: unknown[] } } }>('query ($id: ID!) { chat(id: $id) { messages { items { id } } } }', { id: chatId })
    expect(chat.messages.items).toHaveLength(1)
  })

  test.each([
    ['blank', { text: '   ' }, 'text'],
    ['nothing at all', {}, 'text'],
    ['too long', { text: 'x'.repeat(1_001) }, 'text'],
    ['a place outside the globe', { location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
  ])('%s is refused at its field', async (_name, content, field) => {
    const { chatId } = await town.exchange()
    const answer = await town.proposer.client.data<Sent>(SEND, { input: { chatId, randomId: `mal-${field}`, ...content } })
    expect(answer.sendMessage).toMatchObject({ message: null, errors: [{ code: 'BAD_USER_INPUT', field }] })
  })

  test('may be only a place, or only a picture', async () => {
    const { chatId } = await town.exchange()
    const query = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { text location { latitude } picture { url sources { width } } } errors { code field message } } }`
    const place = await town.proposer.client.data(query, { input: { chatId, randomId: 'lugar', location: { latitude: 10.5, longitude: -66.9 } } })
    expect(place).toMatchObject({ sendMessage: { message: { location: { latitude: 10.5 } }, errors: [] } })
    const shown = await town.proposer.client.data<{ sendMessage: { message: { picture: { url: string } } } }>(
      query,
      { input: { chatId, randomId: 'foto', picture: null } },
      { 'input.picture': await picture() },
    )
    expect(shown.sendMessage).toMatchObject({ errors: [] })
    const file = await fetch(new URL(shown.sendMessage.message.picture.url, target.url))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('of a stranger reaches no chat', async () => {
    const { chatId } = await town.exchange()
    const answer = await town.stranger.client.data<Sent>(SEND, { input: { chatId, randomId: 'ajeno', text: 'hola' } })
    expect(answer.sendMessage).toMatchObject({ message: null, errors: [{ code: 'NOT_FOUND' }] })
  })
})

test('a publication sent again with its requestId is the same one', { timeout: 60_000 }, async () => {
  const form = publicationForm({ title: 'Mesa de prueba', categoryId: await leafCategory(town.owner.client, 'PRODUCT') })
  const CREATE = 'mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id status } errors { code field message } } }'
  const send = async () =>
    (await town.owner.client.data<{ createPublication: { publication: { id: string } | null } }>(CREATE, { input: form }, { 'input.images.0': await picture() })).createPublication.publication?.id
  const ids = [await send(), await send(), ...(await Promise.all([send(), send()]))]
  expect(ids).not.toContain(undefined)
  expect(unique(ids)).toBe(1)
})

test('saving twice and taking out twice', async () => {
  const publicationId = await town.publication()
  const SAVE = 'mutation ($id: ID!) { savePublication(input: { publicationId: $id }) { publication { id isSaved } errors { code } } }'
  const UNSAVE = 'mutation ($id: ID!) { unsavePublication(input: { publicationId: $id }) { publication { id isSaved } errors { code } } }'
  const saved = { savePublication: { publication: { id: publicationId, isSaved: true }, errors: [] } }
  expect([await town.proposer.client.data(SAVE, { id: publicationId }), await town.proposer.client.data(SAVE, { id: publicationId })]).toEqual([saved, saved])
  const { publication } = await town.stranger.client.data<{ publication: { isSaved: boolean } }>('query ($id: ID!) { publication(id: $id) { isSaved } }', { id: publicationId })
  expect(publication.isSaved).toBe(false)
  const gone = { unsavePublication: { publication: { id: publicationId, isSaved: false }, errors: [] } }
  expect([await town.proposer.client.data(UNSAVE, { id: publicationId }), await town.proposer.client.data(UNSAVE, { id: publicationId })]).toEqual([gone, gone])
  expect(await town.proposer.client.data(SAVE, { id: '2147483000' })).toMatchObject({ savePublication: { publication: null, errors: [{ code: 'NOT_FOUND' }] } })
  town.release(publicationId)
})

test('a registration sent twice makes one account; the same e-mail for somebody else is refused at its field', { timeout: 60_000 }, async () => {
  const guest = new GraphqlClient(target.url)
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { email errors { code field } } }'
  const form = newcomer('Rosa')
  const send = async () => guest.data(REGISTER, { input: { ...form, captcha: await captchaProof(target.url) } })
  const done = { register: { email: form.email, errors: [] } }
  expect([await send(), await send()]).toEqual([done, done])
  const other = { ...newcomer('Rita'), email: form.email, captcha: await captchaProof(target.url) }
  expect(await guest.data(REGISTER, { input: other })).toMatchObject({ register: { email: null, errors: [{ code: 'BAD_USER_INPUT', field: 'email' }] } })
})

test('a rating counts once, however often the confirmation is sent', { timeout: 60_000 }, async () => {
  const exchange = await town.exchange('ACCEPTED')
  for (const stars of [5, 5, 1]) await town.change('owner', exchange.id, 'CONFIRMED_OWNER', stars)
  const { transaction } = await town.owner.client.data('query ($id: ID!) { transaction(id: $id) { status viewerRating } }', { id: exchange.id })
  expect(transaction).toEqual({ status: 'CONFIRMED_OWNER', viewerRating: 5 })
})
