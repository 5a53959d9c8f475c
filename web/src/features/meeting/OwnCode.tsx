import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { handoverCode } from "../../../../rules/handover";
import { QrCode } from "../../components/ui/QrCode";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { meetingMessages } from "../../lib/meetingMessages";
import { codeAt } from "../../../../rules/handoverCodes";

const text = meetingMessages.handover;
const periodMs = handoverCode.period * 1000;

interface OwnCodeProps {
  ownKey: string;
  /** By how much the server's clock is ahead. */
  aheadMs: number;
  /** Where the QR code leads. */
  pathOf: (code: string) => string;
}

/** The code that the other party enters, as digits and for their camera; a new one each minute. */
export function OwnCode({ ownKey, aheadMs, pathOf }: OwnCodeProps) {
  const now = useServerClock(aheadMs);
  const code = codeAt(ownKey, new Date(now));
  const link = globalThis.location.origin + pathOf(code);
  const leftMs = periodMs - (now % periodMs);
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" textAlign="center" data-keep-clear="">
      <chakra.p fontWeight={700}>{text.own}</chakra.p>
      <QrCode value={link} label={text.qr} />
      <chakra.p
        fontFamily="heading"
        fontWeight={800}
        fontSize="2.25rem"
        lineHeight="2.75rem"
        letterSpacing="0.12em"
        mr="-0.12em"
      >
        <span aria-hidden="true">{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
        <VisuallyHidden>{code.split("").join(" ")}</VisuallyHidden>
      </chakra.p>
      <chakra.span aria-hidden="true" width="176px" height="4px" borderRadius="full" bg="bg.sunken" overflow="hidden">
        <chakra.span
          display="block"
          height="100%"
          bg="fill.success"
          style={{ width: `${(leftMs / periodMs) * 100}%` }}
        />
      </chakra.span>
      <chakra.p textStyle="small" color="fg.muted">
        {text.ownHint}
      </chakra.p>
    </chakra.div>
  );
}

/** Milliseconds since 1970 by the server's clock, to the second. */
function useServerClock(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
