import { chakra } from "@chakra-ui/react/styled-system";
import { ButtonLink } from "../../components/ui/Button";
import { CollapsibleQuestion } from "../../components/ui/CollapsibleQuestion";
import { homeQuestions } from "../../lib/homeQuestions";
import { infoPaths } from "../../lib/paths";

/** Four collapsible questions, and a link to the others. */
export function HomeQuestions() {
  return (
    <chakra.section
      display="grid"
      gap={{ base: "5", lg: "14" }}
      alignItems="start"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "360px minmax(0, 1fr)" }}
    >
      <div>
        <chakra.h2 textStyle="h2" fontSize={{ md: "1.875rem" }}>
          {homeQuestions.title}
        </chakra.h2>
        <chakra.p mt="2" mb="5" color="fg.muted">
          {homeQuestions.lead}
        </chakra.p>
        <ButtonLink to={infoPaths.faq} variant="secondary">
          {homeQuestions.more}
        </ButtonLink>
      </div>
      <chakra.div borderTop="1px solid {colors.border.subtle}">
        {homeQuestions.list.map(({ title, answer }) => (
          <CollapsibleQuestion key={title} title={title} css={{ "& > summary": { py: "5" } }}>
            <chakra.p pb="5" maxWidth="62ch" color="fg.muted">
              {answer}
            </chakra.p>
          </CollapsibleQuestion>
        ))}
      </chakra.div>
    </chakra.section>
  );
}
