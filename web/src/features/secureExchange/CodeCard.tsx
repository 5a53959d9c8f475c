import { chakra } from "@chakra-ui/react/styled-system";
import { Card } from "../../components/ui/Card";
import { QrCode } from "../../components/ui/QrCode";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";

const text = secureExchangeMessages.request;

/** The code that both show at the venue, as text and for a camera. */
export function CodeCard({ code }: { code: string }) {
  return (
    <Card
      as="section"
      aria-labelledby="code"
      data-keep-clear=""
      display="grid"
      justifyItems="center"
      gap="3"
      p={{ base: "5", md: "6" }}
      textAlign="center"
    >
      <chakra.h2 id="code" textStyle="h4">
        {text.code}
      </chakra.h2>
      <QrCode value={code} label={text.qrOf(code)} />
      <chakra.p
        fontFamily="heading"
        fontWeight={800}
        fontSize="2.25rem"
        lineHeight="2.75rem"
        letterSpacing="0.12em"
        mr="-0.12em"
      >
        {code}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {text.codeHint}
      </chakra.p>
    </Card>
  );
}
