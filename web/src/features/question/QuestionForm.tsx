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
import { deleteDraft, readMemoryDraft, saveMemoryDraft } from "../../lib/drafts";
import { messages } from "../../lib/messages";
import { isOffline } from "../../lib/loadWhenOnline";
import { useRequestId } from "../../components/useRequestId";
import { checkComment, maxComment } from "../../../../rules/comment";
import { cleanLine, countCharacters } from "../../../../rules/text";

/** Sends a text with its own request id; resolves to the refusals, empty on success. */
export type SendText = (text: string, requestId: string) => Promise<string[]>;

interface QuestionFormProps {
  label: string;
  button: string;
  hint: string;
  /** Name of the stored draft, one per form. */
  draft: string;
  /** No other user sees the draft. */
  ownerId: string;
  /** Takes the focus on mount, when a click opened it. */
  hasInitialFocus?: boolean;
  onSend: SendText;
}

/** A line of text with its button; Enter sends. What could not be sent stays, and sending it again is safe. */
export function QuestionForm({
  label,
  button,
  hint,
  draft,
  ownerId,
  hasInitialFocus = false,
  onSend,
}: QuestionFormProps) {
  const id = useId();
  const [text, setText] = useState(() => readMemoryDraft<string>(draft, ownerId) ?? "");
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  // The same text keeps its id, so that the server recognises a repeat.
  const { requestIdFor, endRequest } = useRequestId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasInitialFocus) field.current?.focus();
  }, [hasInitialFocus]);
  const change = (next: string) => {
    setText(next);
    setErrors([]);
    saveMemoryDraft(draft, ownerId, next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = cleanLine(text);
    if (trimmed === "" || isSending) return;
    const broken = checkComment(trimmed);
    if (broken) return setErrors([broken]);
    if (isOffline()) return setErrors([messages.error.connection]);
    setSending(true);
    setErrors([]);
    setText("");
    let refusals: string[];
    try {
      refusals = await onSend(trimmed, requestIdFor(trimmed));
    } catch (failure) {
      refusals = [failureMessage(failure)];
    }
    setSending(false);
    if (refusals.length === 0) {
      endRequest();
      return deleteDraft(draft);
    }
    // Text written meanwhile is not overwritten.
    setText((current) => current || trimmed);
    setErrors(refusals);
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
          aria-invalid={errors.length > 0 ? true : undefined}
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
        {errors.length > 0 ? (
          <chakra.div id={note}>
            {errors.map((error) => (
              <FieldError key={error}>{error}</FieldError>
            ))}
          </chakra.div>
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
