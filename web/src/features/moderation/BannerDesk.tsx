import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuPlus } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { useFocusOnChange } from "../../components/ui/useFocusOnChange";
import { bannerMessages as text } from "../../lib/bannerMessages";
import { BannerForm } from "./BannerForm";
import { BannerRow } from "./BannerRow";
import { toBannerInput, useKeptBanners, useSaveBanner } from "./useKeptBanners";
import type { KeptBanner } from "./useKeptBanners";

const places = ["HOME", "WALL"] as const;

/** The banners by place: what shows, in which order, how often each was seen and clicked, and their form. */
export default function BannerDesk() {
  const { data, error, refetch } = useKeptBanners();
  const { save, isSaving } = useSaveBanner();
  const [edited, setEdited] = useState<KeptBanner["id"] | "new" | null>(null);
  const lead = useFocusOnChange<HTMLParagraphElement>(edited === null);
  const banners = data?.keptBanners;
  if (!banners) return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <PageLoading />;
  if (edited)
    return (
      <BannerForm
        banner={banners.find(({ id }) => id === edited) ?? null}
        isSaving={isSaving}
        onSave={save}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p ref={lead} tabIndex={-1} outline="none" color="fg.muted">
          {text.lead}
        </chakra.p>
        <Button onClick={() => setEdited("new")}>
          <LuPlus size={20} aria-hidden="true" />
          {text.add}
        </Button>
      </chakra.div>
      {places.map((place) => {
        const here = banners.filter((banner) => banner.place === place);
        return (
          <section key={place} aria-labelledby={`banners-${place}`}>
            <chakra.h2 id={`banners-${place}`} textStyle="h3" mb="3">
              {text.place[place]}
            </chakra.h2>
            {here.length === 0 ? (
              <chakra.p color="fg.muted">{text.none[place]}</chakra.p>
            ) : (
              <Card as="ol" m="0" p="0" listStyleType="none" overflow="hidden" aria-labelledby={`banners-${place}`}>
                {here.map((banner) => (
                  <BannerRow
                    key={banner.id}
                    banner={banner}
                    isLast={banner === here.at(-1)}
                    isBusy={isSaving}
                    onEdit={() => setEdited(banner.id)}
                    onChange={(change) => void save({ ...toBannerInput(banner), ...change })}
                  />
                ))}
              </Card>
            )}
          </section>
        );
      })}
      <chakra.p textStyle="caption" color="fg.muted">
        {text.figuresHint}
      </chakra.p>
    </chakra.div>
  );
}
