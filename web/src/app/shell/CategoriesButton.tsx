import { lazy, Suspense } from "react";
import { LuMenu } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { Spinner } from "../../components/ui/Spinner";
import { messages } from "../../lib/messages";
import { patiently } from "../../lib/patiently";
import { HeaderLabel, rowButtonLook } from "./NavItem";

const CategoryBrowser = lazy(patiently(() => import("../../features/category/CategoryBrowser")));

/** What opens the categories; they load with the first opening. */
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
      buttonProps={{ ...rowButtonLook, bg: "azul.600", _hover: { bg: "azul.500" } }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <CategoryBrowser onChoose={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
