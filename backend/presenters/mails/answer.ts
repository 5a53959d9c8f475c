import { settingsLink } from "./transaction";
import { renderMail } from "./layout";
import type { Mail } from "./layout";

/** What the mail about an answer may contain: first names and the title. The text itself is read on the page. */
interface AnswerMailData {
  recipient: string;
  author: string;
  /** Null while the publication is withheld from the recipient. */
  title: string | null;
  publicationId: number;
  commentId: number;
}

/** The slug does not matter: the page of the publication puts the right one. */
const linkTo = (publicUrl: string, { publicationId, commentId }: AnswerMailData) =>
  `${publicUrl}/publicacion/${publicationId}?commentId=${commentId}`;

/** The mail to the author of a question, about its answer. */
export function answerMail(data: AnswerMailData, publicUrl: string, unsubscribeUrl: string): Mail {
  const { recipient, author, title } = data;
  const where = title === null ? "una publicación Premium" : `«${title}»`;
  return renderMail({
    subject: `Respondieron tu pregunta sobre ${where}`,
    preview: `${author} te respondió.`,
    greeting: `¡Hola, ${recipient}!`,
    lines: [`${author} respondió la pregunta que hiciste en ${where}.`, "Léela y, si te convence, haz tu propuesta."],
    button: { label: "Ver la respuesta", link: linkTo(publicUrl, data) },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}
