import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import type { useKeptForm } from "./useKeptForm";

interface KeptFormCardProps extends Pick<ReturnType<typeof useKeptForm>, "form" | "heading"> {
  title: string;
  isSaving: boolean;
  words: { save: string; cancel: string };
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form of what operators keep, with its buttons. */
export function KeptFormCard({
  title,
  form,
  heading,
  isSaving,
  words,
  onSubmit,
  onClose,
  children,
}: KeptFormCardProps) {
  return (
    <Card p={{ base: "4", md: "6" }}>
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" mb="4" outline="none">
        {title}
      </chakra.h2>
      <chakra.form ref={form} onSubmit={onSubmit} display="grid" gap="5" noValidate>
        {children}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" loading={isSaving}>
            {words.save}
          </Button>
          <Button variant="text" disabled={isSaving} onClick={onClose}>
            {words.cancel}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
