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

/** What content files may use beside Markdown. */
export const mdxComponents: MDXComponents = {
  a: Anchor,
  AdPackages,
  Banned: BannedItems,
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
};

/** Links inside the product change the page without loading it; mail and telephone are the browser's. */
function Anchor({ href = "", children }: ComponentProps<"a">) {
  return /^[/#]/.test(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
