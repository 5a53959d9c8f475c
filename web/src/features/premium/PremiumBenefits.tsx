import { chakra } from "@chakra-ui/react/styled-system";
import { LuCrown, LuEyeOff, LuImages, LuLockOpen, LuShieldCheck, LuSlidersHorizontal } from "react-icons/lu";
import { useCapability } from "../../components/useCapability";
import { Link } from "../../components/ui/Link";
import { infoPaths } from "../../lib/paths";
import { premiumBenefits, premiumMessages } from "../../lib/premiumMessages";

const text = premiumMessages;
const icons = {
  pictures: LuImages,
  categories: LuLockOpen,
  secure: LuShieldCheck,
  filters: LuSlidersHorizontal,
  privacy: LuEyeOff,
  ribbon: LuCrown,
} as const;

/** What every plan includes, and how it is activated. */
export function PremiumBenefits() {
  const hasSecureExchange = useCapability("secureExchange");
  const benefits = premiumBenefits.filter(({ icon }) => icon !== "secure" || hasSecureExchange);
  return (
    <chakra.div display="grid" gap={{ base: "8", md: "10" }} gridTemplateColumns={{ md: "repeat(2, minmax(0, 1fr))" }}>
      <chakra.section>
        <chakra.h2 textStyle="h2">{text.includes}</chakra.h2>
        <chakra.ul mt="5" display="grid" gap="5" listStyleType="none">
          {benefits.map(({ icon, title, text: line }) => {
            const Icon = icons[icon];
            return (
              <chakra.li key={title} display="flex" gap="4">
                <Badge>
                  <Icon size={22} />
                </Badge>
                <chakra.div minWidth="0">
                  <chakra.h3 textStyle="h4">{title}</chakra.h3>
                  <chakra.p color="fg.muted">{line}</chakra.p>
                </chakra.div>
              </chakra.li>
            );
          })}
        </chakra.ul>
      </chakra.section>
      <chakra.section>
        <chakra.h2 textStyle="h2">{text.steps.title}</chakra.h2>
        <chakra.ol mt="5" display="grid" gap="5" listStyleType="none">
          {text.steps.list.map((line, index) => (
            <chakra.li key={line} display="flex" alignItems="center" gap="4">
              <Badge>{index + 1}</Badge>
              <span>{line}</span>
            </chakra.li>
          ))}
        </chakra.ol>
        <chakra.p mt="5">
          <Link to={infoPaths.premium} fontWeight={700} textDecoration="underline">
            {text.about}
          </Link>
        </chakra.p>
      </chakra.section>
    </chakra.div>
  );
}

const Badge = chakra("span", {
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    borderRadius: "plumaThumb",
    bg: "fill.premium",
    color: "fg.onPremium",
    fontFamily: "heading",
    fontWeight: 800,
    fontSize: "1.125rem",
  },
});
