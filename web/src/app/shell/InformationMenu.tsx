import { chakra } from "@chakra-ui/react/styled-system";
import { LuExternalLink } from "react-icons/lu";
import { Link } from "react-router-dom";
import { usePublicConfig } from "../../components/form/usePublicConfig";
import { useLacks } from "../../components/useCapability";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { footerMessages } from "../../lib/footerMessages";
import { listInfoGroups } from "../../lib/infoLinks";
import { messages } from "../../lib/messages";

/** Every page of information, by group, and the blog where there is one. */
export default function InformationMenu({ close }: { close: () => void }) {
  const config = usePublicConfig();
  const lacks = useLacks();
  return (
    <chakra.nav aria-label={messages.nav.information} py="2">
      {listInfoGroups(lacks).map(({ title, links }, index) => (
        <chakra.section
          key={title}
          borderTop={index > 0 ? "1px solid {colors.border.subtle}" : undefined}
          mt={index > 0 ? "1.5" : undefined}
          pt="1.5"
        >
          <chakra.h2 px="18px" pt="1.5" textStyle="caption" fontWeight={700} color="fg.muted">
            {title}
          </chakra.h2>
          <chakra.ul listStyleType="none">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Entry asChild>
                  <Link to={to} onClick={close}>
                    {label}
                  </Link>
                </Entry>
              </li>
            ))}
            {index === 0 && config?.blogUrl && (
              <li>
                <Entry asChild>
                  <a href={config.blogUrl} target="_blank" rel="noopener" onClick={close}>
                    {footerMessages.blog}
                    <LuExternalLink size={16} aria-hidden="true" />
                    <VisuallyHidden>{footerMessages.newTab}</VisuallyHidden>
                  </a>
                </Entry>
              </li>
            )}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.nav>
  );
}

const Entry = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minHeight: "44px",
    px: "18px",
    color: "fg",
    textDecoration: "none",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
  },
});
