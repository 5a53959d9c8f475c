import { createContext, useContext } from "react";

/** What only the rendering host knows: the server for the current request, the browser for the loaded document. */
export interface Site {
  /** Public origin, without a trailing slash; absolute URLs (canonical, Open Graph) begin with it. */
  origin: string;
  /** Path of the document that was loaded from the server, not of later navigation. */
  documentPath: string;
  /** What the server lacked when the document was loaded. */
  lacks: readonly string[];
  /**
   * On the server only: this rendering only collects the page's queries. Parts without queries are left out, such as
   * the frame and placeholders.
   */
  isDraft?: boolean;
  /**
   * On the server only: sets the HTTP status of the document, for a redirect with its target (path and query on this
   * origin).
   */
  setResponse?: (status: number, location?: string) => void;
}

/** A feature counts as present unless the server says otherwise. */
export const SiteContext = createContext<Site>({ origin: "", documentPath: "", lacks: [] });

/** Where the app runs, and what its backend lacks. */
export function useSite(): Site {
  return useContext(SiteContext);
}

/** Sets the HTTP status when the server renders the page; no effect in the browser. The last one rendered wins. */
export function useHttpStatus(status: number): void {
  useSite().setResponse?.(status);
}
