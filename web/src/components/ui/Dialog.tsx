import { Dialog as ChakraDialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { LuX } from "react-icons/lu";
import { messages } from "../../lib/messages";
import { dialogRecipe } from "../../theme/recipes/dialog";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `sheet` is a bottom sheet on phones; `wide` for pictures and cropping. */
  kind?: "window" | "sheet" | "wide" | "drawer";
  /** A picture above the title, which is then centred. */
  lead?: ReactNode;
  children?: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
}

/** A modal dialog. It costs 17 kB: lazy-load the component that opens it where the screen does not always need it. */
export function Dialog({
  open,
  onClose,
  title,
  kind = "window",
  lead,
  children,
  footer,
  role = "dialog",
}: DialogProps) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      role={role}
      recipe={dialogRecipe}
      lazyMount
      unmountOnExit
      {...{ kind }}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            {lead && <div data-lead="">{lead}</div>}
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <ChakraDialog.CloseTrigger aria-label={messages.action.close}>
                <LuX size={22} aria-hidden="true" />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
