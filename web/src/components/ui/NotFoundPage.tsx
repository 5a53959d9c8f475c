import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { FormEvent } from "react";
import type { IconType } from "react-icons";
import { LuCircleHelp, LuHouse, LuLayoutGrid, LuMail } from "react-icons/lu";
import { useNavigate } from "react-router-dom";
import { readSearchWords } from "../../../../rules/search";
import { messages } from "../../lib/messages";
import { notFoundMessages as texts } from "../../lib/notFoundMessages";
import { infoPaths, paths } from "../../lib/paths";
import { CARACAS, readPlace } from "../../lib/position";
import { Button } from "./Button";
import { Container } from "./Card";
import { StatusPage } from "./StatusPage";
import { Input } from "./Input";
import { Link } from "./Link";

const SUGGESTED_LINKS: { to: string; icon: IconType; name: string; about: string }[] = [
  { to: paths.home(), icon: LuHouse, ...texts.home },
  { to: paths.wall(), icon: LuLayoutGrid, ...texts.wall },
  { to: infoPaths.faq, icon: LuCircleHelp, ...texts.faq },
  { to: infoPaths.contact, icon: LuMail, ...texts.contact },
];

/** «404 Pagina no encontrada», a search and suggested links. */
export default function NotFoundPage() {
  return (
    <StatusPage title={messages.notFound.title} text={<p>{messages.notFound.hint}</p>} below={<Ways />}>
      <Search />
    </StatusPage>
  );
}

/** Where to go from here. */
function Ways() {
  return (
    <Container as="nav" aria-labelledby="ways" py={{ base: "8", md: "12" }}>
      <chakra.h2 id="ways" textStyle="h3">
        {texts.ways}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="4"
        mt="4"
        listStyleType="none"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        }}
      >
        {SUGGESTED_LINKS.map(({ to, icon: Icon, name, about }) => (
          <li key={to}>
            <Link
              to={to}
              display="grid"
              gap="1"
              height="100%"
              p="5"
              bg="bg.surface"
              border="1px solid {colors.border.subtle}"
              borderRadius="plumaTile"
              color="fg"
              _hover={{ textDecoration: "none", boxShadow: "2" }}
            >
              <chakra.span color="fg.link">
                <Icon size={24} aria-hidden="true" />
              </chakra.span>
              <chakra.span textStyle="label" color="fg.link">
                {name}
              </chakra.span>
              <chakra.span textStyle="small" color="fg.muted">
                {about}
              </chakra.span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Container>
  );
}

/** A search without a radius: on this page the viewer has not thought of a distance. */
function Search() {
  const id = useId();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const terms = readSearchWords(String(new FormData(event.currentTarget).get("terms") ?? ""));
    const position = readPlace(document.cookie) ?? CARACAS;
    if (terms.length > 0) navigate(paths.search({ mode: "WANT", terms, radiusKm: null, position }));
  };
  return (
    <chakra.form onSubmit={submit} mt="6">
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {texts.search}
      </chakra.label>
      <chakra.div display="flex" gap="2.5">
        <Input
          id={id}
          name="terms"
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={200}
          flex="1"
          minWidth="0"
        />
        <Button type="submit">{texts.submit}</Button>
      </chakra.div>
    </chakra.form>
  );
}
