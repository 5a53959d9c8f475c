import { lazy, Suspense } from "react";
import { LuChevronDown, LuInfo } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { Spinner } from "../../components/ui/Spinner";
import { messages } from "../../lib/messages";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { HeaderLabel, rowButtonStyle } from "./NavItem";

const InformationMenu = lazy(loadWhenOnline(() => import("./InformationMenu")));

/** Opens the menu of the pages of information. */
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
      buttonProps={{ ...rowButtonStyle, gap: "1.5", _hover: { bg: "bg.headerHover" } }}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <InformationMenu close={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
