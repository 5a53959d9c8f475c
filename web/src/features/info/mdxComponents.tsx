import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { Link } from "../../components/ui/Link";
import { BannedItems } from "./BannedItems";
import { Fact, Facts } from "./Facts";
import { Note } from "./Note";
import { AdPackages, PremiumPlans } from "./Plans";
import { Question } from "./Question";
import { Side, Sides } from "./Sides";
import { Step, Steps } from "./Steps";
import { Table } from "./Table";
import { Way, Ways } from "./Ways";
import { WithCapability } from "./WithCapability";

/** Components available to the MDX content files. */
export const mdxComponents: MDXComponents = {
  a: Anchor,
  AdPackages,
  BannedItems,
  Fact,
  Facts,
  Note,
  PremiumPlans,
  Question,
  Side,
  Sides,
  Step,
  Steps,
  Table,
  Way,
  Ways,
  WithCapability,
};

/** Internal links use the router; mail and telephone links are left to the browser. */
function Anchor({ href = "", children }: ComponentProps<"a">) {
  return /^[/#]/.test(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
