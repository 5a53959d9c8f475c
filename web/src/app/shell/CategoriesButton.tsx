import { lazy, Suspense } from "react";
import { LuMenu } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { Spinner } from "../../components/ui/Spinner";
import { messages } from "../../lib/messages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { HeaderLabel, rowButtonStyle } from "./NavItem";

const CategoryBrowser = lazy(loadWhenOnline(() => import("../../features/category/CategoryBrowser")));

/** Opens the categories; they load on first use. */
export function CategoriesButton() {
  return (
    <Disclosure
      align="left"
      width="360px"
      button={
        <>
          <LuMenu size={20} aria-hidden="true" />
          <HeaderLabel>{messages.nav.categories}</HeaderLabel>
        </>
      }
      buttonProps={{ ...rowButtonStyle, bg: "bg.headerHover", _hover: { bg: "action.primaryHover" } }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <CategoryBrowser onChoose={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
