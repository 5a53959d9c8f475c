import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useSession } from "../../../apollo/session";
import { Container } from "../../../components/ui/Card";
import { Link } from "../../../components/ui/Link";
import { Logo } from "../../../components/ui/Logo";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { usePublicConfig } from "../../../components/form/usePublicConfig";
import { useLacks } from "../../../components/useCapability";
import { saveConsent } from "../../../lib/consent";
import { footerMessages as text } from "../../../lib/footerMessages";
import { listInfoGroups } from "../../../lib/infoLinks";
import { messages } from "../../../lib/messages";
import { paths } from "../../../lib/paths";
import { ServiceSlider } from "./ServiceSlider";
import { SocialLinks } from "./SocialLinks";

/** Services, every page of information, the account's pages, and the company. */
export default function FooterContent({ hasServices }: { hasServices: boolean }) {
  const config = usePublicConfig();
  const lacks = useLacks();
  return (
    <>
      {hasServices && <ServiceSlider />}
      <chakra.footer
        className="on-header"
        bg="bg.footer"
        color="fg.onHeader"
        pt={{ base: "10", lg: "14" }}
        pb={{ base: "104px", sm: "7" }}
      >
        <Container>
          <chakra.div
            display="grid"
            gap="8"
            gridTemplateColumns={{
              base: "repeat(2, minmax(0, 1fr))",
              md: "repeat(4, minmax(0, 1fr))",
              lg: "1.5fr repeat(4, 1fr)",
            }}
          >
            <chakra.div gridColumn={{ base: "1 / -1", lg: "auto" }}>
              <Logo onBlue height={34} />
              <chakra.p mt="3.5" mb="4" maxWidth={{ base: "420px", lg: "280px" }} textStyle="small">
                {text.claim}
              </chakra.p>
              <SocialLinks />
            </chakra.div>
            {listInfoGroups(lacks).map(({ title, links }, index) => (
              <Section key={title} title={title}>
                {links.map(({ to, label }) => (
                  <FooterLink key={to} to={to}>
                    {label}
                  </FooterLink>
                ))}
                {index === 0 && config?.blogUrl && (
                  <li>
                    <Item asChild>
                      <a href={config.blogUrl} target="_blank" rel="noopener">
                        {text.blog} <VisuallyHidden>{text.newTab}</VisuallyHidden>
                      </a>
                    </Item>
                  </li>
                )}
              </Section>
            ))}
            <AccountSection />
          </chakra.div>
          <chakra.div
            mt="10"
            pt="6"
            borderTop="1px solid {colors.bg.footerRaised}"
            textStyle="small"
            color="fg.onHeader"
          >
            <chakra.p>{text.rights}</chakra.p>
            <chakra.p mt="2">{text.disclaimer}</chakra.p>
            {config?.tagManager && (
              <Item asChild textDecoration="underline" cursor="pointer" minHeight="44px">
                <button type="button" onClick={() => saveConsent(null)}>
                  {text.cookies}
                </button>
              </Item>
            )}
          </chakra.div>
        </Container>
      </chakra.footer>
    </>
  );
}

function AccountSection() {
  const { status } = useSession();
  return (
    <Section title={text.account}>
      {status === "member" ? (
        <>
          <FooterLink to={paths.profile("profile")}>{messages.nav.profile}</FooterLink>
          <FooterLink to={paths.wall()}>{messages.nav.wall}</FooterLink>
          <FooterLink to={paths.chats("in-progress")}>{messages.footer.changes}</FooterLink>
          <FooterLink to={paths.saved()}>{messages.nav.saved}</FooterLink>
          <FooterLink to={paths.newPublication()}>{messages.nav.publish}</FooterLink>
        </>
      ) : (
        <>
          <FooterLink to={paths.registration()}>{messages.nav.register}</FooterLink>
          <FooterLink to={paths.login()}>{messages.nav.signIn}</FooterLink>
        </>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <chakra.h2 textStyle="h4" color="fg.onFill" mb="2">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">{children}</chakra.ul>
    </chakra.section>
  );
}

const Item = chakra("span", {
  base: {
    display: "inline-block",
    py: "6px",
    textStyle: "small",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Item asChild>
        <Link to={to}>{children}</Link>
      </Item>
    </li>
  );
}
