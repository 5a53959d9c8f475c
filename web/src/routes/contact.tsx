import { chakra } from "@chakra-ui/react/styled-system";
import { PageMeta } from "../components/PageMeta";
import { Card, Container } from "../components/ui/Card";
import { ContactForm } from "../features/contact/ContactForm";
import { ContactChannels } from "../features/contact/ContactChannels";
import { InfoHeader } from "../features/info/InfoHeader";
import { Related } from "../features/info/Related";
import { contactMessages as texts } from "../lib/contactMessages";
import { infoPaths } from "../lib/paths";

/** /contactos */
export default function ContactRoute() {
  return (
    <>
      <PageMeta
        title={texts.title}
        description={texts.description}
        path={infoPaths.contact}
        image="/share/default.jpg"
      />
      <InfoHeader page="contact" title={texts.title} lead={texts.lead} />
      <Container pt={{ base: "6", md: "10" }}>
        <chakra.div
          display="grid"
          gap={{ base: "6", lg: "10" }}
          alignItems="start"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 372px" }}
        >
          <Card p={{ base: "5", md: "8" }}>
            <chakra.h2 textStyle="h2" mb="5">
              {texts.formTitle}
            </chakra.h2>
            <ContactForm />
          </Card>
          <ContactChannels />
        </chakra.div>
        <Related pages={["faq", "safety", "verification"]} title={texts.firstLook} />
      </Container>
    </>
  );
}
