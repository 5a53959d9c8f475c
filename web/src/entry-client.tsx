// Imported first: it defines the order of the CSS layers.
import "virtual:theme.css";
import "./theme/appearance.css";
import "./theme/fonts.css";
import type { NormalizedCacheObject } from "@apollo/client/cache";
import { CacheProvider } from "@emotion/react";
import { startTransition, StrictMode, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createAppClient } from "./apollo/client";
import { unpackState } from "./apollo/renderedState";
import { App } from "./app/App";
import { loadKnownState, restoreKnown } from "./app/knownState";
import { preloadScreen } from "./app/routes";
import type { CreateClient } from "./app/SessionProvider";
import { preloadScreenFrame } from "./app/shell/Shell";
import type { Site } from "./components/site";
import { applyAppearance, onAppearanceChange, readAppearance } from "./lib/appearance";
import { restoreMemoryDrafts } from "./lib/drafts";
import { readCardSize } from "./lib/cardSizeCookie";
import { parsePlace, readPlace } from "./lib/position";
import { readWallOrder } from "./lib/wallOrderCookie";
import { createStyles } from "./theme/clientStyles";

const root = document.getElementById("root");
if (!root) throw new Error("no #root in the page");

// The cache that the server rendered with; only the first client starts with it.
let renderedState: string | null | undefined = document.getElementById("apollo-state")?.textContent;

/** What this device knows of the signed-in viewer, for pages that the server has not rendered; like the above. */
let knownState: NormalizedCacheObject | null = null;

const createClient: CreateClient = (handlers) => {
  const app = createAppClient({ origin: "", ...handlers });
  const isRestored = knownState !== null && restoreKnown(app.client, knownState);
  if (renderedState) app.client.cache.restore(unpackState(JSON.parse(renderedState)));
  return { ...app, isRestored };
};

/** Until the page is committed, an input can make React begin anew, and ask for the first client again. */
function FirstRendering({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    renderedState = null;
    knownState = null;
  }, []);
  return children;
}

const site: Site = {
  origin: root.dataset.origin ?? location.origin,
  documentPath: location.pathname,
  // The server has marked the document where it lacks something.
  lacks: document.documentElement.dataset.lacks?.split(" ") ?? [],
};
// The page begins with what it was rendered for: another document may have changed the cookie since it was asked for.
const place = root.dataset.place === undefined ? readPlace(document.cookie) : parsePlace(root.dataset.place);
const code = Promise.all([preloadScreen(location.pathname), preloadScreenFrame(location.pathname)]);

// The server has marked its pages; the shell of the service worker it has not.
applyAppearance(readAppearance(document.cookie));
onAppearanceChange(applyAppearance);
restoreMemoryDrafts();

const app = (
  <StrictMode>
    <FirstRendering>
      <CacheProvider value={createStyles(root)}>
        <BrowserRouter>
          <App
            createClient={createClient}
            position={place}
            wallOrder={readWallOrder(document.cookie)}
            cardSize={readCardSize(document.cookie)}
            site={site}
          />
        </BrowserRouter>
      </CacheProvider>
    </FirstRendering>
  </StrictMode>
);

if (root.hasChildNodes()) {
  // Hydrates once the code is loaded: until then the page stays as the server sent it. In small parts, between which
  // the browser answers whoever scrolls or taps; a tap on what is still missing completes it at once.
  void code.then(() => startTransition(() => void hydrateRoot(root, app)));
} else {
  // Every page sets its own description.
  document.querySelector("meta[name=description]")?.remove();
  const page = createRoot(root);
  void loadKnownState().then((state) => {
    knownState = state;
    page.render(app);
  });
}

// After everything that the user waits for.
if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext) {
  addEventListener("load", () =>
    setTimeout(
      () =>
        void import("./offline/registerWorker").then(({ registerWorker }) => registerWorker()).catch(() => undefined),
      2_000,
    ),
  );
}
