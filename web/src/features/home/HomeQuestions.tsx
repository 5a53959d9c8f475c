import { chakra } from "@chakra-ui/react/styled-system";
import { LuPlus } from "react-icons/lu";
import { ButtonLink } from "../../components/ui/Button";
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
          <chakra.details
            key={title}
            borderBottom="1px solid {colors.border.subtle}"
            css={{ "&[open] > summary svg": { transform: "rotate(45deg)" } }}
          >
            <chakra.summary
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap="4"
              py="5"
              cursor="pointer"
              listStyle="none"
              css={{ "&::-webkit-details-marker": { display: "none" } }}
            >
              <chakra.h3 textStyle="h4" fontSize="1.125rem">
                {title}
              </chakra.h3>
              <chakra.span color="fg.link" css={{ "& svg": { transition: "transform {durations.fast}" } }}>
                <LuPlus size={22} aria-hidden="true" />
              </chakra.span>
            </chakra.summary>
            <chakra.p pb="5" maxWidth="62ch" color="fg.muted">
              {answer}
            </chakra.p>
          </chakra.details>
        ))}
      </chakra.div>
    </chakra.section>
  );
}
