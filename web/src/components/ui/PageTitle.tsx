import { PageMeta } from "../PageMeta";

/** Title of a page without other metadata: members' screens and forms. */
export function PageTitle({ children }: { children: string }) {
  return <PageMeta title={children} />;
}
