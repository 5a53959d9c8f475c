import { z } from 'zod'
import type { Position } from '../position'
import type { RestClient } from './client'
import { publicationRecord } from './publications'
import { id, maybe, number, text } from './shapes'
import { userRecord } from './users'

const change = z.object({
  id,
  updated_at: text,
  publication: publicationRecord,
  interested_user: userRecord,
  publication_interested: maybe(publicationRecord),
})
const banner = z.object({ id, title: text, url_banner: text, url_image_big: text, url_image_small: text })

const item = z.discriminatedUnion('item_type', [
  z.object({ item_type: z.literal('publication'), resource: publicationRecord }),
  z.object({ item_type: z.literal('change'), resource: change }),
  z.object({ item_type: z.literal('banner'), resource: banner }),
])
export type WallRecord = z.output<typeof item>
export type ChangeRecord = z.output<typeof change>
export type BannerRecord = z.output<typeof banner>

const knownKinds = new Set<unknown>(['publication', 'change', 'banner'])

const wall = z.object({
  // A kind of card that this version does not know is left out; a broken card of a known kind is an error.
  response: z.array(z.object({ item_type: z.unknown() }).loose()).transform((items) => items.filter((entry) => knownKinds.has(entry.item_type)))
    .pipe(z.array(item)),
  next_query: maybe(z.object({ current_page: number, offset: number })),
})

/** Where the next stretch of the wall starts, as the backend told it. */
export interface WallPosition {
  page: number
  offset: number
}

/** A stretch of the wall. The end is an empty stretch; `next` comes all the same. */
export async function getWall(rest: RestClient, near: Position, from: WallPosition): Promise<{ items: WallRecord[]; next: WallPosition | null }> {
  const query = { date: '', ...near, current_page: from.page, offset: from.offset }
  const answer = await rest.get('/wall', wall, { query })
  const next = answer.next_query
  return {
    items: answer.response,
    next: next?.current_page == null ? null : { page: next.current_page, offset: next.offset ?? from.offset + answer.response.length },
  }
}
