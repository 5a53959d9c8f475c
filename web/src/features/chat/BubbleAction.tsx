import { chakra } from "@chakra-ui/react/styled-system";
import type { IconType } from "react-icons";

interface BubbleActionProps {
  label: string;
  icon: IconType;
  onClick: () => void;
}

/** A small button beside the time of a message. */
export function BubbleAction({ label, icon: Icon, onClick }: BubbleActionProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      display="grid"
      placeItems="center"
      width="24px"
      height="24px"
      my="-4px"
      cursor="pointer"
      onClick={onClick}
    >
      <Icon size={13} aria-hidden="true" />
    </chakra.button>
  );
}
