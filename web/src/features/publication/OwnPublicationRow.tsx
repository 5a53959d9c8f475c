import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, lazy, useState } from "react";
import { LuArrowLeftRight, LuCircleAlert, LuCircleCheck, LuCircleX, LuClock } from "react-icons/lu";
import type { PublicationStatus } from "../../__generated__/enums";
import type { OwnPublicationRow_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import type { LabelLook } from "../../components/ui/Label";
import { Link } from "../../components/ui/Link";
import { Picture } from "../../components/ui/Picture";
import { Price } from "../../components/ui/Price";
import { StateTag } from "../../components/ui/StateTag";
import { dayLabel } from "../../lib/dates";
import { editMessages } from "../../lib/editMessages";
import { paths } from "../../lib/paths";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { profileMessages } from "../../lib/profileMessages";
import { conditionLabel } from "../../lib/conditionLabel";
import { useSetAvailability } from "./useSetAvailability";

const DeactivateDialog = lazy(loadWhenOnline(() => import("./DeactivateDialog")));

const FRAGMENT: TypedDocumentNode<OwnPublicationRow_PublicationFragment> = registerFragment(gql`
  fragment OwnPublicationRow_publication on Publication {
    id
    slug
    title
    type
    status
    condition
    usage
    publishedAt
    isReserved
    canEdit
    hasChangesInReview
    returnReason
    interests
    price {
      amount
      currency
    }
    cover {
      url
      sources {
        url
        width
      }
    }
  }
`);

const text = profileMessages.own;

/** One of the viewer's publications: its data, its status, and the actions on it. */
export function OwnPublicationRow({
  publication: ref,
}: {
  publication: FragmentType<OwnPublicationRow_PublicationFragment>;
}) {
  const publication = useFragmentData(FRAGMENT, ref);
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const setAvailability = useSetAvailability();
  if (!publication) return null;
  const { id, title, status, returnReason } = publication;
  const isActive = status === "ACTIVE";
  const changeStatus = async (next: "ACTIVE" | "INACTIVE") => {
    setBusy(true);
    const isDone = await setAvailability(id, next);
    setBusy(false);
    if (isDone) setConfirming(false);
  };
  return (
    <Card
      as="li"
      display="grid"
      gridTemplateColumns={{ base: "96px minmax(0, 1fr)", md: "128px minmax(0, 1fr) auto" }}
      alignContent="start"
      alignItems="center"
      columnGap={{ base: "3.5", md: "5" }}
      rowGap="3"
      p={{ base: "3", md: "4" }}
    >
      <chakra.div
        aspectRatio="1 / 1"
        overflow="hidden"
        borderRadius="22px 6px 22px 6px"
        filter={isActive ? undefined : "saturate(.35)"}
      >
        <Picture image={publication.cover} alt="" sizes="128px" />
      </chakra.div>
      <chakra.div minWidth="0" display="grid" gap="1" justifyItems="start">
        <StateTag {...STYLES[status]}>{text.status[status]}</StateTag>
        <chakra.h2 textStyle="h4" overflowWrap="anywhere" lineClamp={2}>
          {isActive ? (
            <Link to={paths.publication(publication)} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </chakra.h2>
        <Price price={publication.price} size="s" />
        <chakra.p textStyle="caption" color="fg.muted">
          {[conditionLabel(publication), publication.publishedAt && text.published(dayLabel(publication.publishedAt))]
            .filter(Boolean)
            .join(" · ")}
        </chakra.p>
        {publication.interests.length > 0 && (
          <chakra.p textStyle="caption" color="fg.receive" fontWeight={700} lineClamp={1}>
            {text.wants(publication.interests)}
          </chakra.p>
        )}
        {publication.hasChangesInReview && status !== "WAITING" && (
          <chakra.p
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            textStyle="caption"
            color="fg.receive"
            fontWeight={700}
          >
            <LuClock size={15} aria-hidden="true" />
            {editMessages.inReview}
          </chakra.p>
        )}
        {publication.isReserved && (
          <Link
            to={paths.requests(2)}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minHeight="32px"
            textStyle="small"
            fontWeight={700}
          >
            <LuArrowLeftRight size={16} aria-hidden="true" />
            {text.reserved}
          </Link>
        )}
      </chakra.div>
      {returnReason && (
        <chakra.p
          gridColumn="1 / -1"
          gridRow={{ md: 2 }}
          display="flex"
          gap="2"
          px="3"
          py="2"
          borderRadius="plumaSm"
          bg="bg.danger"
          textStyle="small"
        >
          <chakra.span flexShrink={0} pt="0.5" color="fg.error" aria-hidden="true">
            <LuCircleAlert size={18} />
          </chakra.span>
          <chakra.span minWidth="0" overflowWrap="anywhere">
            {editMessages.returned(returnReason)}
          </chakra.span>
        </chakra.p>
      )}
      <chakra.div
        gridColumn={{ base: "1 / -1", md: "auto" }}
        display={{ base: "flex", md: "grid" }}
        flexWrap="wrap"
        gap="2"
        minWidth={{ md: "132px" }}
        css={{ "& > *": { flex: "1 1 auto" } }}
      >
        {isActive && (
          <ButtonLink
            variant="secondary"
            size="s"
            to={paths.publication(publication)}
            aria-label={text.detailsOf(title)}
          >
            {text.details}
          </ButtonLink>
        )}
        {publication.canEdit && (
          <ButtonLink
            variant={returnReason ? "primary" : "secondary"}
            size="s"
            to={paths.editPublication(id)}
            aria-label={returnReason ? editMessages.mendOf(title) : editMessages.editOf(title)}
          >
            {returnReason ? editMessages.mend : editMessages.edit}
          </ButtonLink>
        )}
        {isActive && (
          <Button
            variant="danger"
            size="s"
            loading={isBusy && !isConfirming}
            aria-label={text.deactivateOf(title)}
            onClick={() => setConfirming(true)}
          >
            {text.deactivate}
          </Button>
        )}
        {status === "INACTIVE" && (
          <Button
            // What was returned is to be mended first.
            variant={returnReason ? "secondary" : "primary"}
            size="s"
            loading={isBusy}
            aria-label={text.activateOf(title)}
            onClick={() => void changeStatus("ACTIVE")}
          >
            {text.activate}
          </Button>
        )}
        {status === "WAITING" && <Hint>{text.waitingHint}</Hint>}
        {status === "FINISHED" && (
          <ButtonLink variant="text" size="s" mx="-3.5" to={paths.requests(3)} aria-label={text.historyOf(title)}>
            {text.history}
          </ButtonLink>
        )}
      </chakra.div>
      {isConfirming && (
        <Suspense>
          <DeactivateDialog
            title={title}
            isReserved={publication.isReserved}
            loading={isBusy}
            onClose={() => setConfirming(false)}
            onConfirm={() => void changeStatus("INACTIVE")}
          />
        </Suspense>
      )}
    </Card>
  );
}

const Hint = chakra("p", { base: { textStyle: "caption", color: "fg.muted", maxWidth: { md: "190px" } } });

const STYLES: Record<PublicationStatus, LabelLook> = {
  ACTIVE: { bg: "bg.success", color: "fg.success", icon: <LuCircleCheck size={15} /> },
  WAITING: { bg: "bg.warning", color: "fg.warning", icon: <LuClock size={15} /> },
  FINISHED: { bg: "bg.info", color: "fg.info", icon: <LuArrowLeftRight size={15} /> },
  INACTIVE: { bg: "bg.sunken", color: "fg.muted", icon: <LuCircleX size={15} /> },
};
