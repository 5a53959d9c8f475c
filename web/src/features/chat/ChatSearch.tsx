import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import { LuSearch, LuX } from "react-icons/lu";
import { maxChatSearch } from "../../../../rules/chatSearch";
import { Input } from "../../components/ui/Input";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { chatSearchMessages as text } from "../../lib/chatSearchMessages";

/** How long nothing is typed until it is looked for, in ms. */
const PAUSE = 300;

interface ChatSearchProps {
  /** What is looked for, as the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** The field above the list of chats. */
export default function ChatSearch({ value, onChange }: ChatSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const pause = setTimeout(() => onChange(typed), PAUSE);
    return () => clearTimeout(pause);
  }, [typed, value, onChange]);
  // Back and forward change the address alone.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <chakra.form
      role="search"
      position="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
      }}
    >
      <VisuallyHidden asChild>
        <label htmlFor={id}>{text.label}</label>
      </VisuallyHidden>
      <chakra.span
        position="absolute"
        left="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <LuSearch size={18} aria-hidden="true" />
      </chakra.span>
      <Input
        id={id}
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxChatSearch}
        placeholder={text.label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        pl="10"
        pr="12"
      />
      {typed !== "" && (
        <chakra.button
          type="button"
          aria-label={text.clear}
          position="absolute"
          right="1"
          top="50%"
          transform="translateY(-50%)"
          display="grid"
          placeItems="center"
          width="44px"
          height="44px"
          color="fg.muted"
          cursor="pointer"
          onClick={() => {
            setTyped("");
            onChange("");
            field.current?.focus();
          }}
        >
          <LuX size={18} aria-hidden="true" />
        </chakra.button>
      )}
    </chakra.form>
  );
}
