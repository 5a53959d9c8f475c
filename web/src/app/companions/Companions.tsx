import { matchPath, useLocation } from "react-router-dom";
import { usePublicConfig } from "../../components/form/usePublicConfig";
import { routePatterns } from "../../lib/paths";
import { CurrencyOfPlace } from "./CurrencyOfPlace";
import { PromoPopup } from "./PromoPopup";
import { SupportChat } from "./SupportChat";
import { TagManager } from "./TagManager";

/** Addresses of mails' links: whoever reads their token can set the password. */
const SECRET = [routePatterns.recoveryPassword, routePatterns.confirmEmail];

/** What goes along with every page and waits until it rests. */
export default function Companions() {
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const isForOthers = !SECRET.some((pattern) => matchPath(pattern, pathname));
  return (
    <>
      <CurrencyOfPlace />
      <PromoPopup />
      {isForOthers && config?.supportChat && <SupportChat url={config.supportChat.url} />}
      {isForOthers && config?.tagManager && <TagManager url={config.tagManager.url} />}
    </>
  );
}
