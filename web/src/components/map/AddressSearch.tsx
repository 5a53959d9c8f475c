import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { Field } from "../ui/Field";
import { Input } from "../ui/Input";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { publishingMessages } from "../../lib/publishingMessages";
import { addressOf, searchPlaces } from "../../lib/venezuela";
import type { Sector } from "../../../../rules/place";
import type { Point } from "../../../../rules/placeGrid";

const texts = publishingMessages.place;

interface AddressSearchProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (sector: Sector) => void;
  /** What is chosen; null for nothing yet. */
  point: Point | null;
  /** What to do where no place is called so. */
  unknown: string;
  error?: string;
}

/** The address field, suggesting places of Venezuela while typing (combobox with a list). */
export function AddressSearch({ value, onType, onChoose, point, unknown, error }: AddressSearchProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = isOpen ? searchPlaces(value) : [];
  const isShown = matches.length > 0;
  // It stays when the field is left: a button below must not move away under the press that left it.
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const at = [point?.latitude, point?.longitude].join(" ");
  const isUnknown =
    typed?.text === value && typed.at === at && value.trim().length > 1 && searchPlaces(value).length === 0;

  const choose = (sector: Sector | undefined) => {
    if (!sector) return;
    setOpen(false);
    setActive(-1);
    onChoose(sector);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter") {
      event.preventDefault(); // Enter selects a suggestion, it does not publish
      choose(matches[active] ?? matches[0]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (isShown) setActive((active + step + matches.length) % matches.length);
    }
  };

  return (
    <Field label={texts.address} hint={texts.addressHint} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...control}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => {
              onType(event.target.value);
              setTyped({ text: event.target.value, at });
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <VisuallyHidden role="status">{isShown ? texts.resultCount(matches.length) : ""}</VisuallyHidden>
          <chakra.p role="status" textStyle="small" color="fg.muted" mt={isUnknown ? "2" : undefined}>
            {isUnknown && unknown}
          </chakra.p>
          <chakra.ul
            id={listId}
            role="listbox"
            aria-label={texts.results}
            hidden={!isShown}
            listStyleType="none"
            position="absolute"
            left="0"
            right="0"
            top="calc(100% + 4px)"
            zIndex="dropdown"
            p="1.5"
            bg="bg.surface"
            border="1px solid {colors.border.subtle}"
            borderRadius="control"
            boxShadow="3"
          >
            {matches.map((sector, index) => (
              <chakra.li
                key={addressOf(sector)}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                display="flex"
                alignItems="center"
                minHeight="44px"
                px="3"
                borderRadius="md"
                cursor="pointer"
                bg={index === active ? "bg.hover" : undefined}
                _hover={{ bg: "bg.hover" }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(sector)}
              >
                {addressOf(sector)}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Field>
  );
}
