import { arts } from "./arts";
import { care } from "./care";
import { culture } from "./culture";
import { everyday } from "./everyday";
import { family } from "./family";
import { fashion } from "./fashion";
import { food } from "./food";
import type { Good } from "./good";
import { home } from "./home";
import { services } from "./services";
import { sports } from "./sports";
import { technology } from "./technology";
import { vehicles } from "./vehicles";

export const goods: Good[] = [
  ...technology,
  ...home,
  ...services,
  ...care,
  ...vehicles,
  ...fashion,
  ...family,
  ...sports,
  ...arts,
  ...culture,
  ...everyday,
  ...food,
];
