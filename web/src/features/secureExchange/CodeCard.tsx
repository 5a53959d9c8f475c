import { chakra } from "@chakra-ui/react/styled-system";
import { encode } from "uqr";
import { Card } from "../../components/ui/Card";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { colorVar } from "../../theme/colors";

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
      <QrCode code={code} />
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

/** Dark on light in both appearances, or cameras do not read it. */
function QrCode({ code }: { code: string }) {
  const { data, size } = encode(code, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <chakra.svg
      role="img"
      aria-label={text.qrOf(code)}
      width="176px"
      height="176px"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      borderRadius="plumaSm"
      bg="fg.onFill"
      css={{ printColorAdjust: "exact" }}
    >
      <path fill={colorVar("fg.onSwap")} d={squares.join("")} />
    </chakra.svg>
  );
}
