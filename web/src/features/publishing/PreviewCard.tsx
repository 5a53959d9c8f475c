import { chakra } from "@chakra-ui/react/styled-system";
import { LuCamera, LuImage } from "react-icons/lu";
import { useViewer } from "../../apollo/session";
import { Seal } from "../../components/brand/Seal";
import { Avatar } from "../../components/ui/Avatar";
import { Card } from "../../components/ui/Card";
import { Price } from "../../components/ui/Price";
import { Ribbon } from "../../components/ui/Ribbon";
import { Tag } from "../../components/ui/Tag";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { messages } from "../../lib/messages";
import { shortName } from "../../lib/names";
import { publishingMessages } from "../../lib/publishingMessages";
import type { StepNumber } from "./publicationFields";
import type { PublicationDraft } from "./publicationSchema";

const texts = publishingMessages.preview;
const MAX_TAGS = 6;

/** A live preview of the card; on wide screens only. */
export default function PreviewCard({
  draft,
  step,
  isNew,
}: {
  draft: PublicationDraft;
  step: StepNumber;
  isNew: boolean;
}) {
  const { user } = useViewer();
  const [cover] = draft.images;
  const isProduct = draft.type === "PRODUCT";
  const facts = [
    isProduct && draft.condition ? messages.publication.condition[draft.condition] : null,
    isProduct && draft.usage ? messages.publication.usage[draft.usage] : null,
    draft.place?.municipality ?? null,
  ].filter(Boolean);
  return (
    <chakra.aside
      display={{ base: "none", lg: "flex" }}
      flexDirection="column"
      gap="4"
      position="sticky"
      top="88px"
      aria-label={texts.title}
    >
      <chakra.h2 textStyle="h4">{texts.title}</chakra.h2>
      <Card overflow="hidden" display="flex" flexDirection="column">
        <chakra.div
          position="relative"
          aspectRatio="1"
          bg="bg.sunken"
          color="border.control"
          display="grid"
          placeItems="center"
        >
          {cover ? (
            <chakra.img src={cover.url} alt="" width="100%" height="100%" objectFit="cover" />
          ) : (
            <LuImage size={48} aria-hidden="true" />
          )}
          {isNew && (
            <chakra.div position="absolute" left="3" top="3">
              <Ribbon kind="NEW" />
            </chakra.div>
          )}
        </chakra.div>
        <chakra.div p="14px 16px 24px" display="flex" flexDirection="column" gap="1">
          {draft.price ? (
            <Price price={{ amount: Number(draft.price) * 100, currency: "USD" }} />
          ) : (
            <chakra.span fontFamily="heading" fontWeight={700} fontSize="1.125rem" color="fg.muted">
              {texts.noPrice}
            </chakra.span>
          )}
          <chakra.p
            fontWeight={600}
            lineHeight="21px"
            lineClamp={2}
            overflowWrap="anywhere"
            color={draft.title ? "fg" : "fg.muted"}
          >
            {draft.title || texts.noTitle}
          </chakra.p>
          {facts.length > 0 && (
            <chakra.p textStyle="caption" color="fg.muted">
              {facts.join(" · ")}
            </chakra.p>
          )}
          <chakra.p display="flex" alignItems="center" gap="2" mt="2" textStyle="small" fontWeight={700}>
            <Avatar person={user} size={28} />
            {shortName(user)}
            <VerifiedMark person={user} />
          </chakra.p>
        </chakra.div>
        <chakra.div
          position="relative"
          bg="bg.receive"
          borderTop="2px dashed {colors.border.receive}"
          p="14px 16px 16px"
        >
          <chakra.span position="absolute" right="14px" top="-21px">
            <Seal size={40} />
          </chakra.span>
          <chakra.p textStyle="caption" fontWeight={700} color="fg.receive" mb="1.5">
            {messages.publication.interests}
          </chakra.p>
          {draft.interests.length > 0 ? (
            <chakra.div display="flex" flexWrap="wrap" gap="1.5">
              {draft.interests.slice(0, MAX_TAGS).map((word) => (
                <Tag key={word}>{word}</Tag>
              ))}
              {draft.interests.length > MAX_TAGS && (
                <Tag kind="more">{messages.publication.more(draft.interests.length - MAX_TAGS)}</Tag>
              )}
            </chakra.div>
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              {step > 3 ? messages.publication.anyOffer : texts.noInterests}
            </chakra.p>
          )}
        </chakra.div>
      </Card>
      <chakra.div display="flex" gap="3" p="4" borderRadius="plumaMd" bg="bg.success" textStyle="small">
        <chakra.span color="fg.success" aria-hidden="true">
          <LuCamera size={20} />
        </chakra.span>
        <p>
          <strong>{texts.tipTitle}</strong> {texts.tip}
        </p>
      </chakra.div>
    </chakra.aside>
  );
}
