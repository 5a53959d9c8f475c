import { matchPath, useLocation } from "react-router-dom";
import { usePublicConfig } from "../../components/form/usePublicConfig";
import { routePatterns } from "../../lib/paths";
import { LocalCurrency } from "./LocalCurrency";
import { PromoPopup } from "./PromoPopup";
import { SupportChat } from "./SupportChat";
import { TagManager } from "./TagManager";

/** Addresses of mails' links: whoever reads their token can set the password. */
const TOKEN_ROUTES = [routePatterns.recoveryPassword, routePatterns.confirmEmail];

/** What goes along with every page and waits until it rests. */
export default function Widgets() {
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const allowsThirdParties = !TOKEN_ROUTES.some((pattern) => matchPath(pattern, pathname));
  return (
    <>
      <LocalCurrency />
      <PromoPopup />
      {allowsThirdParties && config?.supportChat && <SupportChat url={config.supportChat.url} />}
      {allowsThirdParties && config?.tagManager && <TagManager url={config.tagManager.url} />}
    </>
  );
}
