import { chakra } from "@chakra-ui/react/styled-system";
import guaca from "../assets/guaca.svg";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { PageTitle } from "../components/ui/PageTitle";
import { paths } from "../lib/paths";
import { promotionMessages } from "../lib/promotionMessages";

const texts = promotionMessages.created;

/** /publicidad_creada: the campaign is running. */
export default function PromotionCreatedRoute() {
  return (
    <Container py={{ base: "6", md: "14" }}>
      <PageTitle>{texts.title}</PageTitle>
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
        <chakra.h1 textStyle="h1">{texts.title}</chakra.h1>
        <chakra.p maxWidth="46ch" color="fg.muted">
          {texts.text}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          gap="3"
          mt="2"
          width="100%"
          // On phones they fill their lines.
          css={{ "& > *": { flex: { base: "1 1 auto", sm: "none" } } }}
        >
          <ButtonLink to={paths.wall()}>{texts.wall}</ButtonLink>
          <ButtonLink to={paths.profile("promotables")} variant="secondary">
            {texts.another}
          </ButtonLink>
        </chakra.div>
      </Card>
    </Container>
  );
}
