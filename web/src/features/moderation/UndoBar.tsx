import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/Button";
import { moderationMessages as text } from "../../lib/moderationMessages";
import type { OpenDecision } from "./useDecide";

interface UndoBarProps {
  decision: OpenDecision;
  isBusy: boolean;
  onUndo: () => void;
  onApply: () => void;
  /** It has taken effect. */
  onOver: () => void;
}

/** The last decision while it can be taken back. */
export function UndoBar({ decision, isBusy, onUndo, onApply, onOver }: UndoBarProps) {
  const until = Date.parse(decision.undoUntil ?? "");
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((until - now) / 1_000);
  const isOver = !(seconds > 0);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  return (
    <chakra.div
      position="sticky"
      bottom={{ base: "72px", md: "4" }}
      zIndex="docked"
      mt="5"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      borderRadius="card"
      bg="bg.surface"
      border="1px solid {colors.border.control}"
      boxShadow="2"
    >
      <chakra.p flex="1 1 200px" minWidth="0" overflowWrap="anywhere" role="status">
        <b>{text.done[decision.action]}</b>: {decision.title}
      </chakra.p>
      <chakra.span textStyle="small" color="fg.muted">
        {text.takesEffect(seconds)}
      </chakra.span>
      <Button variant="secondary" size="s" loading={isBusy} onClick={onUndo}>
        {text.undo}
      </Button>
      <Button variant="text" size="s" loading={isBusy} onClick={onApply}>
        {text.apply}
      </Button>
    </chakra.div>
  );
}
