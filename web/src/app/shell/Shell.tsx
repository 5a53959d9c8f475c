import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { SmallMark } from "../../components/brand/Mark";
import { useSite } from "../../components/site";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { messages } from "../../lib/messages";
import { loadWhenOnline, loadOrFailOffline } from "../../lib/loadWhenOnline";
import { ErrorBoundary } from "../ErrorBoundary";
import { lazyScreen, loadScreen } from "../lazyScreen";
import { LoadingScreen } from "../LoadingScreen";
import { frameOf } from "./frame";

const LiveUpdates = lazyWithFallback(
  loadOrFailOffline(() => import("../LiveUpdates")),
  NoLiveUpdates,
);

const loadScreenFrame = loadWhenOnline(() => import("./ScreenFrame"));
const ScreenFrame = lazyScreen(loadScreenFrame);

/** Preloads the frame of the screen at a path. A failure shows when it is rendered. */
export async function preloadScreenFrame(pathname: string): Promise<void> {
  if (frameOf(pathname).header !== "never") await loadScreen(loadScreenFrame).catch(() => undefined);
}

function preloadFrameOnFocus() {
  loadScreenFrame().catch(() => undefined);
}

/** The page in its frame. */
export function Shell({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const { isDraft } = useSite();
  const frame = frameOf(pathname);
  const page = (
    <chakra.main
      // Where the header comes or goes, the content is new, not moved: on a slow phone that would be a layout shift.
      key={frame.header}
      id="content"
      tabIndex={-1}
      flex="1"
      outline="none"
      // After filling in a frameless screen the viewer goes on to one with a frame.
      onFocus={preloadFrameOnFocus}
      // The footer starts below the fold: loading content must not push it out of view.
      minHeight={frame.footer === "never" ? undefined : "calc(100dvh - 56px)"}
      pb={frame.hasBottomBar ? { base: "76px", sm: "0" } : undefined}
    >
      {children}
    </chakra.main>
  );
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink href="#content">{messages.action.skipToContent}</SkipLink>
      <SmallMark />
      {frame.header === "never" || isDraft ? (
        page
      ) : (
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <ScreenFrame frame={frame}>{page}</ScreenFrame>
          </Suspense>
        </ErrorBoundary>
      )}
      {status === "member" && <LiveUpdates />}
    </chakra.div>
  );
}

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    left: "4",
    top: "3",
    // Clipped rather than moved off-screen: a full-page screenshot would show it.
    clipPath: "inset(50%)",
    zIndex: "toast",
    bg: "bg.surface",
    color: "fg.link",
    fontWeight: 700,
    p: "3",
    borderRadius: "control",
    _focusVisible: { clipPath: "none" },
  },
});

/** Fallback while offline: there is nothing to subscribe to. */
function NoLiveUpdates() {
  return null;
}
