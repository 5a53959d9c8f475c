import { dayMs } from "../../../rules/durations";
import { addMinutes } from "../days";
import { createRandom } from "../random";
import { UNCONFIRMED_ID } from "./accounts";
import type { PublicationRow, Town, UserRow } from "./types";

type QuestionAndAnswer = readonly [question: string, answer: string];

const aboutThings: readonly QuestionAndAnswer[] = [
  ["¿Todavía está disponible?", "Sí, sigue disponible. Hazme tu propuesta."],
  ["¿Tiene algún detalle que no se vea en las fotos?", "Ninguno importante. Lo que hay está en las fotos."],
  ["¿Se puede probar antes de cambiar?", "Claro, lo revisas con calma cuando nos veamos."],
  ["¿Cuánto tiempo de uso tiene?", "Como un año, y muy cuidado."],
  ["¿Aceptas algo más una diferencia en efectivo?", "Depende de qué sea. Proponme y vemos."],
  ["¿Viene con sus accesorios?", "Viene con todo lo que sale en las fotos."],
  ["¿Tiene garantía o factura?", "Factura sí, la garantía ya se venció."],
  ["¿Podemos vernos en un centro comercial?", "Sí, prefiero un sitio público también."],
  ["¿Lo cambiarías por dos cosas más pequeñas?", "Puede ser, si algo está en lo que busco."],
  ["¿Por qué lo cambias?", "Ya no lo uso y me hace falta otra cosa."],
];

const aboutServices: readonly QuestionAndAnswer[] = [
  ["¿Trabajas los fines de semana?", "Los sábados sí, hasta mediodía."],
  ["¿Vas a domicilio?", "Sí, si es en mi municipio o cerca."],
  ["¿Cuánto tiempo dura cada sesión?", "Más o menos una hora y media."],
  ["¿Los materiales van por tu cuenta?", "Los básicos sí; lo demás lo hablamos."],
  ["¿Con cuánta anticipación hay que reservar?", "Con dos o tres días basta."],
  ["¿Tienes fotos de otros trabajos?", "Sí, cuando hablemos por el chat te muestro."],
];

/** What people have asked in public; most got their answer. */
export function buildQuestions(
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
  now: Date,
): Town["comments"] {
  const random = createRandom("questions");
  const askers = users.filter((user) => user.id !== UNCONFIRMED_ID);
  const latest = now.getTime() - 600_000;
  const rows: (Town["comments"][number] & { createdAt: Date })[] = [];
  let id = 0;
  for (const { id: publicationId, ownerId, type, publishDate, status } of publications) {
    if (status !== "Activo") continue;
    // The first is the one that newcomers open.
    const count = publicationId === 1 ? 4 : random.chance(0.45) ? random.int(1, 4) : 0;
    const moments = Array.from({ length: count }, () =>
      Math.min(addMinutes(publishDate, random.int(30, 2_000)).getTime(), latest - random.int(1, 20) * 60_000),
    ).sort((a, b) => a - b);
    const people = random.shuffle(askers.filter((user) => user.id !== ownerId));
    random
      .shuffle(type === "service" ? aboutServices : aboutThings)
      .slice(0, count)
      .forEach(([question, answer], index) => {
        const authorId = people[index]?.id;
        if (authorId === undefined) return;
        const asked = new Date(moments[index] ?? latest);
        const questionId = (id += 1);
        rows.push({ id: questionId, publicationId, authorId, recipientId: ownerId, text: question, createdAt: asked });
        const answered = new Date(Math.min(addMinutes(asked, random.int(10, 900)).getTime(), latest));
        // Who asked today may still wait.
        const isWaiting = now.getTime() - asked.getTime() < dayMs && random.chance(0.5);
        if (!isWaiting && !random.chance(0.15)) {
          rows.push({
            id: (id += 1),
            publicationId,
            authorId: ownerId,
            recipientId: authorId,
            questionId,
            text: answer,
            createdAt: answered,
          });
        }
      });
  }
  return rows;
}
