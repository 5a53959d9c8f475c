import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { LuCircleCheck } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import { messages } from "../../lib/messages";
import { meetingMessages } from "../../lib/meetingMessages";
import type { Meeting } from "./meetingFragment";
import { OwnCode } from "./OwnCode";
import { useHandover } from "./useHandover";
import { useIsDue } from "./useIsDue";

const text = meetingMessages.handover;

interface HandoverCardProps {
  meeting: Meeting;
  transactionId: string;
  /** Of the counterpart. */
  name: string;
  /** Of the other party's QR code, when that has opened the page. */
  scannedCode: string;
  /** Confirming with stars, once the codes have shown that both are there. */
  confirm: ReactNode;
}

/** At the meeting: the own code, and the other party's, which says that both are there. */
export default function HandoverCard({ meeting, transactionId, name, scannedCode, confirm }: HandoverCardProps) {
  const { keys, hasFailed, refresh, check, typed, isBusy } = useHandover(meeting.id);
  const isDue = useIsDue(meeting);
  const hasChecked = meeting.viewerProgress.checkedAt !== null || typed !== null;
  if (!isDue) return null;
  return (
    <Card as="section" aria-labelledby="handover" display="grid" gap="5" mt="5" p={{ base: "4", md: "6" }}>
      <div>
        <chakra.h2 id="handover" textStyle="h4" mb="1">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{text.lead}</chakra.p>
      </div>
      {keys ? (
        meeting.counterpartProgress.checkedAt === null && <OwnCode keys={keys} transactionId={transactionId} />
      ) : hasFailed ? (
        <chakra.div display="grid" gap="2" justifyItems="start">
          <p>{text.failed}</p>
          <Button variant="secondary" size="s" onClick={refresh}>
            {messages.action.retry}
          </Button>
        </chakra.div>
      ) : (
        <Skeleton height="280px" borderRadius="control" />
      )}
      {meeting.counterpartProgress.checkedAt !== null && <Done>{text.seenByOther(name)}</Done>}
      {hasChecked ? (
        <chakra.div display="grid" gap="3">
          <Done>{text.seenByYou(name)}</Done>
          {typed && <chakra.p color="fg.muted">{isBusy ? text.syncing : text.queued}</chakra.p>}
          <p>{text.confirmNow}</p>
          {confirm}
        </chakra.div>
      ) : (
        keys && <CodeForm name={name} scannedCode={scannedCode} check={check} />
      )}
    </Card>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <chakra.p role="status" display="flex" gap="2" alignItems="center" fontWeight={700}>
      <chakra.span color="fg.success" flexShrink={0}>
        <LuCircleCheck size={20} aria-hidden="true" />
      </chakra.span>
      {children}
    </chakra.p>
  );
}

interface CodeFormProps {
  name: string;
  scannedCode: string;
  check: (code: string) => string | null;
}

function CodeForm({ name, scannedCode, check }: CodeFormProps) {
  const [code, setCode] = useState(scannedCode);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(check(code));
  };
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="3">
      <Field label={text.theirs(name)} hint={text.theirsHint} {...(error && { error })}>
        {(control) => (
          <Input
            {...control}
            value={code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onChange={(event) => {
              setError(null);
              setCode(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" justifySelf="start">
        {text.submit}
      </Button>
    </chakra.form>
  );
}
