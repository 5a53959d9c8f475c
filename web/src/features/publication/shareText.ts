import { paths } from "../../lib/paths";
import { questionMessages } from "../../lib/questionMessages";
import { whatsappLink } from "../../lib/shareMessages";

/** What the text of a shared publication is made of. */
export interface SharedPublication {
  id: string;
  slug: string;
  title: string;
  interests: readonly string[];
  /** Its owner speaks of giving, everybody else of others who give. */
  isOwn: boolean;
}

/** Where the publication is, for other people. */
export const shareLink = (publication: SharedPublication): string =>
  globalThis.location.origin + paths.publication(publication);

/** Opens WhatsApp with the text and the link. */
export const publicationWhatsappLink = (publication: SharedPublication): string =>
  whatsappLink(shareText(publication), shareLink(publication));

/** More would not be read in a chat. */
const maxInterests = 3;
const list = new Intl.ListFormat("es", { type: "disjunction" });

/** «Doy «Bicicleta rin 26» y busco laptop, guitarra o cámara.» */
export function shareText({ title, interests, isOwn }: SharedPublication): string {
  const wanted = list.format(interests.slice(0, maxInterests).map((interest) => interest.toLowerCase()));
  return (isOwn ? questionMessages.shareOwn : questionMessages.shareOther)(title, wanted);
}
