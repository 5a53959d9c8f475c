import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkTypedCode } from "../../../../rules/secureExchange";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { venueMessages } from "../../lib/venueMessages";
import type { VisitOutcome } from "./useVenueVisits";

const text = venueMessages.visits;

interface CodeCheckProps {
  /** Null where it failed. */
  onCheck: (code: string) => Promise<VisitOutcome | null>;
  /** Null while a code is checked, and where there is none. */
  onFound: (visit: VisitOutcome["visit"]) => void;
  /** What the last code was. */
  found: string;
  /** Whether it may come in here and now. */
  isExpected: boolean;
}

/** Checks one code after the other: the field keeps the focus for the next one. */
export function CodeCheck({ onCheck, onFound, found, isExpected }: CodeCheckProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    onFound(null);
    const refusal = checkTypedCode(code);
    if (refusal) return setError(refusal);
    const outcome = await onCheck(code);
    if (!outcome) return;
    setError(outcome.errors[0]?.message ?? "");
    // Selected, so that the next one replaces it; what was typed meanwhile is the next one.
    if (input.current?.value === code) input.current.select();
    if (outcome.visit) {
      setCode((now) => (now === code ? "" : now));
      onFound(outcome.visit);
    }
  };
  return (
    <Card p={{ base: "4", md: "5" }}>
      <chakra.form onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text.code} hint={text.codeHint} {...(error && { error })}>
          {(control) => (
            <chakra.div display="flex" gap="3">
              <Input
                {...control}
                ref={input}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={12}
                maxWidth="240px"
                fontFamily="heading"
                fontWeight={700}
                letterSpacing="0.1em"
                textTransform="uppercase"
                value={code}
                onChange={(event) => {
                  setError("");
                  setCode(event.target.value);
                }}
              />
              <Button type="submit">{text.check}</Button>
            </chakra.div>
          )}
        </Field>
      </chakra.form>
      <chakra.p
        role="status"
        mt="2"
        minHeight="1.5em"
        fontWeight={700}
        color={isExpected ? "fg.success" : "fg.error"}
        overflowWrap="anywhere"
      >
        {found}
      </chakra.p>
    </Card>
  );
}
