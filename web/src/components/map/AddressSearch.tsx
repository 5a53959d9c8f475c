import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { Field } from "../ui/Field";
import { Input } from "../ui/Input";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { publishingMessages } from "../../lib/publishingMessages";
import { addressOf, searchPlaces } from "../../lib/venezuela";
import type { Sector } from "../../../../rules/place";

const texts = publishingMessages.place;

interface AddressSearchProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (sector: Sector) => void;
  error?: string;
}

/** The address field, suggesting places of Venezuela while typing (combobox with a list). */
export function AddressSearch({ value, onType, onChoose, error }: AddressSearchProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = isOpen ? searchPlaces(value) : [];
  const isShown = matches.length > 0;
  const isUnknown = isOpen && value.trim().length > 1 && !isShown;

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
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <VisuallyHidden role="status">{isShown ? texts.resultCount(matches.length) : ""}</VisuallyHidden>
          <chakra.p role="status" textStyle="small" color="fg.muted" mt={isUnknown ? "2" : undefined}>
            {isUnknown && texts.noResults}
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
