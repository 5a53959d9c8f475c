import about from "../../assets/info/about.svg";
import ads from "../../assets/info/ads.svg";
import contact from "../../assets/info/contact.svg";
import credits from "../../assets/info/credits.svg";
import faq from "../../assets/info/faq.svg";
import premium from "../../assets/info/premium.svg";
import privacy from "../../assets/info/privacy.svg";
import safety from "../../assets/info/safety.svg";
import secure from "../../assets/info/secure.svg";
import terms from "../../assets/info/terms.svg";
import verification from "../../assets/info/verification.svg";
import type { InfoKey } from "./page";

/** The picture of each page. */
export const pictures: Record<InfoKey, string> = {
  about,
  ads,
  contact,
  credits,
  faq,
  premium,
  privacy,
  safety,
  secure,
  terms,
  verification,
};
