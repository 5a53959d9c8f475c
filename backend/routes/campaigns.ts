import { and, eq } from 'drizzle-orm'
import { Router, type Request } from 'express'
import { campaignOf, listCampaigns, listPromotables, statsOf } from '../db/campaigns'
import { loadPublications } from '../db/publications'
import { publications } from '../db/schema'
import { notFound } from '../errors'
import { campaignWord, presentAd } from '../presenters/payment'
import { presentPublication } from '../presenters/publication'
import type { Services } from '../services'
import { signedIn, viewerOf } from '../session/middleware'
import { idOfPath, paging } from '../validation'
import { contextOf, lookOf } from './publications/search'

const publicationNotFound = 'Publicación no encontrada'

/** Promotions of the signed-in person; everybody else's do not exist. */
export function campaignRoutes(services: Services) {
  const { db } = services
  const router = Router()

  router.get('/v1/ads', signedIn(services), async (req, res) => {
    const pageOf = asked(req)
    const { rows, total } = await listCampaigns(db, viewerOf(req).id, pageOf)
    const present = await presenterOf(req, rows.map(({ campaign }) => campaign.publicationId))
    const data = rows.flatMap((row) => {
      const { publication, stats } = present(row.campaign.publicationId)
      return publication ? presentAd(row, publication, stats) : []
    })
    res.json({ data, page: pageOf.page, pages: Math.ceil(total / pageOf.perPage), total })
  })

  router.get('/v1/publication/promotables', signedIn(services), async (req, res) => {
    const pageOf = asked(req)
    const { ids, total } = await listPromotables(db, viewerOf(req).id, pageOf)
    const present = await presenterOf(req, ids)
    const data = ids.flatMap((id) => {
      const { publication, stats } = present(id)
      return publication ? { ...publication, stats: stats ?? null } : []
    })
    res.json({ data, page: pageOf.page, pages: Math.ceil(total / pageOf.perPage), total })
  })

  router.get('/v1/publications/:id', signedIn(services), async (req, res, next) => {
    if (req.query.detail !== 'campaign') return next()
    const id = await ownId(req)
    const row = await campaignOf(db, id)
    const { publication, stats } = (await presenterOf(req, [id]))(id)
    res.json({ status: row ? campaignWord(row) : null, campaign: row && publication ? presentAd(row, publication, stats) : null })
  })

  router.get('/v1/publication/:id/stats', signedIn(services), async (req, res) => {
    const id = await ownId(req)
    res.json((await statsOf(db, [id])).get(id))
  })

  /** Publications and their counts, read at once. */
  async function presenterOf(req: Request, ids: readonly number[]) {
    const look = await lookOf(services, req)
    const views = await loadPublications(db, look, ids)
    const stats = await statsOf(db, ids)
    return (id: number) => {
      const view = views.get(id)
      return { publication: view ? presentPublication(view, contextOf(services, look)) : null, stats: stats.get(id) }
    }
  }

  async function ownId(req: Request): Promise<number> {
    const id = idOfPath(req.params.id, publicationNotFound)
    const [own] = await db.select({ id: publications.id }).from(publications).where(and(eq(publications.id, id), eq(publications.ownerId, viewerOf(req).id)))
    if (!own) throw notFound(publicationNotFound)
    return own.id
  }

  return router
}

function asked(req: Request) {
  const { page, per_page: perPage } = paging.parse(req.query)
  return { page, perPage }
}
