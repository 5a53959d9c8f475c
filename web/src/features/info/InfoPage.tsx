import { chakra } from "@chakra-ui/react/styled-system";
import { isPageLacking } from "../../../../rules/capabilities";
import { PageMeta } from "../../components/PageMeta";
import { Container } from "../../components/ui/Card";
import { UnknownAddress } from "../../components/ui/UnknownAddress";
import { useLacks } from "../../components/useCapability";
import { infoMessages } from "../../lib/infoMessages";
import { infoPaths } from "../../lib/paths";
import { mdxComponents } from "./mdxComponents";
import { InfoHeader } from "./InfoHeader";
import { TableOfContents } from "./TableOfContents";
import { Prose } from "./Prose";
import { Related } from "./Related";
import type { InfoContent } from "./page";
import { useHashTarget } from "../../components/ui/useHashTarget";

const longDate = new Intl.DateTimeFormat("es-VE", { dateStyle: "long", timeZone: "UTC" });

/** An information page: header, table of contents, text, related pages. */
export function InfoPage({ content: { default: Text, page, sections } }: { content: InfoContent }) {
  useHashTarget();
  const lacks = useLacks();
  if (isPageLacking(infoPaths[page.key], lacks)) return <UnknownAddress />;
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        path={infoPaths[page.key]}
        image="/share/default.jpg"
        type="article"
      />
      <InfoHeader page={page.key} title={page.title} lead={page.lead}>
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {infoMessages.updated} <time dateTime={page.updated}>{longDate.format(new Date(page.updated))}</time>
        </chakra.p>
      </InfoHeader>
      <Container
        display="grid"
        gap={{ base: "7", lg: "14" }}
        pt={{ base: "6", md: "10", lg: "12" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "248px minmax(0, 1fr)" }}
      >
        <TableOfContents sections={sections} />
        <chakra.article minWidth="0">
          <Prose>
            <Text components={mdxComponents} />
          </Prose>
          <Related pages={page.related} />
        </chakra.article>
      </Container>
    </>
  );
}
