import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import {
  bannerTexts,
  checkBannerAddress,
  checkBannerPeriod,
  checkBannerTitle,
  maxBannerAddress,
} from "../../../../rules/banner";
import { RadioCard } from "../../components/ui/Choice";
import { Field } from "../../components/ui/Field";
import { Input } from "../../components/ui/Input";
import { KeptFormCard } from "../../components/form/KeptFormCard";
import { useKeptForm } from "../../components/form/useKeptForm";
import { bannerMessages as text } from "../../lib/bannerMessages";
import { calendarDayLabel } from "../../lib/dates";
import { BannerPictureField } from "./BannerPictureField";
import { toBannerInput } from "./useKeptBanners";
import type { BannerInput, BannerRefusal, KeptBanner } from "./useKeptBanners";

const empty: BannerInput = { place: "HOME", title: "", url: "", startsOn: null, endsOn: null, isShown: true };

interface BannerFormProps {
  /** As it was read last; null for a new one. */
  banner: KeptBanner | null;
  isSaving: boolean;
  /** Null where it failed. */
  onSave: (input: BannerInput) => Promise<readonly BannerRefusal[] | null>;
  onClose: () => void;
}

/** Makes or changes a banner, and shows how it will look. */
export function BannerForm({ banner, isSaving, onSave, onClose }: BannerFormProps) {
  const [values, setValues] = useState<BannerInput>(banner ? toBannerInput(banner) : empty);
  const { form, heading, hasConflict, forget, ...kept } = useKeptForm();
  const change = (part: Partial<BannerInput>) => {
    forget(part);
    setValues({ ...values, ...part });
  };
  const { place, title, url, startsOn = null, endsOn = null, wideImage, narrowImage } = values;
  const problems: Record<string, string | null> = {
    title: checkBannerTitle(title),
    url: checkBannerAddress(url.trim()),
    endsOn: checkBannerPeriod(startsOn, endsOn),
    wideImage: banner || wideImage ? null : bannerTexts.pictureMissing,
    narrowImage: banner || narrowImage ? null : bannerTexts.pictureMissing,
  };
  const errorOf = (name: string) => kept.errorOf(name, problems);
  // After a conflict the list was read anew: saving once more is a decision against what is there now.
  const save = () => onSave(hasConflict && banner ? { ...values, version: banner.version } : values);

  return (
    <KeptFormCard
      title={banner ? text.formEdit : text.formNew}
      form={form}
      heading={heading}
      isSaving={isSaving}
      words={text}
      onSubmit={(event) => void kept.submit(event, { problems, isSaving, save, onClose })}
      onClose={onClose}
    >
      <Field as="group" label={text.field.place}>
        {() => (
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" maxWidth="480px">
            {(["HOME", "WALL"] as const).map((each) => (
              <RadioCard
                key={each}
                name="place"
                label={text.place[each]}
                checked={place === each}
                onChange={() => change({ place: each })}
              />
            ))}
          </chakra.div>
        )}
      </Field>
      <Field label={text.field.title} hint={text.field.titleHint} {...errorOf("title")}>
        {(control) => <Input {...control} value={title} onChange={(event) => change({ title: event.target.value })} />}
      </Field>
      <Field label={text.field.url} hint={text.field.urlHint} {...errorOf("url")}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            maxLength={maxBannerAddress}
            value={url}
            onChange={(event) => change({ url: event.target.value })}
          />
        )}
      </Field>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
        gap="4"
      >
        {(["startsOn", "endsOn"] as const).map((name) => (
          <Field key={name} label={text.field[name]} hint={dayHint(name, values[name])} {...errorOf(name)}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={values[name] ?? ""}
                onChange={(event) => change({ [name]: event.target.value || null })}
              />
            )}
          </Field>
        ))}
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
        gap="5"
        alignItems="start"
      >
        {(["wide", "narrow"] as const).map((shape) => (
          <BannerPictureField
            key={shape}
            shape={shape}
            place={place}
            title={title}
            url={banner?.[`${shape}Image`].url}
            {...errorOf(`${shape}Image`)}
            onChosen={(file) => change({ [`${shape}Image`]: file })}
          />
        ))}
      </chakra.div>
    </KeptFormCard>
  );
}

/** The day in words: browsers write it in their own language. */
const dayHint = (name: "startsOn" | "endsOn", day: string | null | undefined) =>
  day ? calendarDayLabel(day) : text.field[`${name}Open`];
