import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LuChevronLeft, LuInfo, LuListTree } from "react-icons/lu";
import { useSession } from "../../apollo/session";
import type { SessionViewer } from "../../apollo/session";
import { Avatar } from "../../components/ui/Avatar";
import { ButtonLink } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Logo } from "../../components/ui/Logo";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import CategoryBrowser from "../../features/category/CategoryBrowser";
import UserMenu from "../../features/user/UserMenu";
import { messages } from "../../lib/messages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { formatReputation } from "../../lib/reputation";
import InformationMenu from "./InformationMenu";
import { colorVar } from "../../theme/colors";

type Part = "categories" | "information";

/** The drawer of the burger button: user, categories, user menu, pages of information. */
export default function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { viewer } = useSession();
  const [part, setPart] = useState<Part | null>(null);
  const top = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPart(null);
    onClose();
  };
  const information = (
    <Row
      onClick={() => {
        flushSync(() => setPart("information"));
        top.current?.focus();
      }}
    >
      <chakra.span color="fg.link" aria-hidden="true">
        <LuInfo size={20} />
      </chakra.span>
      {messages.nav.information}
    </Row>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      kind="drawer"
      title={
        <>
          <Curve />
          {viewer ? <Person user={viewer.user} /> : <Brand />}
        </>
      }
    >
      {/* One button for both directions: it keeps the focus when the content changes. */}
      <Row
        ref={top}
        onClick={() => setPart(part ? null : "categories")}
        aria-expanded={part !== null}
        fontWeight={700}
        borderBottom="1px solid {colors.border.subtle}"
      >
        <chakra.span color="fg.link" aria-hidden="true">
          {part ? <LuChevronLeft size={20} /> : <LuListTree size={20} />}
        </chakra.span>
        {part === "information" ? messages.nav.information : messages.nav.categories}
      </Row>
      {part === "categories" && <CategoryBrowser onChoose={close} />}
      {part === "information" && <InformationMenu close={close} />}
      {!part && viewer && <UserMenu close={close}>{information}</UserMenu>}
      {!part && !viewer && (
        <>
          <GuestLinks onClose={close} />
          <chakra.div mt="5" borderTop="1px solid {colors.border.subtle}">
            {information}
          </chakra.div>
        </>
      )}
    </Dialog>
  );
}

function Person({ user }: { user: SessionViewer["user"] }) {
  const reputation = user.reputation === null ? messages.reputation.none : formatReputation(user.reputation);
  return (
    <chakra.span position="relative" display="flex" alignItems="center" gap="3" pr="10">
      <Avatar person={user} size={60} />
      <chakra.span minWidth="0">
        <chakra.span
          display="flex"
          alignItems="center"
          gap="1.5"
          title={fullName(user)}
          // The mark's own blue is lost on that of the header.
          css={
            user.subscription === "PREMIUM" ? undefined : { "& > svg > path:first-of-type": { fill: "border.give" } }
          }
        >
          {shortName(user)}
          <VerifiedMark person={user} size={20} />
        </chakra.span>
        <chakra.span display="block" mt="0.5" fontFamily="body" fontWeight={400} textStyle="small" color="fg.onHeader">
          {[reputation, user.city].filter(Boolean).join(" · ")}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}

function Brand() {
  return (
    <chakra.span position="relative">
      <Logo onBlue height={34} />
    </chakra.span>
  );
}

function Curve() {
  return (
    <chakra.svg
      position="absolute"
      right="0"
      top="28px"
      width="82px"
      height="calc(100% - 28px)"
      viewBox="0 0 82 74"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill={colorVar("art.receive")} d="M0 74C34 62 30 34 46 18C56 8 68 2 82 0V74Z" />
    </chakra.svg>
  );
}

const Row = chakra(
  "button",
  {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      width: "100%",
      minHeight: "50px",
      px: "18px",
      textAlign: "left",
      cursor: "pointer",
      _hover: { bg: "bg.hover" },
      _focusVisible: { outlineOffset: "-3px" },
    },
  },
  { defaultProps: { type: "button" } },
);

function GuestLinks({ onClose }: { onClose: () => void }) {
  return (
    <chakra.div display="grid" gap="3" px="4" pt="5">
      <ButtonLink to={paths.login()} onClick={onClose} variant="primary" wide>
        {messages.nav.signIn}
      </ButtonLink>
      <ButtonLink to={paths.registration()} onClick={onClose} variant="secondary" wide>
        {messages.nav.register}
      </ButtonLink>
    </chakra.div>
  );
}
