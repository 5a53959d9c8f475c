import { messages } from '../../lib/messages'

/** Name of the page in the tab of the browser. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${messages.brand}`}</title>
}
