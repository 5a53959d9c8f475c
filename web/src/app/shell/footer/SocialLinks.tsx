import { chakra } from "@chakra-ui/react/styled-system";
import type { IconType } from "react-icons";
import { SiFacebook, SiInstagram, SiTelegram, SiTiktok, SiWhatsapp, SiX, SiYoutube } from "react-icons/si";
import { socialLinks } from "../../../lib/company";
import type { SocialNetwork } from "../../../lib/company";
import { footerMessages as text } from "../../../lib/footerMessages";

const ICON: Record<SocialNetwork, IconType> = {
  instagram: SiInstagram,
  facebook: SiFacebook,
  twitter: SiX,
  youtube: SiYoutube,
  tiktok: SiTiktok,
  whatsapp: SiWhatsapp,
  telegram: SiTelegram,
};

/** Links to the company's social networks. */
export function SocialLinks() {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" aria-label={text.social}>
      {socialLinks.map(({ network, name, url }) => {
        const Icon = ICON[network];
        return (
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
              <Icon size={18} aria-hidden="true" />
            </chakra.a>
          </li>
        );
      })}
    </chakra.ul>
  );
}
