import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { placeMessages } from "../../lib/placeMessages";
import { searchTowns } from "../../lib/towns";
import type { Town } from "../../lib/towns";

/** A field for a town, with those that fit below it (combobox with a list). */
export function TownSearch({ onChoose }: { onChoose: (town: Town) => void }) {
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const towns = searchTowns(text);
  const isEmpty = text.trim().length > 1 && towns.length === 0;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const town = towns[active];
    if (event.key === "Enter" && town) {
      event.preventDefault();
      onChoose(town);
    } else if (towns.length > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      setActive((active + (event.key === "ArrowDown" ? 1 : -1) + towns.length) % towns.length);
    }
  };

  return (
    <Field label={placeMessages.town}>
      {(control) => (
        // As high as the longest list, so that the dialog does not jump.
        <chakra.div minHeight="390px">
          <Input
            {...control}
            role="combobox"
            aria-expanded={towns.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={towns.length > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={placeMessages.townHint}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden role="status">{towns.length > 0 ? placeMessages.count(towns.length) : ""}</VisuallyHidden>
          {isEmpty && (
            <chakra.p textStyle="small" color="fg.muted" mt="3">
              {placeMessages.none}
            </chakra.p>
          )}
          <chakra.ul
            id={listId}
            role="listbox"
            aria-label={placeMessages.towns}
            hidden={towns.length === 0}
            listStyleType="none"
            mt="2"
          >
            {towns.map((town, index) => (
              <chakra.li
                key={`${town.state} ${town.municipality}`}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                display="flex"
                flexDirection="column"
                justifyContent="center"
                minHeight="56px"
                px="3"
                borderRadius="md"
                cursor="pointer"
                bg={index === active ? "bg.hover" : undefined}
                _hover={{ bg: "bg.hover" }}
                onClick={() => onChoose(town)}
              >
                <b>{town.town}</b>
                <chakra.span textStyle="caption" color="fg.muted">
                  {[town.municipality, town.state].filter((name) => name !== town.town).join(", ") || town.state}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Field>
  );
}
