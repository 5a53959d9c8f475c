import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { ComponentType, FormEvent } from "react";
import { LuIdCard, LuLock, LuUserRound } from "react-icons/lu";
import { checkIdentityNumber } from "../../../../rules/identityNumber";
import { verificationTexts } from "../../../../rules/verification";
import { failureMessage } from "../../apollo/errors";
import { PictureField } from "../../components/form/PictureField";
import { useFocusFirstError } from "../../components/form/useFocusFirstError";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { Link } from "../../components/ui/Link";
import { toast } from "../../components/ui/toast";
import { paths } from "../../lib/paths";
import { verificationMessages } from "../../lib/verificationMessages";
import { useRequestVerification } from "./useVerification";

const { form: text, picture } = verificationMessages;
const fieldNames = ["identityNumber", "document", "photo"] as const;
const sketches = { document: LuIdCard, photo: LuUserRound };
type FieldName = (typeof fieldNames)[number];
type Errors = Partial<Record<FieldName, string>>;

/** Sends number and pictures for the verification; nothing of it is kept in the browser. */
export default function VerificationForm({ onClose }: { onClose: () => void }) {
  const request = useRequestVerification();
  const [number, setNumber] = useState("");
  const [files, setFiles] = useState<{ document?: File; photo?: File }>({});
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useFocusFirstError(element, tries);

  const refuse = (refusals: Errors) => {
    setErrors(refusals);
    setTries((count) => count + 1);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { document, photo } = files;
    const numberError = checkIdentityNumber(number);
    if (numberError || !document || !photo)
      return refuse({
        ...(numberError && { identityNumber: numberError }),
        ...(!document && { document: verificationTexts.missing }),
        ...(!photo && { photo: verificationTexts.missing }),
      });
    setBusy(true);
    try {
      const refusals = await request({ identityNumber: number, document, photo });
      if (refusals.length === 0) {
        toast.success(verificationMessages.done);
        return onClose();
      }
      const isOwn = (field: string | null): field is FieldName => fieldNames.some((name) => name === field);
      for (const { field, message } of refusals) if (!isOwn(field)) toast.refused(message);
      refuse(Object.fromEntries(refusals.flatMap(({ field, message }) => (isOwn(field) ? [[field, message]] : []))));
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (part: "document" | "photo") => (file: File) => {
    setFiles((before) => ({ ...before, [part]: file }));
    setErrors(({ [part]: _mended, ...rest }) => rest);
  };
  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label={verificationMessages.title}
      display="grid"
      gap="5"
    >
      <chakra.p textStyle="small">
        {text.match}{" "}
        <Link to={paths.settings("profile")} textDecoration="underline">
          {text.data}
        </Link>
      </chakra.p>
      <chakra.div maxWidth="320px">
        <Field
          label={text.number}
          hint={text.numberHint}
          {...(errors.identityNumber && { error: errors.identityNumber })}
        >
          {(control) => (
            <Input
              {...control}
              ref={first}
              inputMode="numeric"
              autoComplete="off"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "1fr 1fr" }}>
        {(["document", "photo"] as const).map((part) => (
          <PictureField
            key={part}
            label={text[part]}
            placeholder={<Sketch icon={sketches[part]} />}
            hint={text.hint[part]}
            error={errors[part]}
            aspectRatio="8 / 5"
            fit="contain"
            texts={picture}
            onChosen={choose(part)}
          />
        ))}
      </chakra.div>
      <chakra.p display="flex" gap="2" textStyle="small" color="fg.muted">
        <chakra.span mt="2px">
          <LuLock size={16} aria-hidden="true" />
        </chakra.span>
        <span>{text.privacy}</span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" loading={isBusy}>
          {text.send}
        </Button>
        <Button variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function Sketch({ icon: Icon }: { icon: ComponentType<{ size: number; strokeWidth: number }> }) {
  return (
    <chakra.span display="grid" placeItems="center" height="100%" color="fg.muted" aria-hidden="true">
      <Icon size={56} strokeWidth={1.25} />
    </chakra.span>
  );
}
