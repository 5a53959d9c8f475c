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

/** The height that it takes at the foot of a narrow screen: two lines, a padding and its distance from the edge. */
export const UNDO_ROOM = "calc(6rem + 24px)";

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
      bottom={{ base: "80px", sm: "4" }}
      zIndex="sticky"
      mt="5"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: "2", lg: "3" }}
      p="3"
      borderRadius="card"
      bg="bg.surface"
      border="1px solid {colors.border.control}"
      boxShadow="2"
      data-keep-clear=""
    >
      <chakra.p
        flex={{ base: "1 1 calc(100% - 9rem)", lg: "1 1 200px" }}
        minWidth="0"
        overflowWrap="anywhere"
        lineClamp={{ base: 1, lg: "none" }}
        role="status"
      >
        <b>{text.done[decision.action]}</b>: {decision.title}
      </chakra.p>
      <chakra.span textStyle="small" color="fg.muted">
        {text.takesEffect(seconds)}
      </chakra.span>
      <Button variant="secondary" size="s" flex={{ base: "1", lg: "none" }} loading={isBusy} onClick={onUndo}>
        {text.undo}
      </Button>
      <Button variant="text" size="s" flex={{ base: "1", lg: "none" }} loading={isBusy} onClick={onApply}>
        {text.apply}
      </Button>
    </chakra.div>
  );
}
