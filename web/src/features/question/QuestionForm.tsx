import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { LuSend } from "react-icons/lu";
import { failureMessage } from "../../apollo/errors";
import { Counter } from "../../components/form/Counter";
import { Button } from "../../components/ui/Button";
import { FieldError } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { dropDraft, heldValues, holdValues } from "../../lib/drafts";
import { messages } from "../../lib/messages";
import { isOffline } from "../../lib/patiently";
import { randomId } from "../../lib/randomId";
import { checkComment, maxComment } from "../../../../rules/comment";
import { cleanLine, countCharacters } from "../../../../rules/text";

/** Sends a text under an id of its own; resolves to why it was refused, empty when it was taken. */
export type SendText = (text: string, requestId: string) => Promise<string[]>;

interface QuestionFormProps {
  label: string;
  button: string;
  hint: string;
  /** Of the text that is kept while it is written, one per form. */
  draft: string;
  /** Nobody else gets the draft. */
  ownerId: string;
  /** Opened by a click: one goes on writing there. */
  startsFocused?: boolean;
  onSend: SendText;
}

/** One line of text and its button; Enter sends. What could not be sent stays, and sending it again is safe. */
export function QuestionForm({
  label,
  button,
  hint,
  draft,
  ownerId,
  startsFocused = false,
  onSend,
}: QuestionFormProps) {
  const id = useId();
  const [text, setText] = useState(() => heldValues<string>(draft, ownerId) ?? "");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // The same text under the same id: the server takes a repeat for what it is.
  const request = useRef({ id: "", text: "" });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [startsFocused]);
  const change = (next: string) => {
    setText(next);
    setError(undefined);
    holdValues(draft, ownerId, next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = cleanLine(text);
    if (written === "" || isSending) return;
    const broken = checkComment(written);
    if (broken) return setError(broken);
    if (isOffline()) return setError(messages.error.connection);
    if (request.current.text !== written) request.current = { id: randomId(), text: written };
    setSending(true);
    setError(undefined);
    setText("");
    let refusal: string | undefined;
    try {
      refusal = (await onSend(written, request.current.id))[0];
    } catch (failure) {
      refusal = failureMessage(failure);
    }
    setSending(false);
    if (refusal === undefined) {
      request.current = { id: "", text: "" };
      return dropDraft(draft);
    }
    // What was written meanwhile is not written over.
    setText((now) => now || written);
    setError(refusal);
  };

  const note = `${id}-note`;
  const count = countCharacters(text);
  return (
    <chakra.form onSubmit={submit} flex="1" minWidth="0" noValidate>
      <chakra.div display="flex" gap="2">
        <VisuallyHidden asChild>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <Input
          ref={field}
          id={id}
          value={text}
          onChange={(event) => change(event.target.value)}
          placeholder={label}
          aria-describedby={note}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button
          type="submit"
          variant="primary"
          flexShrink={0}
          aria-label={button}
          disabled={text.trim() === ""}
          aria-busy={isSending || undefined}
          px={{ base: "3.5", sm: "5" }}
        >
          <chakra.span display={{ base: "none", sm: "inline" }}>{button}</chakra.span>
          <chakra.span display={{ base: "inline", sm: "none" }}>
            <LuSend size={20} aria-hidden="true" />
          </chakra.span>
        </Button>
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" gap="3" mt="1.5">
        {error ? (
          <FieldError id={note}>{error}</FieldError>
        ) : (
          <chakra.p id={note} textStyle="small" color="fg.muted">
            {hint}
          </chakra.p>
        )}
        {count > maxComment - 60 && <Counter count={count} max={maxComment} />}
      </chakra.div>
    </chakra.form>
  );
}
