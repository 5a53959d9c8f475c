import { pictureWidths } from "../../rules/pictures";
import { labelOf } from "../catalogue/attributes";
import { categoryPath } from "../catalogue/categories";
import { findPlan, orderTitles } from "../catalogue/plans";
import type { CollectedData } from "../db/dataExport";
import { pickReviewed } from "../db/edits";
import type { ReviewedFields } from "../db/edits";
import type { AgreementContent } from "../db/schema/agreements";
import type { reviewedColumns } from "../db/schema/publications";
import type { ratings } from "../db/schema/transactions";
import { notificationTypeOf } from "../db/notificationTypes";
import { presentAlertData } from "./alertDataExport";
import { exportedWords, inSpanish } from "./dataExportWords";
import { describeGiven } from "./given";
import { presentRingData } from "./ringDataExport";

type Events = CollectedData["transactions"][number]["events"];

/** What the person wrote when they claimed; that of the other party is not theirs. */
const claimOf = (events: Events, role: "owner" | "interested") =>
  events.findLast(({ kind, actor }) => kind === "claim" && actor === role)?.reason ?? null;

/** What both sides give. */
function termsOf(terms: Parameters<typeof describeGiven>[0]) {
  const { owner, interested } = describeGiven(terms);
  return { oferta: interested, a_cambio_de: owner };
}

const ratingOf = ({ stars, remark, reasons }: typeof ratings.$inferSelect) => ({
  estrellas: stars,
  comentario: remark,
  motivos: reasons.map((reason) => exportedWords.ratingReason[reason]),
});

const agreedSideOf = ({ name, things, words, moneyCents }: AgreementContent["owner"]) => ({
  persona: name,
  da: [
    ...things.map(({ title }) => title),
    ...(words === null ? [] : [words]),
    ...(moneyCents === null ? [] : [`${moneyCents / 100} USD`]),
  ],
});

