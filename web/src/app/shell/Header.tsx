import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { LuHouse, LuLayoutGrid, LuMenu, LuPlus } from "react-icons/lu";
import { Link } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { ButtonLink } from "../../components/ui/Button";
import { Container } from "../../components/ui/Card";
import { Logo } from "../../components/ui/Logo";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { MemberNav } from "./MemberNav";
import { HeaderLabel, HeaderLink } from "./NavItem";
import { SearchRow } from "./SearchRow";

const MobileMenu = lazy(loadWhenOnline(() => import("./MobileMenu")));

/** Two rows; the first one is sticky. */
export function Header({ hasSearch }: { hasSearch: boolean }) {
  return (
    <chakra.header display="contents" className="on-header">
      <chakra.div position="sticky" top="0" zIndex="header" bg="bg.header" color="fg.onFill">
        <Container
          height={{ base: "56px", sm: "68px" }}
          display="flex"
          alignItems="center"
          gap={{ base: "0", sm: "1.5" }}
          pl={{ base: "1.5", sm: "6", "2xl": "3" }}
          pr={{ base: "2", sm: "6", "2xl": "3" }}
        >
          <BurgerButton />
          <chakra.div mr="auto">
            <Link to={paths.homeAlias()} aria-label={messages.nav.logo} style={{ display: "block", padding: "3px 0" }}>
              <Logo onBlue height={34} />
            </Link>
          </chakra.div>
          <MainNav />
        </Container>
      </chakra.div>
      <SearchRow hasSearch={hasSearch} />
    </chakra.header>
  );
}

function BurgerButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <chakra.div display={{ base: "block", sm: "none" }}>
      <chakra.button
        type="button"
        aria-label={messages.nav.openMenu}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        borderRadius="control"
        cursor="pointer"
      >
        <LuMenu size={24} aria-hidden="true" />
      </chakra.button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}

function MainNav() {
  const { status } = useSession();
  const isMember = status === "member";
  return (
    <chakra.nav aria-label={messages.nav.main} display="flex" alignItems="center" gap={{ base: "0", lg: "1" }}>
      <chakra.span display={{ base: "none", sm: "contents" }}>
        <HeaderLink to={paths.home()} end>
          <LuHouse size={22} aria-hidden="true" />
          <HeaderLabel>{messages.nav.home}</HeaderLabel>
        </HeaderLink>
        <HeaderLink to={paths.wall()}>
          <LuLayoutGrid size={22} aria-hidden="true" />
          <HeaderLabel>{messages.nav.wall}</HeaderLabel>
        </HeaderLink>
      </chakra.span>
      {isMember ? (
        <MemberNav />
      ) : (
        <>
          <ButtonLink
            to={paths.login()}
            variant="text"
            size="s"
            color="fg.onFill"
            _hover={{ bg: "bg.headerHover" }}
            ml={{ sm: "2" }}
          >
            {messages.nav.signIn}
          </ButtonLink>
          <ButtonLink
            to={paths.registration()}
            variant="secondary"
            size="s"
            boxShadow="none"
            // White in both appearances: a dark button is lost on the header.
            bg="fg.onFill"
            color="bg.header"
            _hover={{ bg: "fg.onHeader" }}
            display={{ base: "none", sm: "inline-flex" }}
          >
            {messages.nav.register}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        to={paths.newPublication()}
        variant="swap"
        size="s"
        minHeight="44px"
        ml="1.5"
        display={{ base: "none", sm: "inline-flex" }}
        px={{ base: "3", lg: "3.5" }}
      >
        <LuPlus size={19} strokeWidth={2.6} aria-hidden="true" />
        <HeaderLabel>{messages.nav.publish}</HeaderLabel>
      </ButtonLink>
    </chakra.nav>
  );
}
