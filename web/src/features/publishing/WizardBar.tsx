import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { Link } from "react-router-dom";
import { publishingMessages as texts } from "../../lib/publishingMessages";

interface WizardBarProps {
  title: string;
  backTo: string;
  leaveTo: string;
}

/** The wizard's header on phones; leaving keeps the draft for the next visit. */
export function WizardBar({ title, backTo, leaveTo }: WizardBarProps) {
  return (
    <chakra.div
      className="on-header"
      display={{ base: "flex", md: "none" }}
      alignItems="center"
      gap="0.5"
      height="56px"
      px="1.5"
      bg="bg.header"
      color="fg.onFill"
      position="sticky"
      top="0"
      zIndex="header"
    >
      <BarLink asChild width="44px">
        <Link to={backTo} aria-label={texts.back}>
          <LuArrowLeft size={24} aria-hidden="true" />
        </Link>
      </BarLink>
      <chakra.p flex="1" fontFamily="heading" fontWeight={700} fontSize="1.1875rem">
        {title}
      </chakra.p>
      <BarLink asChild px="3.5">
        <Link to={leaveTo}>{texts.leave}</Link>
      </BarLink>
    </chakra.div>
  );
}

const BarLink = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    height: "44px",
    borderRadius: "control",
    color: "fg.onFill",
    fontWeight: 700,
    textDecoration: "none",
  },
});
