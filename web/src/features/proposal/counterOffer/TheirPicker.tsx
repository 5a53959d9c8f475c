import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Button } from "../../../components/ui/Button";
import { ErrorState } from "../../../components/ui/ErrorState";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import { SidePicker } from "./SidePicker";
import type { useTheirThings } from "./useTheirThings";

interface TheirPickerProps extends Omit<ComponentProps<typeof SidePicker>, "label" | "kind" | "none"> {
  their: ReturnType<typeof useTheirThings>;
  /** Of the other party. */
  name: string;
}

/** What the other party has published, to choose from: loaded page by page. */
export function TheirPicker({ their, name, below, ...picker }: TheirPickerProps) {
  return (
    <SidePicker
      {...picker}
      label={text.receive(name)}
      kind="receive"
      none={their.error ? null : their.isLoading ? text.loading : text.none}
      below={
        <>
          {their.error && <ErrorState onRetry={their.retry} />}
          {their.hasMore && (
            <chakra.div mt="3">
              <Button variant="secondary" size="s" loading={their.isLoading} onClick={their.loadMore}>
                {text.more}
              </Button>
            </chakra.div>
          )}
          {below}
        </>
      }
    />
  );
}
