import { matchPath } from "react-router-dom";
import { isPublicationAddress } from "../../lib/paths";
import { routePatterns } from "../../lib/routePatterns";
import { safeDecode } from "../../lib/decode";
import { parseMailKind } from "../../lib/mailKinds";

/** Which parts of the frame are around a screen. */
export interface Frame {
  /** `wide`: hidden on phones, where the screen has a bar of its own. */
  header: "always" | "wide" | "never";
  /** Whether the header shows its search on phones, too. */
  hasSearch: boolean;
  /** `wide`: not on phones, where the viewer's own lists end with their last item. */
  footer: "always" | "wide" | "never";
  /** Whether our services are advertised above the footer: not below work lists, nor on their own pages. */
  hasServices: boolean;
  /** False for screens with a sticky action bar of their own. */
  hasBottomBar: boolean;
}

const WITHOUT_FOOTER = [
  routePatterns.wall,
  routePatterns.chats,
  routePatterns.newPublication,
  routePatterns.editPublication,
  routePatterns.proposalManager,
  routePatterns.counterOffer,
];
/** The viewer's own lists and settings. */
const OWN_SCREENS = [
  routePatterns.profile,
  routePatterns.saved,
  routePatterns.matches,
  routePatterns.ring,
  routePatterns.requests,
  routePatterns.notifications,
];
const OPERATORS_SCREENS = [routePatterns.moderation, routePatterns.venues, routePatterns.venueDay];
/** What our services are advertised for. */
const SERVICE_SCREENS = [routePatterns.secureExchange, routePatterns.meeting];
const WITHOUT_BOTTOM_BAR = [
  "/chats/:id",
  routePatterns.newPublication,
  routePatterns.editPublication,
  routePatterns.proposalManager,
  routePatterns.counterOffer,
];
/** Screens that bring their whole frame. */
const FRAMELESS = [
  routePatterns.login,
  routePatterns.registration,
  routePatterns.forgotPassword,
  routePatterns.recoveryPassword,
];
/** These, too, for the types that exist. */
const FRAMELESS_MAIL_ROUTES = [routePatterns.loginFlow, routePatterns.successfulMessage];
/** On phones these screens begin right under the bar. */
const WITHOUT_SEARCH = [
  "/chats",
  "/chats/:id",
  routePatterns.profile,
  routePatterns.requests,
  routePatterns.notifications,
];
/** Screens with a bar of their own on phones. */
const WITH_OWN_BAR = [
  routePatterns.newPublication,
  routePatterns.editPublication,
  routePatterns.proposalManager,
  routePatterns.counterOffer,
  routePatterns.notifications,
];

/** The frame around the screen at a path. */
export function frameOf(pathname: string): Frame {
  const matchesAny = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, pathname));
  const { slug = "", id = "" } = matchPath(routePatterns.publication, pathname)?.params ?? {};
  const isDetail = isPublicationAddress(slug, id);
  const isFrameless =
    matchesAny(FRAMELESS) ||
    FRAMELESS_MAIL_ROUTES.some(
      (pattern) => parseMailKind(safeDecode(matchPath(pattern, pathname)?.params.type ?? "")) !== null,
    );
  return {
    header: isFrameless ? "never" : isDetail || matchesAny(WITH_OWN_BAR) ? "wide" : "always",
    hasSearch: !matchesAny(WITHOUT_SEARCH),
    footer: isFrameless || matchesAny(WITHOUT_FOOTER) ? "never" : matchesAny(OWN_SCREENS) ? "wide" : "always",
    hasServices: !matchesAny([...OWN_SCREENS, ...OPERATORS_SCREENS, ...SERVICE_SCREENS]),
    hasBottomBar: !isFrameless && !isDetail && !matchesAny(WITHOUT_BOTTOM_BAR),
  };
}
