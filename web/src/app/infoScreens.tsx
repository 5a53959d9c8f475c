import type { ComponentType } from "react";
import type { InfoContent } from "../features/info/page";
import { infoPaths } from "../lib/paths";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { lazyScreen } from "./lazyScreen";

/**
 * The text of each page loads with its own route; the layout around it is one chunk for all. `file` is its name in
 * content/.
 */
const contents: { path: string; file: string; load: () => Promise<InfoContent> }[] = [
  { path: infoPaths.about, file: "about", load: () => import("../content/about.mdx") },
  { path: infoPaths.credits, file: "credits", load: () => import("../content/credits.mdx") },
  { path: infoPaths.verification, file: "verification", load: () => import("../content/verification.mdx") },
  { path: infoPaths.secure, file: "secure", load: () => import("../content/secure.mdx") },
  { path: infoPaths.ads, file: "ads", load: () => import("../content/ads.mdx") },
  { path: infoPaths.premium, file: "premium", load: () => import("../content/premium.mdx") },
  { path: infoPaths.faq, file: "faq", load: () => import("../content/faq.mdx") },
  { path: infoPaths.safety, file: "safety", load: () => import("../content/safety.mdx") },
  { path: infoPaths.terms, file: "terms", load: () => import("../content/terms.mdx") },
  { path: infoPaths.privacy, file: "privacy", load: () => import("../content/privacy.mdx") },
];

async function loadInfoPage(content: Promise<InfoContent>): Promise<{ default: ComponentType }> {
  const [{ InfoPage }, text] = await Promise.all([import("../features/info/InfoPage"), content]);
  return { default: () => <InfoPage content={text} /> };
}

/** The pages of information: path, code to preload, screen. */
export const infoScreens = contents.map(({ path, file, load }) => {
  const screen = loadWhenOnline(() => loadInfoPage(load()));
  const rendered = { modules: ["src/features/info/InfoPage.tsx", `src/content/${file}.mdx`], isText: true };
  return { path, load: screen, rendered, Screen: lazyScreen(screen) };
});
