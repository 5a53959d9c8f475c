import { matchPath, useLocation } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { usePublicConfig } from "../../components/form/usePublicConfig";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { routePatterns } from "../../lib/routePatterns";
import { LocalCurrency } from "./LocalCurrency";
import { PromoPopup } from "./PromoPopup";
import { SupportChat } from "./SupportChat";
import { TagManager } from "./TagManager";

/** Apart from the other widgets: guests have no use for it. */
const TypedCodes = lazyWithFallback(
  loadOrFailOffline(() => import("./TypedCodes")),
  () => null,
);

/** Paths with a token: a script that reads it could set the password, or follow a person. */
const TOKEN_ROUTES = [routePatterns.recoveryPassword, routePatterns.confirmEmail, routePatterns.sharedMeeting];

/** Widgets of every page; they load once the page is idle. */
export default function Widgets() {
  const { viewer } = useSession();
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const allowsThirdParties = !TOKEN_ROUTES.some((pattern) => matchPath(pattern, pathname));
  return (
    <>
      <LocalCurrency />
      <PromoPopup />
      {viewer && <TypedCodes key={viewer.id} ownerId={viewer.id} />}
      {allowsThirdParties && config?.supportChat && <SupportChat url={config.supportChat.url} />}
      {allowsThirdParties && config?.tagManager && <TagManager url={config.tagManager.url} />}
    </>
  );
}
