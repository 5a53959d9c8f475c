import { chakra } from "@chakra-ui/react/styled-system";
import type { UseFormReturn } from "react-hook-form";
import { proposalMessages as text } from "../../../lib/proposalMessages";
import { AskedThing } from "./AskedThing";
import { ComplementFields } from "./ComplementFields";
import type { TermsValues } from "./termsSchema";
import { TheirPicker } from "./TheirPicker";
import type { Thing } from "./thingFragment";
import type { useTheirThings } from "./useTheirThings";

interface AskMoreProps {
  form: UseFormReturn<TermsValues>;
  publication: Thing;
  /** Of its owner. */
  name: string;
  their: ReturnType<typeof useTheirThings>;
  /** What of it can be asked for, and how much of that is. */
  theirs: readonly Thing[];
  chosen: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** What a proposal asks for beside the publication: further things of its owner, and money from either side. */
export function AskMore({ form, publication, name, their, theirs, chosen, isOpen, onToggle }: AskMoreProps) {
  return (
    <chakra.div display="grid" gap="5" mt="5">
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <chakra.summary
          minHeight="44px"
          alignContent="center"
          cursor="pointer"
          width="fit-content"
          color="fg.link"
          fontWeight={700}
        >
          {text.askMore}
        </chakra.summary>
        {isOpen && (
          <chakra.div mt="2">
            <TheirPicker
              their={their}
              name={name}
              things={theirs}
              field={form.register("theirs")}
              chosen={chosen}
              error={form.formState.errors.theirs?.message}
            >
              <AskedThing thing={publication} note={text.asked} />
            </TheirPicker>
          </chakra.div>
        )}
      </details>
      <ComplementFields form={form} name={name} />
    </chakra.div>
  );
}
