import { dayMs } from "../../../../rules/durations";

const monthName = new Intl.DateTimeFormat("es-VE", { month: "long", year: "numeric", timeZone: "UTC" });

interface CalendarMonth {
  /** `noviembre de 2026` */
  name: string;
  /** From Monday to Sunday; null beside the period and the month. */
  weeks: (string | null)[][];
}

/** The days of a period by month and week; weeks without any of them are left out. */
export function calendarMonths(firstDate: string, lastDate: string): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let time = Date.parse(firstDate); time <= Date.parse(lastDate); time += dayMs) {
    const moment = new Date(time);
    const name = monthName.format(moment);
    let month = months.at(-1);
    if (month?.name !== name) months.push((month = { name, weeks: [] }));
    const weekday = (moment.getUTCDay() + 6) % 7;
    if (weekday === 0 || month.weeks.length === 0) month.weeks.push(Array.from({ length: 7 }, () => null));
    const week = month.weeks.at(-1);
    if (week) week[weekday] = moment.toISOString().slice(0, 10);
  }
  return months;
}
