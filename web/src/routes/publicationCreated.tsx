import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { CreatedPublicationQuery, CreatedPublicationQueryVariables } from "../__generated__/graphql";
import guaca from "../assets/guaca.svg";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { PageTitle } from "../components/ui/PageTitle";
import { toast } from "../components/ui/toast";
import { publicationWhatsappLink } from "../features/publication/shareText";
import { useApprovalText } from "../features/notification/useApprovalText";
import { WantedBy } from "../features/publishing/WantedBy";
import { PublicationCard } from "../features/publication/PublicationCard";
import { createdPublicationId } from "../lib/createdPublication";
import { editMessages } from "../lib/editMessages";
import { paths } from "../lib/paths";
import { publishingMessages } from "../lib/publishingMessages";

const texts = publishingMessages.created;

const QUERY: TypedDocumentNode<CreatedPublicationQuery, CreatedPublicationQueryVariables> = gql`
  query CreatedPublication($id: ID!) {
    publication(id: $id) {
      id
      slug
      title
      status
      interests
      isOwn
    }
  }
`;

type Created = NonNullable<CreatedPublicationQuery["publication"]>;

/** /publicacion_creada: where a new publication or an edit stands, and what to do next. */
export default function PublicationCreatedRoute() {
  const state: unknown = useLocation().state;
  const id = createdPublicationId(state);
  const edited = editedOf(state);
  const { data, previousData } = useQuery(QUERY, id === null ? skipToken : { variables: { id } });
  // While the status is refetched, the former one is shown.
  const publication = (data ?? previousData)?.publication ?? null;
  const { title, text } = describe(edited, id !== null, publication, useApprovalText(id));
  const done = edited ? editMessages.success : id === null ? null : publishingMessages.success;
  const isActive = publication?.status === "ACTIVE";
  // The page itself says how the review ends: no toast beside it.
  useEffect(() => (id === null ? undefined : toast.silence(`publication-${id}`)), [id]);
  return (
    <Container py={{ base: "6", md: "14" }} display="grid" gap="8">
      <PageTitle>{title}</PageTitle>
      <Card
        p={{ base: "6", md: "12" }}
        width="100%"
        maxWidth="640px"
        mx="auto"
        display="grid"
        justifyItems="center"
        gap="4"
        textAlign="center"
        data-keep-clear=""
      >
        <chakra.img src={guaca} alt="" width="150px" height="186px" />
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        {done && (
          <chakra.p fontWeight={700} color="fg.success">
            {done}
          </chakra.p>
        )}
        <chakra.p maxWidth="46ch" color="fg.muted" role="status" overflowWrap="anywhere">
          {text}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          gap="3"
          mt="2"
          width="100%"
          // On phones they fill their lines.
          css={{ "& > *": { flex: { base: "1 1 auto", sm: "none" } } }}
        >
          {isActive && (
            <ButtonLink to={publicationWhatsappLink(publication)} target="_blank" rel="noopener noreferrer">
              {texts.share}
            </ButtonLink>
          )}
          {publication?.status === "INACTIVE" && (
            <ButtonLink to={paths.editPublication(publication.id)}>{texts.edit}</ButtonLink>
          )}
          <ButtonLink to={paths.wall()} variant={isActive ? "secondary" : "primary"}>
            {texts.wall}
          </ButtonLink>
          <ButtonLink to={paths.profile("publications")} variant="secondary">
            {texts.own}
          </ButtonLink>
          <ButtonLink to={paths.newPublication()} variant="text">
            {texts.another}
          </ButtonLink>
        </chakra.div>
      </Card>
      {publication && (
        <WantedBy
          title={publication.title}
          renderCard={(wanting) => (
            <PublicationCard
              key={wanting.id}
              publication={wanting}
              kind="compact"
              heading="h3"
              offered={[publication.title]}
            />
          )}
        />
      )}
    </Container>
  );
}

const editedOf = (state: unknown) =>
  typeof state === "object" && state !== null && "edited" in state ? state.edited : null;

function describe(
  edited: unknown,
  isNew: boolean,
  publication: Created | null,
  approval: string | null,
): { title: string; text: string } {
  if (edited === "shown") return editMessages.done;
  if (edited === "hidden") return editMessages.doneHidden;
  if (publication?.status === "ACTIVE")
    return { title: texts.activeTitle, text: approval ?? texts.activeText(publication.title) };
  if (publication?.status === "INACTIVE") return { title: texts.returnedTitle, text: texts.returnedText };
  // Without the wizard before it nothing was published.
  return isNew ? { title: texts.title, text: texts.text } : { title: texts.anyTitle, text: texts.anyText };
}
