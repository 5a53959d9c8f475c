import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useHashTarget } from "./useHashTarget";
import { Card } from "./Card";
import { ErrorState } from "./ErrorState";

interface SettingsCardProps {
  /** What addresses lead to. */
  id: string;
  title: string;
  hint: string;
  /** The children show what is known already. */
  isLoading: boolean;
  /** In place of the children, where nothing could be loaded. */
  onRetry: (() => void) | null;
  /** Above the settings, whether they could be loaded or not. */
  notices?: ReactNode;
  children: ReactNode;
}

/** A section of the settings page whose choices are saved as they are made. */
export function SettingsCard({ id, title, hint, isLoading, onRetry, notices, children }: SettingsCardProps) {
  useHashTarget(id);
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={isLoading}
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="3"
      scrollMarginTop="80px"
    >
      <chakra.h2 id={`${id}-title`} textStyle="h3">
        {title}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted">
        {hint}
      </chakra.p>
      {notices}
      {onRetry ? <ErrorState onRetry={onRetry} /> : children}
    </Card>
  );
}