/** The file that a person gets: one object, with Spanish names and words, since people read it. */
export function presentData(data: CollectedData, publicUrl: string, now: Date) {
  const { viewer, erasure } = data;
  const picture = (id: string | null) => id && `${publicUrl}/uploads/${id}/${pictureWidths[0]}.webp`;
  return {
    generado: now,
    cuenta: {
      numero: viewer.id,
      nombre: viewer.name,
      apellido: viewer.lastName,
      correo: viewer.email,
      telefono: viewer.phone,
      fecha_de_nacimiento: viewer.dateOfBirth,
      genero: viewer.gender,
      pais: viewer.country,
      estado: viewer.state,
      ciudad: viewer.city,
      direccion: viewer.address,
      referencia: viewer.address2,
      foto: picture(viewer.avatarId),
      verificada: viewer.verified,
      quiere_verificarse: viewer.wantsVerification,
      suscripcion: exportedWords.subscription[viewer.subscription],
      avisos_por_correo: viewer.notificationsEmail,
      oculta_su_ciudad: viewer.hidesCity,
      saldo_usd: viewer.balanceCents / 100,
      suma_de_estrellas: viewer.ratingSum,
      calificaciones: viewer.ratingCount,
      inicios_de_sesion: viewer.signInCount,
      creada: viewer.createdAt,
      confirmada: viewer.confirmedAt,
      se_elimina: erasure?.dueAt ?? null,
      entra_con: data.providers.map(({ provider, createdAt }) => ({
        proveedor: exportedWords.provider[provider],
        desde: createdAt,
      })),
      sesiones_abiertas: data.sessions.map(({ rotatedAt, expiresAt }) => ({ ultimo_uso: rotatedAt, vence: expiresAt })),
    },
    publicaciones: data.publications.map((publication) => ({
      numero: publication.id,
      tipo: exportedWords.publicationType[publication.type],
      categoria: categoryPath(publication.categoryId).map(({ name }) => name),
      ...presentContent(publication, publication.categoryId),
      valor_usd: publication.priceUsd,
      le_interesa: publication.interests,
      acepta_otras_ofertas: publication.acceptChanges,
      estado: exportedWords.publicationStatus[publication.status],
      motivo_de_la_revision: publication.reviewReason,
      otra_revision: publication.appeal,
      direccion: publication.address1,
      referencia: publication.address2,
      municipio: publication.location,
      punto: [publication.latitude, publication.longitude],
      fotos: data.pictures
        .filter(({ publicationId }) => publicationId === publication.id)
        .map(({ imageId }) => picture(imageId)),
      creada: publication.createdAt,
    })),
    actualizaciones: data.edits.map(({ edit, categoryId }) => ({
      publicacion: edit.publicationId,
      ...presentContent(edit, categoryId),
      fotos: edit.imageIds.map(picture),
      estado: exportedWords.editStatus[edit.status],
      motivo_de_la_revision: edit.reviewReason,
      otra_revision: edit.appeal,
      fecha: edit.createdAt,
    })),
    guardadas: data.saved.map(({ publicationId, latitude, longitude, createdAt }) => ({
      publicacion: publicationId,
      desde: latitude === null ? null : [latitude, longitude],
      fecha: createdAt,
    })),
    como_te_avisamos: data.notificationSettings.map(({ topic, way, frequency }) => ({
      tema: exportedWords.topic[topic],
      por: exportedWords.way[way],
      frecuencia: exportedWords.frequency[frequency],
    })),
    que_compartes_en_los_chats: {
      mensajes_leidos: viewer.sharesReading,
      escribiendo: viewer.sharesTyping,
      ultima_conexion: viewer.sharesLastSeen,
      te_conectaste: viewer.lastSeenAt,
    },
    como_buscamos_tus_circulos: {
      distancia_km: data.ringSettings.radiusKm,
      diferencia_de_valor_por_ciento: data.ringSettings.tolerancePercent,
      complemento_usd: data.ringSettings.complementUsd,
    },
    avisame: data.alerts.map(presentAlertData),
    bloqueadas: data.blocked.map(({ id, name, lastName }) => ({ numero: id, nombre: `${name} ${lastName}`.trim() })),
    chats_silenciados: data.mutes.map(({ chatId, createdAt }) => ({ chat: chatId, desde: createdAt })),
    cambios: data.transactions.map(({ transaction, title, counterpart, offered, added, events, given, received }) => ({
      numero: transaction.id,
      papel: transaction.ownerId === viewer.id ? "dueño" : "interesado",
      con: `${counterpart.name} ${counterpart.lastName}`.trim(),
      publicacion: title,
      ...termsOf({ transaction, publication: { id: transaction.publicationId, title }, offered, added }),
      estado: exportedWords.transactionStatus[transaction.status],
      cerrado_por: inSpanish(exportedWords.closedBy, transaction.closedBy),
      motivo: inSpanish(exportedWords.closeReason, transaction.closeReason),
      reclamo: claimOf(events, transaction.ownerId === viewer.id ? "owner" : "interested"),
      creado: transaction.createdAt,
      completado: transaction.completedAt,
      calificacion_dada: given ? ratingOf(given) : null,
      // One's own copy shows no more than one's own screen.
      calificacion_recibida: received && !received.isHeldBack ? ratingOf(received) : null,
    })),
    actas: data.agreements.map(({ transactionId, version, content, hash, agreedAt }) => ({
      cambio: transactionId,
      version,
      dueño: agreedSideOf(content.owner),
      interesado: agreedSideOf(content.interested),
      huella: hash,
      acordada: agreedAt,
    })),
    pedidos_de_cambio: data.amendments.map(({ transactionId, state, writtenOffer, items, addedItems, createdAt }) => ({
      cambio: transactionId,
      publicaciones: [...items, ...addedItems].map(({ title }) => title),
      texto: writtenOffer,
      estado: exportedWords.amendmentState[state],
      fecha: createdAt,
    })),
    versiones_de_reclamos: data.claimStatements.map(({ transactionId, text, pictureCount, createdAt }) => ({
      cambio: transactionId,
      texto: text,
      fotos_que_guardamos: pictureCount,
      fecha: createdAt,
    })),
    ofertas_anteriores: data.formerOffers.map(({ offer }) => ({
      cambio: offer.transactionId,
      version: offer.version,
      texto: offer.writtenOffer,
      fecha: offer.createdAt,
    })),
    verificaciones: data.verifications.map(({ status, reason, createdAt, decidedAt, isKept }) => ({
      documentos_enviados: createdAt,
      guardamos_los_documentos: isKept,
      decision: exportedWords.verificationStatus[status],
      motivo: reason,
      decidida: decidedAt,
    })),
    apelaciones: data.appeals.map(({ text, createdAt }) => ({ texto: text, fecha: createdAt })),
    mensajes: data.messages.map((message) => ({
      numero: message.id,
      chat: message.chatId,
      texto: message.text,
      foto: picture(message.imageId),
      lugar:
        message.latitude === null ? null : { nombre: message.placeName, punto: [message.latitude, message.longitude] },
      responde_a: message.replyToId,
      fecha: message.createdAt,
    })),
    preguntas_y_respuestas: data.comments.map(({ publicationId, questionId, text, createdAt }) => ({
      publicacion: publicationId,
      responde_a: questionId,
      texto: text,
      fecha: createdAt,
    })),
    denuncias: data.reports.map(({ publicationId, userId, messageId, reason, createdAt }) => ({
      publicacion: publicationId,
      persona: userId,
      mensaje: messageId,
      motivo: reason,
      fecha: createdAt,
    })),
    pedidos: data.orders.map((order) => ({
      numero: order.id,
      plan: orderTitles[order.kind](findPlan(order.planId)?.name ?? "").trim(),
      publicacion: order.publicationId,
      precio: [order.priceCents / 100, order.priceCurrency],
      cobrado: order.amountCents === null ? null : [order.amountCents / 100, order.amountCurrency],
      pago: exportedWords.method[order.method],
      estado: exportedWords.orderStatus[order.status],
      fecha: order.createdAt,
    })),
    premium: data.premiumTerms.map((term) => ({
      meses: term.months,
      desde: term.startsOn,
      hasta: term.endsOn,
      estado: exportedWords.termState[term.state],
      motivo: term.refusal,
      fecha: term.createdAt,
    })),
    intercambios_seguros: data.secureExchanges.map(({ booking, shift, venue }) => ({
      cambio: booking.transactionId,
      sede: `${venue.name}, ${venue.address}, ${venue.city}`,
      dia: booking.day,
      turno: [shift.startsAt, shift.endsAt],
      estado: exportedWords.secureExchangeState[booking.state],
      codigo: booking.code,
      incluido_en_premium: booking.premiumTermId !== null,
      motivo: booking.reason,
      fecha: booking.createdAt,
    })),
    encuentros: data.meetings.map(({ transactionId, proposerId, placeName, address, startsAt, state, createdAt }) => ({
      cambio: transactionId,
      propuesto_por_ti: proposerId === viewer.id,
      lugar: address ? `${placeName}, ${address}` : placeName,
      hora: startsAt,
      estado: exportedWords.meetingState[state],
      fecha: createdAt,
    })),
    encuentros_compartidos: data.sharedMeetings.map(({ transactionId, createdAt }) => ({
      cambio: transactionId,
      fecha: createdAt,
    })),
    ...presentRingData(data),
    creditos: data.credit.map((entry) => ({
      monto: [entry.amountCents / 100, entry.currency],
      motivo: exportedWords.creditKind[entry.kind],
      publicacion: entry.publicationId,
      fecha: entry.createdAt,
    })),
    avisos: data.notifications.map(({ type, read, createdAt }) => {
      const known = notificationTypeOf(type);
      return { aviso: known ? exportedWords.notificationType[known] : String(type), leido: read, fecha: createdAt };
    }),
    mensajes_de_contacto: data.contactForms.map(({ name, subject, message, createdAt }) => ({
      nombre: name,
      asunto: subject,
      mensaje: message,
      fecha: createdAt,
    })),
  };
}

/** What each reviewed column is called in the copy of their data that people get. */
const exportedNames = {
  title: "titulo",
  description: "descripcion",
  condition: "condicion",
  usage: "uso",
  fields: "caracteristicas",
  tags: "palabras",
} satisfies Record<keyof ReturnType<typeof reviewedColumns>, string>;

/** Every reviewed column. */
function presentContent(content: ReviewedFields, categoryId: number) {
  const { fields, ...others } = pickReviewed(content);
  const values = {
    ...others,
    fields: Object.fromEntries(fields.map(({ name, value }) => [labelOf(categoryId, name), value])),
  };
  return Object.fromEntries(
    Object.entries(exportedNames).map(([column, name]) => [name, values[column as keyof typeof exportedNames]]),
  );
}
