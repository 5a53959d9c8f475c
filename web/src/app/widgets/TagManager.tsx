import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Button } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { widgetMessages } from "../../lib/widgetMessages";
import { consentStore, saveConsent } from "../../lib/consent";
import { infoPaths } from "../../lib/paths";
import { loadScript } from "./loadScript";

const text = widgetMessages.consent;

/**
 * The tag manager, where one is set: loads only after consent. Asks until there is an answer; both answers are one
 * click away.
 */
export function TagManager({ url }: { url: string }) {
  const answer = useStore(consentStore);
  const previous = useRef(answer);
  useEffect(() => {
    const previousAnswer = previous.current;
    previous.current = answer;
    if (answer === "accepted") startTagManager(url);
    // A script that has run cannot be unloaded: only a reload gets rid of it.
    else if (previousAnswer === "accepted") location.reload();
  }, [answer, url]);
  return answer === null ? <ConsentBar /> : null;
}

function startTagManager(url: string) {
  const page = globalThis as unknown as { dataLayer?: object[] };
  page.dataLayer ??= [{ "gtm.start": Date.now(), event: "gtm.js" }];
  loadScript(url);
}

function ConsentBar() {
  return (
    <chakra.section
      aria-label={text.label}
      data-consent=""
      position="fixed"
      zIndex="header"
      left={{ base: "2", sm: "6" }}
      right={{ base: "2", sm: "auto" }}
      bottom={{ base: "84px", sm: "6" }}
      maxWidth="440px"
      p="16px 18px"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="card"
      boxShadow="3"
      animation="rise-in {durations.base} {easings.standard}"
    >
      <chakra.p textStyle="small">
        {text.question}{" "}
        <Link to={infoPaths.privacy} textDecoration="underline">
          {text.more}
        </Link>
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" mt="3">
        <Button variant="secondary" size="s" minHeight="44px" onClick={() => saveConsent("rejected")}>
          {text.reject}
        </Button>
        <Button variant="secondary" size="s" minHeight="44px" onClick={() => saveConsent("accepted")}>
          {text.accept}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
