import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import type { PublicationMeta_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { PageMeta } from "../../components/PageMeta";
import { useSite } from "../../components/site";
import { detailMessages } from "../../lib/detailMessages";
import { paths } from "../../lib/paths";
import { publicationJsonLd } from "../../lib/publicationJsonLd";

const FRAGMENT: TypedDocumentNode<PublicationMeta_PublicationFragment> = registerFragment(gql`
  fragment PublicationMeta_publication on Publication {
    id
    slug
    title
    status
    type
    condition
    description
    interests
    isReserved
    publishedAt
    images {
      url
    }
    owner {
      id
      firstName
      lastName
    }
    category {
      id
      path {
        id
        name
      }
    }
    place {
      label
    }
  }
`);

/** Search engines show about this many characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** What search results and shared links say about a publication. */
export function PublicationMeta({ publication }: { publication: FragmentType<PublicationMeta_PublicationFragment> }) {
  const { origin } = useSite();
  const data = useFragmentData(FRAGMENT, publication);
  if (!data) return null;
  const { id, title, status, interests, description } = data;
  return (
    <PageMeta
      title={title}
      description={truncate(`${detailMessages.swapLine(title, interests)} ${description ?? ""}`)}
      path={paths.publication(data)}
      robots={status === "ACTIVE" ? undefined : "noindex"}
      image={`/share/${id}.jpg`}
      type="product"
      data={publicationJsonLd(data, origin) ?? undefined}
    />
  );
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_DESCRIPTION_LENGTH
    ? line
    : `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}
