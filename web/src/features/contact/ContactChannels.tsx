import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { IconType } from "react-icons";
import { LuClock, LuMail, LuMapPin, LuMessageCircle } from "react-icons/lu";
import { company, socialLinks } from "../../lib/company";
import { contactMessages as texts } from "../../lib/contactMessages";

const link = {
  color: "fg.link",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  _hover: { textDecoration: "underline" },
} as const;

/** Address, e-mail, WhatsApp, hours, social links. */
export function ContactChannels() {
  return (
    <chakra.section
      aria-labelledby="ways"
      bg="bg.brand"
      className="on-header"
      color="fg.onFill"
      p={{ base: "6", md: "7" }}
      borderRadius="plumaTile"
      css={{ "& a": { color: "fg.onFill" } }}
    >
      <chakra.h2 id="ways" textStyle="h3">
        {texts.otherWays}
      </chakra.h2>
      <chakra.dl display="grid" gap="5" mt="5">
        <Channel icon={LuMapPin} name={texts.address}>
          <chakra.address fontStyle="normal">
            {company.address.map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
          </chakra.address>
        </Channel>
        <Channel icon={LuMail} name={texts.emailUs}>
          <chakra.a href={`mailto:${company.email}`} {...link} fontWeight={700}>
            {company.email}
          </chakra.a>
        </Channel>
        <Channel icon={LuMessageCircle} name={texts.whatsapp}>
          <chakra.a
            href={`https://wa.me/${company.whatsapp.digits}`}
            target="_blank"
            rel="noopener"
            {...link}
            fontWeight={700}
            aria-label={`${company.whatsapp.shown} ${texts.newTab}`}
          >
            {company.whatsapp.shown}
          </chakra.a>
        </Channel>
        <Channel icon={LuClock} name={texts.hours}>
          {company.hours}
        </Channel>
      </chakra.dl>
      <chakra.h3 textStyle="label" mt="6">
        {texts.social}
      </chakra.h3>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4" listStyleType="none">
        {socialLinks.map(({ network, name, url }) => (
          <li key={network}>
            <chakra.a
              href={url}
              target="_blank"
              rel="noopener me"
              {...link}
              textStyle="small"
              textDecoration="underline"
              aria-label={`${name} ${texts.newTab}`}
            >
              {name}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Channel({ icon: Icon, name, children }: { icon: IconType; name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="36px minmax(0, 1fr)" columnGap="3">
      <chakra.dt display="contents">
        <chakra.span
          display="grid"
          placeItems="center"
          width="36px"
          height="36px"
          borderRadius="plumaSm"
          bg="bg.headerHover"
          gridRow="1 / span 2"
        >
          <Icon size={20} aria-hidden="true" />
        </chakra.span>
        <chakra.span textStyle="small" color="fg.onHeader">
          {name}
        </chakra.span>
      </chakra.dt>
      <chakra.dd gridColumn="2" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
