import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { routePatterns } from "../../lib/routePatterns";
import { loadScript } from "./loadScript";

/** Our own children of the body: the app, its dialogs, and invisible elements. */
const OWN_ELEMENTS =
  "#root, script, style, link, template, noscript, [data-scope], [data-live-announcer], [role=status]";

/** The support chat, where one is set. Hidden on the chats screen: two chats in one corner would be one too many. */
export function SupportChat({ url }: { url: string }) {
  const isOnChats = matchPath(routePatterns.chats, useLocation().pathname) !== null;
  useEffect(() => {
    if (!isOnChats) return loadScript(url);
    // The widget adds itself to the body at any time, and its own styles may force it visible.
    const hidden = new Set<HTMLElement>();
    const hide = () => {
      for (const child of document.body.children) {
        if (!(child instanceof HTMLElement) || child.matches(OWN_ELEMENTS) || hidden.has(child)) continue;
        hidden.add(child);
        child.inert = true;
        child.dataset.offChats = child.style.getPropertyValue("display");
        child.style.setProperty("display", "none", "important");
      }
    };
    hide();
    const observer = new MutationObserver(hide);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      for (const child of hidden) {
        child.inert = false;
        child.style.setProperty("display", child.dataset.offChats ?? "");
        delete child.dataset.offChats;
      }
    };
  }, [url, isOnChats]);
  return null;
}
