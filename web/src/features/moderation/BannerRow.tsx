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

/** One banner: how it looks, when it shows, its views and clicks, and what can be done with it. */
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
        <Figures banner={banner} />
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

/** Views, clicks and how many clicks there are for a hundred views; by day behind them. */
function Figures({ banner: { views, clicks, days } }: { banner: KeptBanner }) {
  const total = text.figures(views, clicks, rateOf(days));
  if (days.length === 0) return <chakra.p textStyle="small">{total}</chakra.p>;
  return (
    <chakra.details textStyle="small">
      <chakra.summary cursor="pointer" fontWeight={700} minHeight="28px">
        {total}
      </chakra.summary>
      <chakra.table width="100%" maxWidth="360px" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            {[text.day, text.views, text.clicks].map((name, column) => (
              <chakra.th key={name} scope="col" fontWeight={700} textAlign={column === 0 ? "left" : "right"}>
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views: seen, clicks: clicked }) => (
            <tr key={day}>
              <chakra.th scope="row" fontWeight={400} textAlign="left">
                {dayOf(day)}
              </chakra.th>
              {[seen, clicked].map((count, column) => (
                <chakra.td key={column} textAlign="right">
                  {count.toLocaleString("es-VE")}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}

/** Of the days that have views: clicks were counted before views were. Null without any. */
function rateOf(days: KeptBanner["days"]): number | null {
  const counted = days.filter(({ views }) => views > 0);
  const sum = (figure: "views" | "clicks") => counted.reduce((total, day) => total + day[figure], 0);
  return counted.length === 0 ? null : sum("clicks") / sum("views");
}

/** Noon in Caracas is on the same day everywhere near. */
const dayOf = <Day extends string | null>(day: Day) => (day === null ? null : dayLabel(`${day}T16:00:00Z`));
