import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { LuCheck, LuCopy, LuMessageCircle, LuShare2 } from "react-icons/lu";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { toast } from "../../components/ui/toast";
import { questionMessages as text } from "../../lib/questionMessages";
import { shareLink, shareText, whatsappLink } from "./shareText";
import type { SharedPublication } from "./shareText";

interface ShareDialogProps {
  publication: SharedPublication;
  onClose: () => void;
}

/** WhatsApp first, then the system's sheet, then the publication's URL to copy. */
export default function ShareDialog({ publication, onClose }: ShareDialogProps) {
  const link = shareLink(publication);
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
    if (isDone) toast.success(text.copied);
    else toast.error(text.notCopied);
  };

  return (
    <Dialog open kind="sheet" onClose={onClose} title={text.shareTitle}>
      <chakra.div display="grid" gap="3">
        <ButtonLink to={whatsappLink(publication)} target="_blank" rel="noopener noreferrer" wide>
          <LuMessageCircle size={20} aria-hidden="true" />
          {text.whatsapp}
        </ButtonLink>
        {"share" in navigator && (
          // Cancelling the system's share sheet is not an error.
          <Button
            variant="secondary"
            wide
            onClick={() =>
              void navigator
                .share({ title: publication.title, text: shareText(publication), url: link })
                .catch(() => {})
            }
          >
            <LuShare2 size={20} aria-hidden="true" />
            {text.shareWith}
          </Button>
        )}
        <Field label={text.link}>
          {(control) => (
            <Input {...control} ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <Button variant="secondary" wide onClick={() => void copy()}>
          {isCopied ? <LuCheck size={20} aria-hidden="true" /> : <LuCopy size={20} aria-hidden="true" />}
          {isCopied ? text.copiedShort : text.copy}
        </Button>
      </chakra.div>
    </Dialog>
  );
}
