import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCoins, LuCreditCard, LuLock } from "react-icons/lu";
import { LockedCredit } from "./LockedCredit";
import { Link } from "../ui/Link";
import { Tabs } from "../ui/Tabs";
import { formatAmount } from "../../lib/money";
import { infoPaths } from "../../lib/paths";
import { paymentMessages } from "../../lib/paymentMessages";
import type { PaymentTexts } from "../../lib/paymentMessages";
import { moneyLabel } from "../../lib/moneyLabel";

/** `gateway` leads to the page of the card gateway, `credit` pays at once. */
export type PaymentMethod = "gateway" | "credit";

interface Money {
  amount: number;
  currency: string;
}

/** What a payment shows of a plan. */
export interface PayablePlan {
  id: string;
  /** In US dollars. */
  price: Money;
  availableBalance: Money;
  /** What it costs by card. */
  review: {
    subTotal: Money;
    taxes: readonly { key: string; name: string; amount: Money }[];
    amount: Money;
    exchangeRate: number | null;
  };
}

const text = paymentMessages.payment;

/** Whether the credit is sufficient; the server decides again when it is spent. */
export const isCreditEnough = ({ availableBalance, price }: Pick<PayablePlan, "availableBalance" | "price">): boolean =>
  availableBalance.amount >= price.amount;

interface PaymentChoiceProps {
  plan: PayablePlan;
  /** Credit that cannot be spent yet; null without any. */
  locked: Money | null;
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
  texts: Pick<PaymentTexts, "creditHint" | "instead">;
  /** Why the payment with credit was refused. */
  refusals: readonly string[];
}

/** Payment by card or with credit, with the total of each. */
export function PaymentChoice({ plan, locked, method, onMethodChange, texts, refusals }: PaymentChoiceProps) {
  const { review, price, availableBalance } = plan;
  const unlocked = { ...availableBalance, amount: availableBalance.amount + (locked?.amount ?? 0) };
  return (
    <Tabs
      label={text.title}
      value={method}
      onChange={onMethodChange}
      tabs={[
        { value: "gateway", label: <TabLabel icon={<LuCreditCard size={18} />}>{text.tabs.gateway}</TabLabel> },
        { value: "credit", label: <TabLabel icon={<LuCoins size={18} />}>{text.tabs.credit}</TabLabel> },
      ]}
    >
      {/* Both tabs have the same height, so that the buttons do not move. */}
      <chakra.div pt="4" minHeight="232px" display="flex" flexDirection="column" gap="3.5">
        {method === "gateway" ? (
          <>
            <chakra.dl display="grid" gap="2">
              <Line label={text.subtotal} value={moneyLabel(review.subTotal)} />
              {review.taxes.map(({ key, name, amount }) => (
                <Line key={key} label={name} value={moneyLabel(amount)} />
              ))}
              <Line
                label={text.total}
                value={moneyLabel(review.amount)}
                hint={
                  review.exchangeRate
                    ? text.dollars(formatAmount(Math.round(review.amount.amount / review.exchangeRate)))
                    : undefined
                }
                isTotal
              />
            </chakra.dl>
            <Hint icon={<LuLock size={18} />}>{text.gatewayHint}</Hint>
          </>
        ) : (
          <>
            <chakra.dl display="grid" gap="2">
              <Line label={text.balance} value={moneyLabel(availableBalance)} />
              <Line label={texts.instead?.price ?? text.price} value={moneyLabel(price)} />
              {isCreditEnough(plan) && (
                <Line
                  label={text.rest}
                  value={moneyLabel({ ...price, amount: availableBalance.amount - price.amount })}
                  isTotal
                />
              )}
            </chakra.dl>
            {locked && <LockedCredit locked={locked} />}
            {isCreditEnough(plan) ? (
              <Hint icon={<LuCoins size={18} />}>{texts.creditHint}</Hint>
            ) : (
              // With enough locked credit the hint is to unlock it, not to earn more.
              !isCreditEnough({ availableBalance: unlocked, price }) && (
                <Hint icon={<LuCoins size={18} />}>
                  {text.notEnough(texts.instead?.it ?? text.plan)}{" "}
                  <Link to={infoPaths.credits} fontWeight={700} textDecoration="underline">
                    {text.about}
                  </Link>
                </Hint>
              )
            )}
            {refusals.length > 0 && (
              <chakra.p role="alert" textStyle="small" fontWeight={700} color="fg.error">
                {refusals.join(" ")}
              </chakra.p>
            )}
          </>
        )}
      </chakra.div>
    </Tabs>
  );
}

function TabLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{icon}</span>
      {children}
    </>
  );
}

function Line({
  label,
  value,
  hint,
  isTotal = false,
}: {
  label: string;
  value: string;
  hint?: string;
  isTotal?: boolean;
}) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      {...(isTotal && { pt: "2.5", borderTop: "1px solid {colors.border.subtle}", fontWeight: 700 })}
    >
      <chakra.dt color={isTotal ? "fg" : "fg.muted"}>{label}</chakra.dt>
      <chakra.dd
        textAlign="right"
        {...(isTotal && { fontFamily: "heading", fontSize: "1.25rem", lineHeight: "1.625rem" })}
      >
        {value}
        {hint && (
          <chakra.span display="block" fontFamily="body" textStyle="small" fontWeight={400} color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </chakra.dd>
    </chakra.div>
  );
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.p display="flex" gap="2" textStyle="small" color="fg.muted">
      <chakra.span flexShrink={0} color="fg.link" aria-hidden="true">
        {icon}
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}
