import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { isPromotionBlocked } from "../../db/campaigns";
import { campaigns } from "../../db/schema/campaigns";
import { publications } from "../../db/schema/publications";
import { conflict, notFound, unprocessable } from "../../errors";
import { payableUntil } from "../../policies/order";
import { awaitPayment, releaseCampaign, startCampaign } from "../campaigns";
import type { OrderKind, OrderSubject } from "./orderKind";

const messages = {
  notFound: "Publicación no encontrada",
  notActive: "Solo puedes promocionar publicaciones activas",
  alreadyPromoted: "Esta publicación ya tiene una promoción o un pago por confirmar",
};

/** A campaign for one publication. */
export const promotionOrders: OrderKind<"promo"> = {
  isForPublication: true,
  pathsOf: async () => ({
    paid: "/publicidad_creada",
    unpaid: "/profile?tab=campaigns",
    again: "/profile?tab=promotables",
  }),
  async lockSubject(tx, subject) {
    const [own] = await selectOwn(tx, subject).for("update");
    if (!own) throw notFound(messages.notFound);
  },
  async checkOrder(tx, subject) {
    const [publication] = await selectOwn(tx, subject);
    if (publication?.status !== "Activo") throw unprocessable(messages.notActive);
    if (await isPromotionBlocked(tx, publication.id)) throw conflict(messages.alreadyPromoted);
  },
  async place(tx, { id, userId, publicationId }, { adType, impressions }) {
    if (publicationId === null) throw new Error(`order ${id} promotes nothing`);
    await tx
      .insert(campaigns)
      .values({ proformaId: id, publicationId, ownerId: userId, adType, purchased: impressions });
  },
  payableUntil: async (_db, proforma) => payableUntil(proforma),
  start: (tx, { id }, now) => startCampaign(tx, id, now),
  awaitPayment,
  release: releaseCampaign,
};

const selectOwn = (tx: Db, { userId, publicationId }: OrderSubject) =>
  tx
    .select({ id: publications.id, status: publications.status })
    .from(publications)
    .where(and(eq(publications.id, publicationId ?? 0), eq(publications.ownerId, userId)));
