import { chakra } from "@chakra-ui/react/styled-system";
import { LuLock } from "react-icons/lu";
import type { ProfileCardQuery } from "../../__generated__/graphql";
import { Card } from "../../components/ui/Card";
import { EarnedBar } from "../../components/ui/EarnedBar";
import { Link } from "../../components/ui/Link";
import { Price } from "../../components/ui/Price";
import { creditMessages } from "../../lib/creditMessages";
import { paths } from "../../lib/paths";

const text = creditMessages;

/** The viewer's credit beside the wall; where the backend says no more, the balance alone. */
export function CreditCard({ balance, credit }: Pick<NonNullable<ProfileCardQuery["viewer"]>, "balance" | "credit">) {
  return (
    <Card asChild p="18px" display="grid" gap="3">
      <section>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
          <chakra.h2 textStyle="h4">{text.card.title}</chakra.h2>
          <Price price={balance} size="s" />
        </chakra.div>
        {credit && (
          <>
            {credit.status === "NO_VERIFIED_WITH_CREDITS" && (
              <chakra.p display="flex" gap="1.5" textStyle="caption" color="fg.muted">
                <LuLock size={16} aria-hidden="true" />
                {text.card.locked}
              </chakra.p>
            )}
            <EarnedBar label={text.products} earned={credit.productEarned.amount} cap={credit.productCap.amount} />
            <EarnedBar label={text.services} earned={credit.serviceEarned.amount} cap={credit.serviceCap.amount} />
            <Link
              to={paths.profile("credits")}
              display="inline-flex"
              alignItems="center"
              minHeight="44px"
              mb="-10px"
              textStyle="small"
              fontWeight={700}
            >
              {text.card.more}
            </Link>
          </>
        )}
      </section>
    </Card>
  );
}
