import { Router } from 'express'
import { findUser, userFigures } from '../../db/users'
import { notFound, unprocessable } from '../../errors'
import { presentLoginUser, presentProfile } from '../../presenters/user'
import type { Services } from '../../services'
import { anyone, signedIn, viewerOf } from '../../session/middleware'
import { idOfPath } from '../../validation'

const userNotFound = 'Usuario no encontrado'

export function accountRoutes(services: Services) {
  const { db } = services
  const router = Router()

  router.get('/users', signedIn(services), async (req, res) => {
    const viewer = viewerOf(req)
    if (req.query.token !== viewer.token) throw notFound(userNotFound)
    res.json(presentLoginUser(viewer, await userFigures(db, viewer.id), services.origin))
  })

  router.get('/users/:id', anyone(services), async (req, res, next) => {
    if (req.params.id === 'active_publications') return next()
    const user = await findUser(db, idOfPath(req.params.id, userNotFound))
    if (!user?.confirmedAt) throw notFound(userNotFound)
    res.json(presentProfile(user, await userFigures(db, user.id), services.origin, req.session?.viewer.id === user.id))
  })

  void unprocessable
  return router
}
