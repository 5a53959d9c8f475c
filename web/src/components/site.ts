import { createContext, useContext } from "react";

/** What only the host of a rendering knows: the server while it answers, the browser for the document it has loaded. */
export interface Site {
  /** Public origin, without a slash at the end; addresses for other machines (canonical, Open Graph) begin with it. */
  origin: string;
  /** Path of the document that was loaded: what the server has answered with, not where the person went afterwards. */
  documentPath: string;
  /** On the server only: the status of the document, for a redirect with its target (path and query on this origin). */
  setResponse?: (status: number, location?: string) => void;
}

export const SiteContext = createContext<Site>({ origin: "", documentPath: "" });

export function useSite(): Site {
  return useContext(SiteContext);
}

/** The HTTP status of the page, when the server renders it; in the browser it changes nothing. The last one rendered counts. */
export function useHttpStatus(status: number): void {
  useSite().setResponse?.(status);
}
