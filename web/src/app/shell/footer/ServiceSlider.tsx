import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowRight } from "react-icons/lu";
import { Link } from "react-router-dom";
import { isPageLacking } from "../../../../../rules/capabilities";
import crown from "../../../assets/scenes/corona.svg";
import briefcase from "../../../assets/scenes/maletin.svg";
import { Container } from "../../../components/ui/Card";
import { Slider } from "../../../components/ui/Slider";
import { useLacks } from "../../../components/useCapability";
import { footerMessages } from "../../../lib/footerMessages";
import { infoPaths } from "../../../lib/paths";

const text = footerMessages.slider;

const SLIDES = [
  { ...text.slides[0], to: infoPaths.secure, picture: briefcase, bg: "fill.complete" },
  { ...text.slides[1], to: infoPaths.premium, picture: crown, bg: "fill.premium" },
];

/** A carousel of the services that there are. */
export function ServiceSlider() {
  const lacks = useLacks();
  const slides = SLIDES.filter(({ to }) => !isPageLacking(to, lacks));
  if (slides.length === 0) return null;
  return (
    <Container mt={{ base: "10", lg: "16" }} mb={{ base: "8", lg: "10" }}>
      <Slider
        label={text.label}
        slides={slides.map(({ title, text: line, to, picture, bg }) => ({
          title,
          renderContent: () => (
            <SlideLink to={to} className="on-header" bg={bg}>
              <chakra.span flex="1" alignSelf={{ md: "center" }} p={{ base: "20px", md: "0 40px" }}>
                <chakra.strong
                  display="block"
                  fontFamily="heading"
                  fontSize={{ base: "1.375rem", md: "1.75rem" }}
                  lineHeight="1.2"
                >
                  {title}
                </chakra.strong>
                <chakra.span
                  display="block"
                  mt="1.5"
                  mb="3"
                  fontSize={{ base: "0.875rem", md: "1.0625rem" }}
                  color="fg.onHeader"
                >
                  {line}
                </chakra.span>
                <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="small" fontWeight={700}>
                  {text.more}
                  <LuArrowRight size={16} aria-hidden="true" />
                </chakra.span>
              </chakra.span>
              <chakra.span position="relative" width={{ base: "36%", md: "340px" }}>
                <chakra.img src={picture} alt="" width="100%" height="100%" objectFit="cover" fetchPriority="low" />
                <chakra.svg
                  position="absolute"
                  left="-1px"
                  top="0"
                  width={{ base: "26px", md: "80px" }}
                  height="100%"
                  viewBox="0 0 80 220"
                  preserveAspectRatio="none"
                  color={bg}
                  aria-hidden="true"
                >
                  <path fill="currentColor" d="M0 0H80C10 56 70 164 10 220H0Z" />
                </chakra.svg>
              </chakra.span>
            </SlideLink>
          ),
        }))}
      />
    </Container>
  );
}

const SlideLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "stretch",
    height: { base: "172px", md: "220px" },
    overflow: "hidden",
    borderRadius: "plumaTile",
    color: "fg.onFill",
    textDecoration: "none",
    _focusVisible: { outlineOffset: "-4px" },
  },
});
