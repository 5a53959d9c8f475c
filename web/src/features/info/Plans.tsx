import { chakra } from "@chakra-ui/react/styled-system";
import { infoMessages } from "../../lib/infoMessages";
import { adPackages, premiumPlans } from "../../lib/prices";

/** The packages of impressions. */
export function AdPackages() {
  return (
    <PriceCards>
      {adPackages.map(({ type, title, usd, views }) => (
        <PriceCard key={type} title={title} usd={usd} lines={[infoMessages.views(views)]} />
      ))}
    </PriceCards>
  );
}

/** The terms of the Premium plan. */
export function PremiumPlans() {
  return (
    <PriceCards>
      {premiumPlans.map(({ months, usd }) => (
        <PriceCard
          key={months}
          title={infoMessages.months(months)}
          usd={usd}
          lines={months > 1 ? [infoMessages.perMonth((usd / months).toFixed(2).replace(".", ","))] : []}
        />
      ))}
    </PriceCards>
  );
}

function PriceCards({ children }: { children: React.ReactNode }) {
  return (
    <chakra.ul
      className="plans"
      display="grid"
      gap="4"
      listStyleType="none"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" }}
    >
      {children}
    </chakra.ul>
  );
}

function PriceCard({ title, usd, lines }: { title: string; usd: number; lines: string[] }) {
  return (
    <chakra.li
      display="grid"
      gap="1"
      alignContent="start"
      p="5"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="plumaTile"
      boxShadow="1"
    >
      <chakra.h3 textStyle="h4" color="fg.action">
        {title}
      </chakra.h3>
      <chakra.p fontFamily="heading" fontWeight={800} fontSize="2.25rem" lineHeight="2.5rem">
        {usd} <chakra.small fontSize="1rem">{infoMessages.usd}</chakra.small>
      </chakra.p>
      {lines.map((line, index) => (
        <chakra.p
          key={line}
          textStyle="small"
          fontSize="0.9375rem"
          fontWeight={index === 0 ? 700 : 400}
          color={index === 0 ? "fg" : "fg.muted"}
        >
          {line}
        </chakra.p>
      ))}
    </chakra.li>
  );
}
