import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { LuCheck, LuCircleAlert, LuInfo, LuTriangleAlert, LuX } from "react-icons/lu";
import { useLocation, useNavigationType } from "react-router-dom";
import { messages } from "../../lib/messages";
import { Link } from "./Link";
import { isAnswer, toast as toasts } from "./toast";
import type { Toast, ToastKind } from "./toast";

const LOOK: Record<ToastKind, { icon: ReactNode; bg: string; color: string }> = {
  success: { icon: <LuCheck size={20} />, bg: "bg.success", color: "fg.success" },
  info: { icon: <LuInfo size={20} />, bg: "bg.info", color: "fg.info" },
  warning: { icon: <LuTriangleAlert size={20} />, bg: "bg.warning", color: "fg.warning" },
  error: { icon: <LuCircleAlert size={20} />, bg: "bg.danger", color: "fg.danger" },
};

const DURATION_MS = 6000;

/** Renders the toasts. It loads late; the live region around it is always mounted (ToastRegion). */
export default function Toaster({ items }: { items: readonly Toast[] }) {
  useEndings(items);
  return items.map((item) => <ToastCard key={item.id} {...item} />);
}

/** Answers leave with their page; a redirect still belongs to what the viewer did. */
function useEndings(items: readonly Toast[]) {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === "REPLACE";
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    // What the new page itself says is not among them yet.
    if (!isRedirect) for (const item of items) if (isAnswer(item)) toasts.dismiss(item.id);
  }, [pathname, isRedirect, items]);
  useEffect(() => {
    const overtake = () => toasts.overtake("connection");
    addEventListener("online", overtake);
    return () => removeEventListener("online", overtake);
  }, []);
}

function ToastCard({ id, kind, text, link, action, isPersistent }: Toast) {
  const [isHeld, setHeld] = useState(false);
  const look = LOOK[kind];
  useEffect(() => {
    if (isHeld || isPersistent) return;
    const timer = setTimeout(() => toasts.dismiss(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, isPersistent]);
  return (
    <chakra.div
      data-toast={kind}
      display="flex"
      alignItems="center"
      gap="3"
      p="12px 6px 12px 14px"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="lg"
      boxShadow="3"
      pointerEvents="auto"
      animation="rise-in {durations.base} {easings.standard}"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        width="36px"
        height="36px"
        borderRadius="plumaSm"
        flexShrink={0}
        bg={look.bg}
        color={look.color}
        aria-hidden="true"
      >
        {look.icon}
      </chakra.span>
      {/* Link and action wrap below the text where one line has no room. */}
      <chakra.div flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span flex="1 1 7rem" minWidth="0" overflowWrap="anywhere">
          {text}
        </chakra.span>
        {link && (
          <Link
            to={link.to}
            fontWeight={700}
            onClick={() => {
              link.onClick?.();
              toasts.dismiss(id);
            }}
          >
            {link.label}
          </Link>
        )}
        {action && (
          <chakra.button
            type="button"
            onClick={() => {
              action.run();
              toasts.dismiss(id);
            }}
            px="3"
            height="44px"
            borderRadius="control"
            fontWeight={700}
            color="fg.link"
            cursor="pointer"
          >
            {action.label}
          </chakra.button>
        )}
      </chakra.div>
      <chakra.button
        type="button"
        aria-label={messages.action.close}
        onClick={() => toasts.dismiss(id)}
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        borderRadius="control"
        cursor="pointer"
      >
        <LuX size={20} aria-hidden="true" />
      </chakra.button>
    </chakra.div>
  );
}
