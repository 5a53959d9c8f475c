import { lazy, Suspense } from "react";
import { Spinner } from "../../components/ui/Spinner";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

const CategoryBrowser = lazy(loadWhenOnline(() => import("./CategoryBrowser")));

/** All categories, within what a button opens; they load on first use. */
export function CategoryPanel({ onChoose }: { onChoose: () => void }) {
  return (
    <Suspense fallback={<Spinner />}>
      <CategoryBrowser onChoose={onChoose} />
    </Suspense>
  );
}
