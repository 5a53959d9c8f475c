import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import guaca from "../../assets/guaca-sol.svg";
import { Link } from "../../components/ui/Link";
import { PageMeta } from "../../components/PageMeta";
import { Logo } from "../../components/ui/Logo";
import { accountMessages } from "../../lib/accountMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { colorVar } from "../../theme/colors";

interface AuthLayoutProps {
  /** The selected tab; other screens have none and show their title. */
  current?: "signIn" | "register";
  title: string;
  /** A line under a shown title. */
  hint?: string;
  /** The children have their own heading. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}

const { aside, tabs } = accountMessages;

/**
 * Blue side with the S-curve and Guaca, the two tabs or a title, the form. On phones the side becomes a band on top.
 */
export function AuthLayout({ current, title, hint, hasOwnHeading = false, children }: AuthLayoutProps) {
  // All but the long registration use the login's layout. Its form has, on wide screens, the white ground of forms, the
  // few fields of the others stand on the page's paper.
  const isSignIn = current !== "register";
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "1fr", lg: isSignIn ? "560px 1fr" : "460px 1fr" }}
      gridTemplateRows={{ base: "auto 1fr", lg: "auto" }}
      minHeight="100dvh"
    >
      <Aside isSignIn={isSignIn} />
      <chakra.div
        display="grid"
        justifyItems="center"
        // Not centred: content that appears below the form must not move it.
        alignContent="start"
        bg={{ base: "bg.canvas", lg: isSignIn ? "bg.canvas" : "bg.surface" }}
        p={{ base: "6px 20px 32px", lg: isSignIn ? "clamp(2.5rem, 13dvh, 9rem) 40px 64px" : "40px 40px 64px" }}
      >
        <chakra.div width="100%" maxWidth={isSignIn ? "440px" : "640px"}>
          <PageMeta
            title={title}
            robots={current ? undefined : "noindex"}
            path={current && (isSignIn ? paths.login() : paths.registration())}
          />
          {current && (
            <>
              <chakra.h1 srOnly>{title}</chakra.h1>
              <chakra.nav aria-label={tabs.label} display="flex" borderBottom="1px solid {colors.border.subtle}" mb="7">
                <AuthTab to={paths.login()} label={tabs.signIn} isCurrent={isSignIn} />
                <AuthTab to={paths.registration()} label={tabs.register} isCurrent={!isSignIn} />
              </chakra.nav>
            </>
          )}
          {!current && !hasOwnHeading && (
            <chakra.header pt={{ base: "6", lg: "0" }} mb="6">
              <chakra.h1 textStyle="h1">{title}</chakra.h1>
              {hint && (
                <chakra.p mt="2" color="fg.muted">
                  {hint}
                </chakra.p>
              )}
            </chakra.header>
          )}
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

/** Beside the form, at its height; a band above it on phones. */
function Aside({ isSignIn }: { isSignIn: boolean }) {
  const bandOnly = { base: isSignIn ? "block" : "none", lg: "block" };
  return (
    <chakra.div
      className="on-header"
      position="relative"
      overflow="hidden"
      bg="bg.brand"
      color="fg.onFill"
      height={{ base: isSignIn ? "168px" : "64px", lg: "auto" }}
      p={{ base: isSignIn ? "16px 20px" : "14px 20px", lg: isSignIn ? "48px 56px" : "44px" }}
    >
      <Curve isShownOnPhone={isSignIn} />
      <chakra.img
        src={guaca}
        alt=""
        // The largest thing of the sign-in: announced in the head, before fonts and scripts.
        fetchPriority={isSignIn ? "high" : undefined}
        display={bandOnly}
        position="absolute"
        right={{ base: "0", lg: isSignIn ? "36px" : "-6px" }}
        bottom={{ base: "-40px", lg: "-30px" }}
        width="auto"
        height={{ base: "196px", lg: isSignIn ? "min(480px, 56dvh)" : "min(460px, 54dvh)" }}
      />
      <chakra.div position="relative">
        <Link to={paths.home()} aria-label={messages.nav.logo} display="inline-block">
          <Logo onBlue height={36} />
        </Link>
        <chakra.p
          display={{ base: isSignIn ? "block" : "none", lg: "none" }}
          textWrap="balance"
          textStyle="h2"
          mt="5"
          maxWidth="min(180px, 42vw)"
          fontSize="clamp(1.25rem, 6.5vw, 1.625rem)"
          lineHeight="1.08"
        >
          {aside.signInShort}
        </chakra.p>
        <chakra.div display={{ base: "none", lg: "block" }} mt="16">
          <chakra.p
            fontFamily="heading"
            fontWeight={800}
            letterSpacing="-0.02em"
            lineHeight="1.06"
            maxWidth="430px"
            textWrap="balance"
            fontSize={isSignIn ? "2.875rem" : "2.5rem"}
          >
            {isSignIn ? aside.signInTitle : aside.registerTitle}
          </chakra.p>
          <chakra.p mt="4" maxWidth="360px" fontSize="1.125rem" lineHeight="1.6875rem" color="fg.onHeader">
            {isSignIn ? aside.signInText : aside.registerText}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function AuthTab({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) {
  // Where the visitor wanted to go.
  const { state } = useLocation();
  return (
    <Link
      to={to}
      state={state}
      aria-current={isCurrent ? "page" : undefined}
      flex="1"
      textAlign="center"
      position="relative"
      py="13px"
      fontSize="1.0625rem"
      fontWeight={isCurrent ? 700 : 600}
      color={isCurrent ? "fg.action" : "fg.muted"}
      _after={
        isCurrent
          ? {
              content: '""',
              position: "absolute",
              left: 0,
              right: 0,
              bottom: "-1px",
              height: "4px",
              borderRadius: "4px 1px 0 0",
              bg: "action.swap",
            }
          : undefined
      }
    >
      {label}
    </Link>
  );
}

/** Where blue becomes gold. */
function Curve({ isShownOnPhone }: { isShownOnPhone: boolean }) {
  const fill = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;
  return (
    <>
      <chakra.svg
        {...fill}
        display={{ base: isShownOnPhone ? "block" : "none", lg: "none" }}
        viewBox="0 0 390 168"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("art.receive")} d="M250 168C300 150 290 90 330 60C350 44 372 40 390 30V168Z" />
      </chakra.svg>
      <chakra.svg
        {...fill}
        display={{ base: "none", lg: "block" }}
        viewBox="0 0 560 860"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("art.receive")} d="M0 860V640C120 560 200 640 300 560C420 464 440 380 560 360V860Z" />
      </chakra.svg>
    </>
  );
}
