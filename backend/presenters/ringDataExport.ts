import type { CollectedData } from "../db/dataExport";
import { exportedWords, inSpanish } from "./dataExportWords";

/** A person's rings and the meetings of them, within the file that they get. */
export const presentRingData = ({ viewer, rings, ringMeetings }: CollectedData) => ({
  circulos: rings.map(({ ring, chat, members }) => {
    const own = members.find(({ member }) => member.userId === viewer.id);
    return {
      numero: ring.id,
      publicacion: own?.thing.title ?? null,
      con: members
        .filter((one) => one !== own)
        .map(({ person, thing }) => ({
          nombre: `${person.name} ${person.lastName}`.trim(),
          publicacion: thing.title,
        })),
      complementos_usd: members
        .filter(({ member }) => member.complementUsd !== 0)
        .map(({ member, thing }) => ({ por: thing.title, quien_la_recibe_paga: member.complementUsd })),
      chat: chat?.chat.id ?? null,
      estado: exportedWords.ringState[ring.state],
      motivo: inSpanish(exportedWords.ringEndReason, ring.endReason),
      aceptado: own?.member.acceptedAt ?? null,
      recibido: own?.member.receivedAt ?? null,
      estrellas_dadas: own?.member.stars ?? null,
      motivos_marcados: own?.member.reasons.map((reason) => exportedWords.ratingReason[reason]) ?? [],
      por_que_te_retiraste: ring.leaverId === viewer.id ? ring.leaveReason : null,
      fecha: ring.createdAt,
    };
  }),
  encuentros_de_circulos: ringMeetings.map(
    ({ ringId, proposerId, placeName, address, startsAt, state, isShared, createdAt }) => ({
      circulo: ringId,
      propuesto_por_ti: proposerId === viewer.id,
      lugar: address ? `${placeName}, ${address}` : placeName,
      hora: startsAt,
      estado: exportedWords.meetingState[state],
      compartido: isShared,
      fecha: createdAt,
    }),
  ),
});
