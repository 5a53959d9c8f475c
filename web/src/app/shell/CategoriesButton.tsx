import { LuMenu } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { CategoryPanel } from "../../features/category/CategoryPanel";
import { messages } from "../../lib/messages";
import { HeaderLabel, rowButtonStyle } from "./NavItem";

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
      {(close) => <CategoryPanel onChoose={close} />}
    </Disclosure>
  );
}
