import { renderMail } from "./layout";
import type { Mail } from "./layout";
import { settingsLink } from "./transaction";

interface AlertMailData {
  recipient: string;
  publicationId: number;
  title: string;
  /** Found for an own publication, whose owner wants the other, too. */
  isMutual: boolean;
}

/** Something that the recipient looks for was published, or is free again after a swap that did not happen. */
export function alertMail(
  { recipient, publicationId, title, isMutual }: AlertMailData,
  publicUrl: string,
  unsubscribeUrl: string,
): Mail {
  return renderMail({
    subject: isMutual ? `Cambio posible: «${title}»` : `Publicaron algo que buscas: «${title}»`,
    preview: isMutual ? "Y quien lo ofrece quiere algo tuyo." : "Míralo antes de que se cambie.",
    greeting: `¡Hola, ${recipient}!`,
    lines: [
      isMutual
        ? `Hay «${title}», que buscas, y quien lo ofrece quiere algo tuyo.`
        : `Publicaron «${title}», que es algo que buscas.`,
    ],
    button: {
      label: "Ver la publicación",
      link: `${publicUrl}/publicacion/${publicationId}`,
    },
    notes: [],
    settingsLink: settingsLink(publicUrl),
    unsubscribeUrl,
  });
}
