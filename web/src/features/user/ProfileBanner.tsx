import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "react-router-dom";
import bike from "../../assets/scenes/bici.svg";
import camera from "../../assets/scenes/camara.svg";
import crown from "../../assets/scenes/corona.svg";
import guitar from "../../assets/scenes/guitarra.svg";
import laptop from "../../assets/scenes/laptop.svg";
import books from "../../assets/scenes/libros.svg";
import briefcase from "../../assets/scenes/maletin.svg";
import sofa from "../../assets/scenes/sofa.svg";
import phone from "../../assets/scenes/tlf.svg";
import dress from "../../assets/scenes/vestido.svg";
import { Slider } from "../../components/ui/Slider";
import { infoPaths, paths } from "../../lib/paths";
import { profileMessages } from "../../lib/profileMessages";

const { label, slides } = profileMessages.banner;

/** The wide layout has room for a pair of pictures; the narrow one shows a single one of its own. */
const SLIDES = [
  { ...slides[0], to: paths.newPublication(), bg: "bg.brand", wide: [sofa, bike], narrow: dress },
  { ...slides[1], to: infoPaths.faq, bg: "fill.complete", wide: [camera, phone], narrow: laptop },
  { ...slides[2], to: infoPaths.verification, bg: "fill.premium", wide: [guitar, laptop], narrow: phone },
  { ...slides[3], to: infoPaths.credits, bg: "bg.brand", wide: [books, dress], narrow: crown },
  { ...slides[4], to: infoPaths.safety, bg: "fill.complete", wide: [bike, guitar], narrow: briefcase },
] as const;

/** Five short hints below the header of the viewer's profile; they rotate until paused. */
export function ProfileBanner() {
  return (
    <Slider
      label={label}
      slides={SLIDES.map(({ title, text, to, bg, wide, narrow }) => ({
        title,
        renderContent: () => (
          <SlideLink to={to} className="on-header" bg={bg}>
            <chakra.span flex="1" alignSelf="center" px={{ base: "5", md: "8" }}>
              <chakra.strong
                display="block"
                fontFamily="heading"
                fontSize={{ base: "1.125rem", md: "1.5rem" }}
                lineHeight="1.2"
              >
                {title}
              </chakra.strong>
              <chakra.span display="block" mt="1" fontSize={{ base: "0.875rem", md: "1rem" }} color="fg.onHeader">
                {text}
              </chakra.span>
            </chakra.span>
            <Pictures display={{ base: "none", md: "flex" }}>
              {wide.map((picture) => (
                <chakra.img
                  key={picture}
                  src={picture}
                  alt=""
                  width="150px"
                  height="100%"
                  objectFit="cover"
                  fetchPriority="low"
                />
              ))}
            </Pictures>
            <Pictures display={{ base: "flex", md: "none" }}>
              <chakra.img src={narrow} alt="" width="108px" height="100%" objectFit="cover" fetchPriority="low" />
            </Pictures>
          </SlideLink>
        ),
      }))}
    />
  );
}

const Pictures = chakra("span", { base: { flexShrink: 0, gap: "1", height: "100%" } });

const SlideLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "stretch",
    height: { base: "104px", md: "132px" },
    overflow: "hidden",
    borderRadius: "plumaTile",
    color: "fg.onFill",
    textDecoration: "none",
    _focusVisible: { outlineOffset: "-4px" },
  },
});
