import { lazy, Suspense } from "react";
import { Disclosure } from "../components/ui/Disclosure";
import { Spinner } from "../components/ui/Spinner";
import { homeMessages } from "../lib/homeMessages";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { titleLinkStyle } from "../features/home/TitledRow";

const CategoryBrowser = lazy(loadWhenOnline(() => import("../features/category/CategoryBrowser")));

/** Opens all categories from the page's tiles; they load on first use. */
export function AllCategories() {
  return (
    <Disclosure
      button={homeMessages.toCategories}
      width="360px"
      buttonProps={{ ...titleLinkStyle, display: { base: "none", md: "block" }, color: "fg.link" }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <CategoryBrowser onChoose={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
