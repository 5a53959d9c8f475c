import { useRef, useState } from "react";
import { LuCheck, LuCopy, LuMessageCircle, LuShare2 } from "react-icons/lu";
import { shareMessages as messages, whatsappLink } from "../lib/shareMessages";
import { Button, ButtonLink } from "./ui/Button";
import { Field } from "./ui/Field";
import { Input } from "./ui/Input";
import { toast } from "./ui/toast";

interface ShareChoicesProps {
  link: string;
  title: string;
  /** What is said before the link. */
  text: string;
}

/** WhatsApp first, then the system's sheet, then the link to copy. */
export function ShareChoices({ link, title, text }: ShareChoicesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    field.current?.select();
    // Outside a secure context only `execCommand` is left, which copies the selection.
    const isDone =
      (await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      )) ?? document.execCommand("copy");
    setCopied(isDone);
    if (isDone) toast.success(messages.copied);
    else toast.error(messages.notCopied);
  };

  return (
    <>
      <ButtonLink to={whatsappLink(text, link)} target="_blank" rel="noopener noreferrer" wide>
        <LuMessageCircle size={20} aria-hidden="true" />
        {messages.whatsapp}
      </ButtonLink>
      {"share" in navigator && (
        // Cancelling the system's share sheet is not an error.
        <Button
          variant="secondary"
          wide
          onClick={() => void navigator.share({ title, text, url: link }).catch(() => {})}
        >
          <LuShare2 size={20} aria-hidden="true" />
          {messages.shareWith}
        </Button>
      )}
      <Field label={messages.link}>
        {(control) => (
          <Input {...control} ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" wide onClick={() => void copy()}>
        {isCopied ? <LuCheck size={20} aria-hidden="true" /> : <LuCopy size={20} aria-hidden="true" />}
        {isCopied ? messages.copiedShort : messages.copy}
      </Button>
    </>
  );
}
