import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent, ReactNode, Ref } from "react";
import { LuCircleCheck } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { Skeleton } from "../../components/ui/Skeleton";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { messages } from "../../lib/messages";
import { meetingMessages } from "../../lib/meetingMessages";
import { OwnCode } from "./OwnCode";
import { useHandover } from "./useHandover";
import type { HandoverSource } from "./useHandover";

const text = meetingMessages.handover;

interface HandoverProps {
  source: HandoverSource;
  /** Who enters the viewer's code; null where the viewer shows none, or it is not needed any more. */
  shownTo: { name: string; hasSeen: boolean } | null;
  /** Whose code the viewer enters; null where they enter none, or it is not needed any more. */
  seenFrom: { name: string; hasChecked: boolean } | null;
  /** Where the QR code of the own code leads. */
  pathOf: (code: string) => string;
  /** Of the other party's QR code, when that has opened the page. */
  scannedCode: string;
  /** Confirming with stars, once the codes have shown that both are there. */
  confirm: ReactNode;
}

/** The own code, and the other party's, which says that both are there. */
export function Handover({ source, shownTo, seenFrom, pathOf, scannedCode, confirm }: HandoverProps) {
  const { keys, hasFailed, refresh, check, typed, isBusy } = useHandover(source);
  const hasChecked = seenFrom?.hasChecked === true || typed !== null;
  // Not where another device of the viewer checked it.
  const [checksHere, setChecksHere] = useState(0);
  const checked = useFocusOnChange<HTMLParagraphElement>(checksHere);
  const checkHere = (code: string) => {
    const refusal = check(code);
    if (refusal === null) setChecksHere(checksHere + 1);
    return refusal;
  };
  return (
    <>
      {keys ? (
        keys.own && shownTo && !shownTo.hasSeen && <OwnCode ownKey={keys.own} aheadMs={keys.aheadMs} pathOf={pathOf} />
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
      {shownTo?.hasSeen && <Done>{text.seenByOther(shownTo.name)}</Done>}
      {seenFrom &&
        (hasChecked ? (
          <chakra.div display="grid" gap="3">
            <Done ref={checked}>{text.seenByYou(seenFrom.name)}</Done>
            {typed && !seenFrom.hasChecked && (
              <chakra.p color="fg.muted">{isBusy ? text.syncing : text.queued}</chakra.p>
            )}
            {confirm}
          </chakra.div>
        ) : (
          keys && <CodeForm name={seenFrom.name} scannedCode={scannedCode} check={checkHere} />
        ))}
    </>
  );
}

function Done({ children, ref }: { children: ReactNode; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <chakra.p
      ref={ref}
      tabIndex={-1}
      outline="none"
      role="status"
      display="flex"
      gap="2"
      alignItems="center"
      fontWeight={700}
    >
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
