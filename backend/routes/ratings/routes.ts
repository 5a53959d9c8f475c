import { Router } from "express";
import { z } from "zod";
import { checkRatingReasons, ratingReasons } from "../../../rules/ratingReason";
import { checkRating, ratingText } from "../../../rules/transaction";
import { checkRemark } from "../../../rules/remark";
import { cleanLine } from "../../../rules/text";
import { rate } from "../../commands/rate";
import { hasBlocked } from "../../db/blocks";
import { listRemarks } from "../../db/remarks";
import { findUser } from "../../db/users";
import { invalidFields, notFound } from "../../errors";
import { presentRemark } from "../../presenters/remark";
import type { Services } from "../../services";
import { optionalSession, requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, optionalText, parse, refineBy } from "../../validation";
import { reading } from "../reading";

const userNotFound = "Usuario no encontrado";
const ratingMessages = {
  saved: "Calificación guardada",
};
const subject = z.object({
  transaction_id: id,
  remark: optionalText(checkRemark, cleanLine),
  reasons: z.array(z.enum(ratingReasons)).nullish(),
});
const stars = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[0-9]$/)
      .transform(Number),
  ])
  .superRefine(refineBy(checkRating));

/** What others wrote with their stars. */
export function ratingRoutes(services: Services) {
  const { db, now, origin } = services;
  const router = Router();

  /** What others wrote with their stars; public, as the profile is. */
  router.get(
    "/users/:id/remarks",
    optionalSession(services),
    reading(services, async (reader, req) => {
      const user = await findUser(reader.db, idOfPath(req.params.id, userNotFound));
      const viewerId = req.session?.viewer.id ?? null;
      const isBlocked = user !== undefined && viewerId !== null && (await hasBlocked(reader.db, user.id, viewerId));
      if (!user?.confirmedAt || !user.active || isBlocked) throw notFound(userNotFound);
      const list = await listRemarks(reader.db, user.id, viewerId);
      return list.map((remark) => presentRemark(remark, origin));
    }),
  );

  /** The `token` that clients send is ignored: the session determines who rates. */
  router.put("/ranke_user", requireSession(services), async (req, res) => {
    const { transaction_id, remark, reasons: ticked } = parse(subject, req.body);
    const rank = stars.safeParse((req.body as { rank?: unknown } | undefined)?.rank);
    if (!rank.success) throw invalidFields({ rank: [ratingText] });
    const reasons = ticked ?? [];
    const refusal = checkRatingReasons(rank.data, reasons);
    if (refusal) throw invalidFields({ reasons: [refusal] });
    await rate(db, now(), viewerOf(req).id, transaction_id, { stars: rank.data, remark, reasons });
    res.json({ message: ratingMessages.saved });
  });

  return router;
}
