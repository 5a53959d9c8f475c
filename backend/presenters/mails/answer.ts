import { settingsLink } from "./exchange";
import { mail } from "./layout";
import type { Mail } from "./layout";

/** What the mail about an answer may know: first names and the title; the text itself is read where it stands. */
export interface AnswerNews {
  recipient: string;
  author: string;
  title: string;
  publicationId: number;
  commentId: number;
}

/** The slug does not matter: the page of the publication puts the right one. */
const linkTo = (publicUrl: string, { publicationId, commentId }: AnswerNews) =>
  `${publicUrl}/publicacion/${publicationId}?commentId=${commentId}`;

/** The mail to who asked a question, about its answer. */
export function answerMail(news: AnswerNews, publicUrl: string): Mail {
  const { recipient, author, title } = news;
  return mail({
    subject: `Respondieron tu pregunta sobre «${title}»`,
    preview: `${author} te respondió.`,
    greeting: `¡Hola, ${recipient}!`,
    lines: [`${author} respondió la pregunta que hiciste en «${title}».`, "Léela y, si te convence, haz tu propuesta."],
    button: { label: "Ver la respuesta", link: linkTo(publicUrl, news) },
    notes: [],
    settingsLink: settingsLink(publicUrl),
  });
}
