import { chakra } from "@chakra-ui/react/styled-system";
import drawings from "../../../assets/social.svg";
import { socialLinks } from "../../../lib/company";
import { footerMessages as text } from "../../../lib/footerMessages";

/** Links to the company's social networks. Their marks are a file: in each page they would be an eighth of it. */
export function SocialLinks() {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" aria-label={text.social}>
      {socialLinks.map(({ network, name, url }) => (
        <li key={name}>
          <chakra.a
            href={url}
            target="_blank"
            rel="noopener me"
            aria-label={`${name} ${text.newTab}`}
            display="grid"
            placeItems="center"
            width="44px"
            height="44px"
            borderRadius="plumaSm"
            bg="bg.footerRaised"
            color="fg.onFill"
            _hover={{ bg: "bg.headerHover" }}
          >
            <svg width={18} height={18} fill="currentColor" aria-hidden="true">
              <use href={`${drawings}#${network}`} />
            </svg>
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
