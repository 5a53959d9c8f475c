import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Facts_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { detailMessages } from "../../lib/detailMessages";
import { publicationFieldMessages } from "../../lib/publicationFieldMessages";
import { conditionLabel } from "../../lib/conditionLabel";

const labels = publicationFieldMessages;

const FRAGMENT: TypedDocumentNode<Facts_PublicationFragment> = registerFragment(gql`
  fragment Facts_publication on Publication {
    id
    type
    condition
    usage
    description
    publishedAt
    attributes {
      label
      value
    }
  }
`);

/** Description and attributes. */
export function Facts({ publication: ref }: { publication: FragmentType<Facts_PublicationFragment> }) {
  const publication = useFragmentData(FRAGMENT, ref);
  if (!publication) return null;
  return (
    <section>
      <chakra.h2 textStyle="h3">{labels.description}</chakra.h2>
      <chakra.p mt="2" maxWidth="62ch" whiteSpace="pre-line" overflowWrap="anywhere">
        {publication.description?.trim() || detailMessages.noDescription}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(3, 1fr)" }} gap="0 24px" mt="5">
        {publication.attributes.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {publication.type === "PRODUCT" && <Fact label={labels.condition}>{conditionLabel(publication)}</Fact>}
        {publication.publishedAt && (
          <Fact label={detailMessages.published}>
            <TimeAgo at={publication.publishedAt} />
          </Fact>
        )}
      </chakra.dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div borderTop="1px solid {colors.border.subtle}" py="2.5" minWidth="0">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight={700} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
