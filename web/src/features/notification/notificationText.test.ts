import { describe, expect, test } from "vitest";
import type { NotificationType } from "../../__generated__/enums";
import { plainText } from "../../lib/segments";
import { notificationTarget } from "./notificationTarget";
import { notificationText } from "./notificationText";
import { transaction, publication, payment, comment, match } from "../../testing/notificationSubjects";
import type { Subject } from "../../testing/notificationSubjects";

describe("the text and the target of a notification", () => {
  test.each<[NotificationType, Subject | null, string, string | null]>([
    ["NEW_CHANGE", transaction("3"), "José G. te propone un cambio por Cámara Canon AE-1.", "/chats/3?tab=proposal"],
    ["ALERT_MATCH", match("Bicicleta"), "Publicaron algo que buscabas: Bicicleta.", "/publicacion/9"],
    ["ALERT_MATCH", match("Bicicleta", "one"), "Publicaron algo que quieres por lo tuyo: Bicicleta.", "/publicacion/9"],
    [
      "ALERT_MATCH",
      match("Bicicleta", "both"),
      "Cambio posible: hay Bicicleta, que buscas, y quieren algo tuyo.",
      "/publicacion/9",
    ],
    ["ALERT_MATCH", match(null), "Publicaron algo que buscabas, pero ya no está disponible.", "/publicacion/9"],
    [
      "NEW_CHANGE",
      transaction(null),
      "José G. te propone un cambio por Cámara Canon AE-1.",
      "/requests?tab=1&transactionId=7",
    ],
    [
      "NEW_CHANGE",
      transaction("3", "ACTIVE", { isReminder: true }),
      "José G. espera tu respuesta por Cámara Canon AE-1.",
      "/chats/3?tab=proposal",
    ],
    [
      "NEW_CHANGE",
      transaction(null, "REJECTED"),
      "José G. te propuso un cambio por Cámara Canon AE-1. Ya no está disponible.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "MODIFIED_PROPOSAL",
      transaction("3"),
      "José G. cambió su propuesta por Cámara Canon AE-1.",
      "/chats/3?tab=proposal",
    ],
    [
      "MODIFIED_PROPOSAL",
      transaction("3", "ACTIVE", { isReminder: true }),
      "José G. espera tu respuesta por Cámara Canon AE-1.",
      "/chats/3?tab=proposal",
    ],
    [
      "MODIFIED_PROPOSAL",
      transaction("3", "ACCEPTED", { amendmentEvent: "REQUESTED", isReminder: true }),
      "José G. espera que respondas si cambian lo acordado por Cámara Canon AE-1.",
      "/chats/3?tab=in-progress",
    ],
    [
      "MODIFIED_PROPOSAL",
      transaction("3", "ACCEPTED", { amendmentEvent: "REQUESTED" }),
      "José G. pide cambiar lo acordado por Cámara Canon AE-1.",
      "/chats/3?tab=in-progress",
    ],
    [
      "ACCEPTED_PROPOSAL",
      transaction("3", "ACCEPTED"),
      "José G. aceptó tu propuesta. Acuerden dónde verse.",
      "/requests?tab=2&transactionId=7",
    ],
    [
      "REJECTED_PROPOSAL",
      transaction("3", "REJECTED"),
      "José G. rechazó el cambio por Cámara Canon AE-1.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "REJECTED_PROPOSAL",
      transaction("3", "REJECTED", { stopReason: "ITEM_EXCHANGED" }),
      "El cambio por Cámara Canon AE-1 se cerró: un artículo ya se cambió con otra persona.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "REJECTED_PROPOSAL",
      transaction("3", "REJECTED", { stopReason: "PUBLICATION_DEACTIVATED" }),
      "El cambio por Cámara Canon AE-1 se cerró: una publicación ya no está disponible.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "EXCHANGE_REJECTED",
      transaction("3", "REJECTED", { stopReason: "EXPIRED" }),
      "El cambio por Cámara Canon AE-1 se cerró: pasaron 30 días sin novedades.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "EXCHANGE_REJECTED",
      transaction("3", "CLAIM_OWNER", { stopReason: "CLAIM" }, "AWAITED"),
      "José G. abrió un reclamo por el cambio por Cámara Canon AE-1. Cuéntanos tu versión en el chat.",
      "/chats/3?tab=in-progress",
    ],
    // Shown already, and where the backend takes none.
    ...(["GIVEN", null] as const).map((statement): [NotificationType, Subject, string, string] => [
      "EXCHANGE_REJECTED",
      transaction("3", "CLAIM_OWNER", { stopReason: "CLAIM" }, statement),
      "José G. abrió un reclamo por el cambio por Cámara Canon AE-1. Lo revisamos.",
      "/requests?tab=2&transactionId=7",
    ]),
    [
      "EXCHANGE_REJECTED",
      transaction("3", "COMPLETE", { stopReason: "CLAIM" }),
      "José G. abrió un reclamo por el cambio por Cámara Canon AE-1. Lo revisamos.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "EXCHANGE_ACCEPTED",
      transaction("3", "CONFIRMED_OWNER", { isReminder: true }),
      "José G. ya confirmó el cambio por Cámara Canon AE-1. Falta tu confirmación.",
      "/requests?tab=2&transactionId=7",
    ],
    [
      "EXCHANGE_ACCEPTED",
      transaction("3", "CONFIRMED_OWNER"),
      "José G. confirmó y te calificó. Falta tu calificación.",
      "/requests?tab=2&transactionId=7",
    ],
    [
      "EXCHANGE_ACCEPTED",
      transaction("3", "COMPLETE"),
      "José G. confirmó y te calificó. Cambio completado.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "EXCHANGE_REJECTED",
      transaction("3", "REJECTED"),
      "José G. canceló el cambio por Cámara Canon AE-1.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "CLAIM_RESOLVED",
      transaction("3", "COMPLETE", { resolution: "Los dos lo recibieron." }),
      "El cambio quedó completado. Resolvimos el reclamo por Cámara Canon AE-1. Los dos lo recibieron.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "CLAIM_RESOLVED",
      transaction("3", "REJECTED", { resolution: "Nadie llevó nada." }),
      "El cambio quedó cancelado. Resolvimos el reclamo por Cámara Canon AE-1. Nadie llevó nada.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "CLAIM_RESOLVED",
      // One whose outcome can no longer be read.
      { ...transaction("3", "COMPLETE", { resolution: "Nadie llevó nada." }), transaction: null },
      "Resolvimos el reclamo por Cámara Canon AE-1. Nadie llevó nada.",
      "/requests?tab=3&transactionId=7",
    ],
    [
      "TRANSACTION_COMPLETED_BY_THE_SYSTEM",
      transaction("3", "COMPLETE"),
      "El cambio por Cámara Canon AE-1 se completó solo: pasaron 7 días desde la confirmación.",
      "/requests?tab=3&transactionId=7",
    ],
    ["PUBLICATION_WAITING_APPROVAL", publication(), "Tu publicación Tortas caseras pasó a revisión.", null],
    ["APPROVED_PUBLICATION", publication(), "Tu publicación Tortas caseras ya está activa.", "/publicacion/9"],
    [
      "APPROVED_PUBLICATION",
      publication({ credit: 1000 }),
      "Tu publicación Tortas caseras ya está activa. Ganaste 10,00 USD en créditos.",
      "/publicacion/9",
    ],
    [
      "RETURNED_PUBLICATION",
      publication({ reason: "Hay un teléfono." }),
      "Tu publicación Tortas caseras no pasó la revisión: Hay un teléfono.",
      "/edit/publication/9",
    ],
    ["INVALID_AVATAR", null, "Quitamos tu foto de perfil porque no cumple las normas.", "/settings?tab=profile"],
    ["PAYMENT_GATEWAY_STATUS", payment("rejected"), "Tu pago fue rechazado.", null],
    ["PAYMENT_GATEWAY_STATUS", payment("to_be_confirmed"), "Tu pago está por confirmarse.", null],
    ["PAYMENT_WITH_CREDIT", payment("approved"), "Pagaste con tus créditos.", null],
    [
      "PAYMENT_GATEWAY_STATUS",
      payment("approved", "promo", false, null, "Bicicleta"),
      "Tu pago fue aprobado. La promoción de Bicicleta ya empezó.",
      "/settings?tab=campaigns",
    ],
    [
      "PAYMENT_GATEWAY_STATUS",
      payment("rejected", "promo", false, null, "Bicicleta"),
      "Tu pago de la promoción de Bicicleta fue rechazado. Puedes intentarlo de nuevo desde Promocionables.",
      "/settings?tab=campaigns",
    ],
    [
      "PAYMENT_WITH_CREDIT",
      payment("approved", "promo", false, null, "Bicicleta"),
      "Pagaste la promoción de Bicicleta con tus créditos.",
      "/settings?tab=campaigns",
    ],
    [
      "PAYMENT_WITH_CREDIT",
      payment("approved", "promo"),
      "Pagaste la promoción de tu publicación con tus créditos.",
      "/settings?tab=campaigns",
    ],
    [
      "PAYMENT_GATEWAY_STATUS",
      payment("approved", "secure-exchange", true, null, "Bicicleta"),
      "Tu pago del cambio seguro por Bicicleta llegó tarde y volvió a tu saldo como crédito.",
      "/settings?tab=account",
    ],
    [
      "PAYMENT_WITH_CREDIT",
      payment("approved", "secure-exchange"),
      "Pagaste el cambio seguro por una publicación con tus créditos.",
      "/settings?tab=account",
    ],
    [
      "PAYMENT_WITH_CREDIT",
      payment("approved", "secure-exchange", false, "7", "Bicicleta"),
      "Pagaste el cambio seguro por Bicicleta con tus créditos.",
      "/cambio_seguro/7",
    ],
    ["NEW_COMMENT", comment, "Te preguntaron por Bicicleta: «¿Qué talla es?»", "/publicacion/9?commentId=5"],
    [
      "NEW_COMMENT",
      { ...comment, isAnswer: true },
      "Respondieron tu pregunta sobre Bicicleta: «¿Qué talla es?»",
      "/publicacion/9?commentId=5",
    ],
    ["OTHER", null, "Hay una novedad en tu cuenta.", null],
  ])("describes %s", (type, subject, text, target) => {
    expect(plainText(notificationText({ type, subject })).replaceAll("\u00a0", " ")).toBe(text);
    expect(notificationTarget({ type, subject })).toBe(target);
  });

  test("describes a transaction that can no longer be read from the notification itself", () => {
    const subject = { ...transaction(null), transaction: null } as Subject;
    expect(plainText(notificationText({ type: "NEW_CHANGE", subject }))).toBe(
      "José te propone un cambio por Cámara Canon AE-1.",
    );
  });

  test("emphasises names and titles", () => {
    expect(
      notificationText({ type: "NEW_CHANGE", subject: transaction("3") }).filter(({ strong }) => strong),
    ).toHaveLength(2);
  });
});
