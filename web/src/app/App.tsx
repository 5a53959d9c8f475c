import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { SiteContext } from "../components/site";
import type { Site } from "../components/site";
import { ToastRegion } from "../components/ui/ToastRegion";
import type { WallOrder } from "../__generated__/enums";
import type { CardSize } from "../lib/cardSizeCookie";
import type { ViewerPlace } from "../lib/position";
import { getSystem } from "../theme/system";
import { CardSizeProvider } from "./CardSizeProvider";
import { IdleWidgets } from "./IdleWidgets";
import { ErrorBoundary } from "./ErrorBoundary";
import { OfflineNotice } from "./OfflineNotice";
import { LoadingOrOffline } from "../components/ui/LoadingOrOffline";
import { PageLoading } from "../components/ui/PageLoading";
import { PositionProvider } from "./PositionProvider";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { AppRoutes } from "./routes";
import { SessionProvider } from "./SessionProvider";
import type { CreateClient } from "./SessionProvider";
import { ScrollManager } from "./ScrollManager";
import { Shell } from "./shell/Shell";

interface AppProps {
  createClient: CreateClient;
  /** The last known position from the cookie; null when there is none. */
  position: ViewerPlace | null;
  /** From its cookie; null before any choice. */
  wallOrder: WallOrder | null;
  cardSize: CardSize;
  site: Site;
}

/** The whole app, inside a router. */
export function App({ createClient, position, wallOrder, cardSize, site }: AppProps) {
  const { pathname } = useLocation();
  return (
    <SiteContext value={site}>
      <ChakraProvider value={getSystem()}>
        <SessionProvider createClient={createClient}>
          <PositionProvider initial={position} initialWallOrder={wallOrder}>
            <ScrollManager />
            <RouteAnnouncer />
            <CardSizeProvider initial={cardSize}>
              <Shell>
                <ErrorBoundary resetKey={pathname}>
                  <Suspense
                    fallback={
                      <LoadingOrOffline as="h1">
                        <PageLoading />
                      </LoadingOrOffline>
                    }
                  >
                    <AppRoutes />
                  </Suspense>
                </ErrorBoundary>
              </Shell>
            </CardSizeProvider>
            <IdleWidgets />
          </PositionProvider>
        </SessionProvider>
        <ToastRegion>
          <OfflineNotice />
        </ToastRegion>
      </ChakraProvider>
    </SiteContext>
  );
}
