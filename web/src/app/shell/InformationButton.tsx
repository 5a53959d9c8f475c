import { lazy, Suspense } from "react";
import { LuChevronDown, LuInfo } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { Spinner } from "../../components/ui/Spinner";
import { messages } from "../../lib/messages";
import { patiently } from "../../lib/patiently";
import { HeaderLabel, rowButtonLook } from "./NavItem";

const InformationMenu = lazy(patiently(() => import("./InformationMenu")));

/** What opens the pages of information. */
export function InformationButton() {
  return (
    <Disclosure
      width="300px"
      button={
        <>
          <LuInfo size={20} aria-hidden="true" />
          <HeaderLabel>{messages.nav.information}</HeaderLabel>
          <LuChevronDown size={18} aria-hidden="true" />
        </>
      }
      buttonProps={{ ...rowButtonLook, gap: "1.5", _hover: { bg: "azul.600" } }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <InformationMenu close={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
