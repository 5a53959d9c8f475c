import { lazy, Suspense } from "react";
import { messages } from "../../lib/messages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { PageMeta } from "../PageMeta";
import { useHttpStatus } from "../site";
import { PageLoading } from "./PageLoading";

const NotFoundPage = lazy(loadWhenOnline(() => import("./NotFoundPage")));

/** «404 Pagina no encontrada», with suggested links. Its content loads on demand: the first page does not need it. */
export function NotFound() {
  useHttpStatus(404);
  return (
    <>
      <PageMeta title={messages.notFound.title} robots="noindex" />
      <Suspense fallback={<PageLoading />}>
        <NotFoundPage />
      </Suspense>
    </>
  );
}
