import "./theme/fonts.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createAppClient } from "./apollo/client";
import { App } from "./app/App";
import { preloadScreen } from "./app/routes";
import type { CreateClient } from "./app/SessionProvider";
import { preloadScreenFrame } from "./app/shell/Shell";
import type { Site } from "./components/site";
import { restoreMemoryDrafts } from "./lib/drafts";
import { readPlace } from "./lib/position";
import { readWallOrder } from "./lib/wallOrderCookie";
import { readCardSize } from "./lib/cardSizeCookie";

const root = document.getElementById("root");
if (!root) throw new Error("no #root in the page");

// The cache that the server rendered with; only the first client starts with it.
let renderedState: string | null | undefined = document.getElementById("apollo-state")?.textContent;

const createClient: CreateClient = (handlers) => {
  const app = createAppClient({ origin: "", ...handlers });
  if (renderedState) app.client.cache.restore(JSON.parse(renderedState));
  renderedState = null;
  return app;
};

const site: Site = { origin: root.dataset.origin ?? location.origin, documentPath: location.pathname };
const code = Promise.all([preloadScreen(location.pathname), preloadScreenFrame(location.pathname)]);

restoreMemoryDrafts();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App
        createClient={createClient}
        position={readPlace(document.cookie)}
        wallOrder={readWallOrder(document.cookie)}
        site={site}
      />
    </BrowserRouter>
  </StrictMode>
);

if (root.hasChildNodes()) {
        cardSize={readCardSize(document.cookie)}
  // Hydrates once the code is loaded: until then the page stays as the server sent it.
  void code.then(() => hydrateRoot(root, app));
} else {
  // Every page sets its own description.
  document.querySelector("meta[name=description]")?.remove();
  createRoot(root).render(app);
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
