import { chakra } from "@chakra-ui/react/styled-system";
import { LuChevronRight } from "react-icons/lu";
import { Link } from "../../components/ui/Link";
import { infoMessages, infoPages } from "../../lib/infoMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import type { InfoKey } from "./page";

/** Inicio › Ayuda › Preguntas frecuentes. */
export function Breadcrumbs({ page }: { page: InfoKey }) {
  const { name, group } = infoPages[page];
  return (
    <chakra.nav aria-label={infoMessages.breadcrumbs} textStyle="small">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
        listStyleType="none"
        css={{ "& li": { display: "flex", alignItems: "center", gap: "1" } }}
      >
        <li>
          <Link to={paths.home()} display="inline-flex" alignItems="center" minHeight="2.75rem" fontWeight={700}>
            {messages.nav.home}
          </Link>
          <LuChevronRight size={16} aria-hidden="true" />
        </li>
        <li>
          {infoMessages.groups[group]}
          <LuChevronRight size={16} aria-hidden="true" />
        </li>
        <li aria-current="page">{name}</li>
      </chakra.ol>
    </chakra.nav>
  );
}
