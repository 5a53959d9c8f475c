import { chakra } from "@chakra-ui/react/styled-system";
import { LuCrown } from "react-icons/lu";
import { useSession } from "../../apollo/session";
import { usePremium } from "../../apollo/usePremium";
import { Link } from "../../components/ui/Link";
import { Skeleton } from "../../components/ui/Skeleton";
import { Switch } from "../../components/ui/Switch";
import { useCapability } from "../../components/useCapability";
import type { SearchAddress } from "../../lib/searchAddress";
import { paths } from "../../lib/paths";
import { resultsMessages } from "../../lib/resultsMessages";

const texts = resultsMessages;
const FILTERS = ["onlyVerified", "onlyRecent"] as const;

interface PremiumFiltersProps {
  chosen: Pick<SearchAddress, (typeof FILTERS)[number]>;
  onChange: (change: Partial<SearchAddress>) => void;
}

/** The filters that only Premium accounts have; to all others they show the way to Premium. */
export function PremiumFilters(props: PremiumFiltersProps) {
  const { status } = useSession();
  const hasPremium = useCapability("premium");
  if (!hasPremium) return null;
  return status === "member" ? <MemberFilters {...props} /> : <LockedFilters />;
}

function MemberFilters({ chosen, onChange }: PremiumFiltersProps) {
  const { premium, isLoaded, hasFailed } = usePremium();
  if (!isLoaded) return hasFailed ? null : <Skeleton height="96px" />;
  if (premium === null) return null;
  if (premium.endsOn === null) return <LockedFilters />;
  return (
    <Group>
      {FILTERS.map((name) => (
        <Switch
          key={name}
          label={texts[name]}
          checked={chosen[name] ?? false}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
    </Group>
  );
}

function LockedFilters() {
  return (
    <Group>
      {FILTERS.map((name) => (
        <Link
          key={name}
          to={paths.subscriptions()}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="4"
          minHeight="44px"
          fontWeight={700}
        >
          {texts[name]}
          <Badge>
            <LuCrown size={16} aria-hidden="true" />
            {texts.withPremium}
          </Badge>
        </Link>
      ))}
    </Group>
  );
}

function Group({ children }: { children: React.ReactNode }) {
  return (
    <chakra.div role="group" aria-label={texts.premiumFilters} display="grid" gap="2">
      {children}
    </chakra.div>
  );
}

const Badge = chakra("span", {
  base: {
    flexShrink: 0,
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    px: "2.5",
    py: "1",
    borderRadius: "full",
    bg: "fill.premium",
    color: "fg.onPremium",
    textStyle: "caption",
    fontWeight: 800,
  },
});
