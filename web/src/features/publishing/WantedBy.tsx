import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { titleWords } from "../../../../rules/publication";
import type { WantedByQuery, WantedByQueryVariables } from "../../__generated__/graphql";
import { usePosition } from "../../apollo/position";
import { ButtonLink } from "../../components/ui/Button";
import { CardGrid } from "../../components/ui/CardGrid";
import { paths } from "../../lib/paths";
import { publishingMessages } from "../../lib/publishingMessages";

const QUERY: TypedDocumentNode<WantedByQuery, WantedByQueryVariables> = gql`
  query WantedBy($input: SearchInput!) {
    search(input: $input) {
      items {
        id
        isOwn
        ...PublicationCard_publication
      }
      sponsored {
        id
        isOwn
        ...PublicationCard_publication
      }
    }
  }
`;

type Wanting = NonNullable<WantedByQuery["search"]>["items"][number];

const texts = publishingMessages.created;
const maxShown = 4;
const maxTerms = 10;

interface WantedByProps {
  /** Of what was published. */
  title: string;
  renderCard: (publication: Wanting) => ReactNode;
}

/** Publications whose owners want what the title names; nothing where there are none. */
export function WantedBy({ title, renderCard }: WantedByProps) {
  const { position } = usePosition();
  const terms = titleWords(title).slice(0, maxTerms);
  const { data } = useQuery(QUERY, { variables: { input: { mode: "HAVE", terms, near: position } } });
  // Sponsored results are counted as impressions, so they must be shown.
  const found = [...(data?.search?.sponsored ?? []), ...(data?.search?.items ?? [])].filter(({ isOwn }) => !isOwn);
  if (found.length === 0) return null;
  return (
    <section>
      <chakra.h2 textStyle="h2">{texts.wanted}</chakra.h2>
      <chakra.p color="fg.muted" mb="4">
        {texts.wantedHint}
      </chakra.p>
      <CardGrid>{found.slice(0, maxShown).map(renderCard)}</CardGrid>
      {found.length > maxShown && (
        <ButtonLink to={paths.search({ mode: "HAVE", terms, radiusKm: null, position })} variant="text" mt="3" ml="-5">
          {texts.allWanted}
        </ButtonLink>
      )}
    </section>
  );
}
