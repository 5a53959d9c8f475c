import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowDown, LuArrowUp } from "react-icons/lu";
import type { BannerState } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { bannerMessages as text } from "../../lib/bannerMessages";
import { dayLabel } from "../../lib/dates";
import type { BannerInput, KeptBanner } from "./useKeptBanners";

const LOOK: Record<BannerState, { bg: string; color: string }> = {
  SHOWN: { bg: "bg.success", color: "fg.success" },
  SCHEDULED: { bg: "bg.info", color: "fg.info" },
  OVER: { bg: "bg.sunken", color: "fg" },
  TAKEN_DOWN: { bg: "bg.danger", color: "fg.danger" },
};

interface BannerRowProps {
  banner: KeptBanner;
  isLast: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onChange: (change: Partial<BannerInput>) => void;
}

/** One banner: how it looks, when it shows, its clicks, and what can be done with it. */
export function BannerRow({ banner, isLast, isBusy, onEdit, onChange }: BannerRowProps) {
  const { title, url, position, state, startsOn, endsOn, wideImage } = banner;
  const isTakenDown = state === "TAKEN_DOWN";
  // Not `disabled`, which would take the focus from the pressed button while it is saved.
  const pressable = (isPossible: boolean, onClick: () => void) =>
    isBusy || !isPossible ? { "aria-disabled": true } : { onClick };
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "200px minmax(0, 1fr) auto" }}
      gap={{ base: "3", md: "4" }}
      alignItems="center"
      p="4"
      borderBottom={isLast ? undefined : "1px solid {colors.border.subtle}"}
    >
      <chakra.img
        src={wideImage.url}
        alt=""
        loading="lazy"
        width="100%"
        aspectRatio="1280 / 452"
        objectFit="cover"
        borderRadius="md"
        bg="bg.sunken"
      />
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.h3 fontWeight={700} overflowWrap="anywhere">
            {title}
          </chakra.h3>
          <chakra.span px="2.5" borderRadius="13px" fontSize="0.8125rem" fontWeight={700} {...LOOK[state]}>
            {text.state[state]}
          </chakra.span>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {url}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {text.period(dayOf(startsOn), dayOf(endsOn))}
        </chakra.p>
        <Clicks banner={banner} />
      </chakra.div>
      <chakra.div display="flex" flexWrap={{ base: "wrap", md: "nowrap" }} gap="2">
        <Button
          variant="secondary"
          size="s"
          aria-label={text.moveUp(title)}
          {...pressable(position > 1, () => onChange({ position: position - 1 }))}
        >
          <LuArrowUp size={18} aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="s"
          aria-label={text.moveDown(title)}
          {...pressable(!isLast, () => onChange({ position: position + 1 }))}
        >
          <LuArrowDown size={18} aria-hidden="true" />
        </Button>
        <Button variant="secondary" size="s" aria-label={text.edit(title)} {...pressable(true, onEdit)}>
          {text.editShort}
        </Button>
        <Button
          variant={isTakenDown ? "secondary" : "danger"}
          size="s"
          aria-label={isTakenDown ? text.putBackOf(title) : text.takeDownOf(title)}
          {...pressable(true, () => onChange({ isShown: isTakenDown }))}
        >
          {isTakenDown ? text.putBack : text.takeDown}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

function Clicks({ banner: { clicks, dailyClicks } }: { banner: KeptBanner }) {
  const total = text.clicks(clicks, clicks.toLocaleString("es-VE"));
  if (dailyClicks.length === 0) return <chakra.p textStyle="small">{total}</chakra.p>;
  return (
    <chakra.details textStyle="small">
      <chakra.summary cursor="pointer" fontWeight={700} minHeight="28px">
        {total}
      </chakra.summary>
      <chakra.ul m="0" p="0" listStyleType="none" columnWidth="180px" columnGap="6">
        {dailyClicks.map(({ day, count }) => (
          <chakra.li key={day} display="flex" justifyContent="space-between" gap="3">
            <span>{dayOf(day)}</span>
            <span>{count.toLocaleString("es-VE")}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

/** Noon in Caracas is on the same day everywhere near. */
const dayOf = <Day extends string | null>(day: Day) => (day === null ? null : dayLabel(`${day}T16:00:00Z`));
