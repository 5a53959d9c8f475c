import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { dayLabel, timeOfDay } from "../../lib/dates";

interface DeskRowProps {
  title: ReactNode;
  detail: string | null;
  /** Stands before the time, as who decided. */
  note: string;
  time: string;
  /** What can be done. */
  children: ReactNode;
}

/** A line of one of the desk's lists: what it is about, why, when, and what can be done. */
export function DeskRow({ title, detail, note, time, children }: DeskRowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <chakra.div flex="1 1 240px" minWidth="0">
        <chakra.p fontWeight={700}>{title}</chakra.p>
        {detail && <chakra.p overflowWrap="anywhere">{detail}</chakra.p>}
        <chakra.p textStyle="caption" color="fg.muted">
          {note} · <time dateTime={time}>{`${dayLabel(time)}, ${timeOfDay(time)}`}</time>
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.li>
  );
}
