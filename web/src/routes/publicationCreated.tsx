import { chakra } from "@chakra-ui/react/styled-system";
import { useLocation } from "react-router-dom";
import guaca from "../assets/guaca.svg";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { PageTitle } from "../components/ui/PageTitle";
import { editMessages } from "../lib/editMessages";
import { paths } from "../lib/paths";
import { publishingMessages } from "../lib/publishingMessages";

const texts = publishingMessages.created;

/** /publicacion_creada: the publication or its edit is in review. */
export default function PublicationCreatedRoute() {
  const state: unknown = useLocation().state;
  const edited = typeof state === "object" && state !== null && "edited" in state ? state.edited : null;
  const { title, text } =
    edited === "shown" ? editMessages.done : edited === "hidden" ? editMessages.doneHidden : texts;
  return (
    <Container py={{ base: "6", md: "14" }}>
      <PageTitle>{title}</PageTitle>
      <Card
        p={{ base: "6", md: "12" }}
        maxWidth="640px"
        mx="auto"
        display="grid"
        justifyItems="center"
        gap="4"
        textAlign="center"
      >
        <chakra.img src={guaca} alt="" width="150px" height="186px" />
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <chakra.p maxWidth="46ch" color="fg.muted">
          {text}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <ButtonLink to={paths.wall()}>{texts.wall}</ButtonLink>
          <ButtonLink to={paths.profile("publications")} variant="secondary">
            {texts.own}
          </ButtonLink>
          <ButtonLink to={paths.newPublication()} variant="text">
            {texts.another}
          </ButtonLink>
        </chakra.div>
      </Card>
    </Container>
  );
}
