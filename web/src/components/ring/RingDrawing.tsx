import { chakra } from "@chakra-ui/react/styled-system";
import { Picture } from "../ui/Picture";
import { ringMessages as text } from "../../lib/ringMessages";
import { shortName } from "../../lib/names";
import { colorVar } from "../../theme/colors";
import type { RingMemberData } from "./ringNames";

/** Of the drawing's width, in percent. */
const radius = 36;
const at = (degrees: number) => ({
  x: 50 + radius * Math.cos((degrees * Math.PI) / 180),
  y: 50 + radius * Math.sin((degrees * Math.PI) / 180),
});

/**
 * The things on a circle, the viewer's on top, each handed on clockwise: blue leaves the viewer, gold comes to them.
 */
export function RingDrawing({ members, size }: { members: readonly RingMemberData[]; size: number }) {
  const step = 360 / members.length;
  const angleOf = (index: number) => index * step - 90;
  const tile = members.length > 3 ? 27 : 30;
  return (
    <chakra.div
      aria-hidden="true"
      position="relative"
      flexShrink={0}
      width="100%"
      maxWidth={`${size}px`}
      aspectRatio="1 / 1"
      mx="auto"
    >
      <chakra.svg viewBox="0 0 100 100" position="absolute" inset="0" width="100%" height="100%">
        {members.map((member, index) => {
          const [from, to] = [at(angleOf(index)), at(angleOf(index) + step)];
          const middle = angleOf(index) + step / 2;
          const tip = at(middle);
          const isIncoming = index === members.length - 1;
          const color = colorVar(index === 0 ? "art.give" : isIncoming ? "art.receive" : "border.control");
          return (
            <g key={member.id}>
              <path
                d={`M ${from.x} ${from.y} A ${radius} ${radius} 0 0 1 ${to.x} ${to.y}`}
                fill="none"
                stroke={color}
                strokeWidth="2.4"
              />
              <path
                d="M -3.4 -4 L 4 0 L -3.4 4 Z"
                fill={color}
                transform={`translate(${tip.x} ${tip.y}) rotate(${middle + 90})`}
              />
            </g>
          );
        })}
      </chakra.svg>
      {members.map((member, index) => {
        const { x, y } = at(angleOf(index));
        return (
          <chakra.div
            key={member.id}
            position="absolute"
            display="grid"
            justifyItems="center"
            transform="translate(-50%, -50%)"
            style={{ left: `${x}%`, top: `${y}%`, width: `${tile}%` }}
          >
            <chakra.div
              width="100%"
              aspectRatio="1 / 1"
              overflow="hidden"
              borderRadius="22% 6% 22% 6%"
              bg="bg.surface"
              boxShadow="0 0 0 3px {colors.bg.surface}"
              css={{ "& img": { width: "100%", height: "100%", objectFit: "cover" } }}
            >
              <Picture image={member.cover} alt="" sizes={`${Math.round((size * tile) / 100)}px`} />
            </chakra.div>
            {size > 160 && (
              <chakra.span
                position="absolute"
                bottom="-10px"
                maxWidth="116%"
                px="2"
                borderRadius="full"
                bg={member.isViewer ? "fill.give" : "bg.surface"}
                color={member.isViewer ? "fg.onFill" : "fg"}
                boxShadow="inset 0 0 0 1px {colors.border.subtle}"
                textStyle="caption"
                fontWeight={700}
                truncate
              >
                {member.isViewer ? text.you : shortName(member.user)}
              </chakra.span>
            )}
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
