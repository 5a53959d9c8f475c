import { PageMeta } from "../PageMeta";

/** Name of a page that says nothing else about itself: members' screens and forms. */
export function PageTitle({ children }: { children: string }) {
  return <PageMeta title={children} />;
}
