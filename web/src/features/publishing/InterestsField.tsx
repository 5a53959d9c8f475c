import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FocusEvent } from "react";
import { LuPlus, LuX } from "react-icons/lu";
import { publicationTexts } from "../../../../rules/publication";
import { Button } from "../../components/ui/Button";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { publishingMessages } from "../../lib/publishingMessages";
import { addInterests, suggestInterests } from "../../lib/words";
import { collectInterestWords } from "./categoryChoice";
import { useCategories } from "./useCategories";

const texts = publishingMessages.interests;

interface InterestsFieldProps {
  interests: readonly string[];
  onChange: (interests: string[]) => void;
  error?: string;
}

/** Interests as tags: typed (Enter or comma adds), pasted, or picked from the suggestions. */
export function InterestsField({ interests, onChange, error }: InterestsFieldProps) {
  const { tree, excludedWords } = useCategories();
  const words = useMemo(() => [...texts.popular, ...collectInterestWords(tree)], [tree]);
  const [typed, setTyped] = useState("");
  const [hasBadLength, setBadLength] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPressing = useIsPressing();

  const add = (text: string) => {
    const added = addInterests(interests, text, excludedWords);
    setBadLength(added.hasBadLength);
    setTyped(added.hasBadLength ? text.trim().replace(/[,;]$/, "") : "");
    if (added.interests.length > interests.length) onChange(added.interests);
  };
  const suggestions = suggestInterests({ words, typed, chosen: interests, excluded: excludedWords });

  // Leaving the field adds a half-typed word, except on the way to a suggestion.
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!typed.trim() || event.currentTarget.contains(event.relatedTarget)) return;
    // During a press, add on click: new tags would push the pressed element away before the release.
    if (isPressing.current) addEventListener("click", () => add(typed), { once: true, capture: true });
    else add(typed);
  };
  return (
    <chakra.div onBlur={onBlur}>
      <Field label={texts.label} hint={texts.hint} error={hasBadLength ? publicationTexts.interests : error}>
        {(control) => (
          <chakra.div display="flex" gap="2.5">
            <Input
              {...control}
              ref={input}
              value={typed}
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={(event) => {
                const { value } = event.target;
                if (/[,;\n]/.test(value)) add(value);
                else {
                  setTyped(value);
                  setBadLength(false);
                }
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault(); // Enter adds a word, it does not submit the step
                add(typed);
              }}
            />
            <Button variant="secondary" onClick={() => add(typed)}>
              {texts.add}
            </Button>
          </chakra.div>
        )}
      </Field>
      {interests.length > 0 && (
        <chakra.ul aria-label={texts.chosen} listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="4">
          {interests.map((word) => (
            <li key={word}>
              <Chip
                type="button"
                kind="chosen"
                aria-label={texts.remove(word)}
                onClick={() => {
                  onChange(interests.filter((interest) => interest !== word));
                  input.current?.focus();
                }}
              >
                {word}
                <LuX size={16} aria-hidden="true" />
              </Chip>
            </li>
          ))}
        </chakra.ul>
      )}
      {suggestions.length > 0 && (
        <chakra.div mt="5">
          <chakra.p textStyle="small" fontWeight={700} color="fg.muted" mb="2">
            {texts.suggestions}
          </chakra.p>
          <chakra.ul aria-label={texts.suggestions} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
            {suggestions.map((word) => (
              <li key={word}>
                {/* Some browsers do not focus buttons: without this, a press would count as leaving the field. */}
                <Chip
                  type="button"
                  kind="offered"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => add(word)}
                >
                  <LuPlus size={16} aria-hidden="true" />
                  {word}
                </Chip>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </chakra.div>
  );
}

const Chip = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "44px",
    px: "3.5",
    borderRadius: "plumaSm",
    fontWeight: 600,
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
  variants: {
    kind: {
      chosen: {
        bg: "bg.receive",
        boxShadow: "inset 0 0 0 1.5px {colors.border.receive}",
        _hover: { bg: "bg.receiveStrong" },
      },
      offered: {
        bg: "bg.surface",
        boxShadow: "inset 0 0 0 1px {colors.border.control}",
        color: "fg.action",
        _hover: { bg: "bg.hover" },
      },
    },
  },
});

/** Whether a pointer is currently down, anywhere on the page. */
function useIsPressing() {
  const isPressing = useRef(false);
  useEffect(() => {
    const trackPointer = ({ type }: Event) => {
      isPressing.current = type === "pointerdown";
    };
    const eventTypes = ["pointerdown", "pointerup", "pointercancel"];
    for (const eventType of eventTypes) addEventListener(eventType, trackPointer, true);
    return () => {
      for (const kind of eventTypes) removeEventListener(kind, trackPointer, true);
    };
  }, []);
  return isPressing;
}
