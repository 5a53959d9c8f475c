import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkTypedCode } from "../../../../rules/secureExchange";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { venueMessages } from "../../lib/venueMessages";
import { CheckedCode } from "./CheckedCode";
import type { Visit, VisitOutcome } from "./useVenueVisits";

const text = venueMessages.visits;

interface CodeCheckProps {
  /** Of which venue and day the page is. */
  venueId: string;
  date: string;
  /** Null where it failed. */
  onCheck: (code: string) => Promise<VisitOutcome | null>;
  /** Null while a code is checked, and where there is none. */
  onFound: (visit: Visit | null) => void;
}

/** Checks one code after the other: the field keeps the focus for the next one. */
export function CodeCheck({ venueId, date, onCheck, onFound }: CodeCheckProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [found, setFound] = useState<Visit | null>(null);
  const [lastDate, setLastDate] = useState(date);
  // The way to the day of a code goes with it.
  const { target: input, area } = useKeptFocus<HTMLInputElement>();
  if (lastDate !== date) {
    setLastDate(date);
    setError("");
    setFound(null);
  }
  const show = (visit: Visit | null) => {
    setFound(visit);
    onFound(visit);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    show(null);
    const refusal = checkTypedCode(code);
    if (refusal) return setError(refusal);
    const outcome = await onCheck(code);
    if (!outcome) return;
    setError(outcome.errors[0]?.message ?? "");
    // Selected, so that the next one replaces it; what was typed meanwhile is the next one.
    if (input.current?.value === code) input.current.select();
    if (outcome.visit) {
      setCode((now) => (now === code ? "" : now));
      show(outcome.visit);
    }
  };
  return (
    <Card {...area} p={{ base: "4", md: "5" }}>
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
      <chakra.div role="status" mt="2" minHeight="1.5em">
        {found && <CheckedCode visit={found} venueId={venueId} date={date} />}
      </chakra.div>
    </Card>
  );
}
