import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { useViewer } from "../apollo/session";
import { PageMeta } from "../components/PageMeta";
import { Redirect } from "../components/Redirect";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { toast } from "../components/ui/toast";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { EditNotice } from "../features/publishing/EditNotice";
import { EDIT_PUBLICATION } from "../features/publishing/publicationFields";
import type { PublicationEdit } from "../features/publishing/publicationFields";
import { toDraft } from "../features/publishing/publicationSchema";
import { useCategories } from "../features/publishing/useCategories";
import { useUpdatePublication } from "../features/publishing/useUpdatePublication";
import { WizardBar } from "../features/publishing/WizardBar";
import { WizardSkeleton } from "../features/publishing/WizardSkeleton";
import { editMessages as texts } from "../lib/editMessages";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";

const Wizard = lazy(
  loadWhenOnline(() => import("../features/publishing/Wizard").then((module) => ({ default: module.Wizard }))),
);

const OWN_PUBLICATIONS = paths.profile("publications");

/**
 * /edit/publication/{id}?paso=N: the wizard with the current values, at first where they can be changed; until they are
 * there, with those of the last time to look at. Other users' and unknown publications lead to a new one.
 */
export default function EditPublicationRoute() {
  const { id = "" } = useParams();
  const { data, loading, error, refetch } = useQuery(EDIT_PUBLICATION, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  // Waits for the category names, so that nothing shifts when they load.
  const { isLoading } = useCategories();
  const edit = data?.publicationEdit;
  // Editing must start from the current values, once: what is read later, as after an appeal, does not begin it anew.
  const [currentId, setCurrentId] = useState<string | null>(null);
  if (data && !loading && !error && currentId !== id) setCurrentId(id);
  const isReadOnly = currentId !== id;
  return (
    <>
      <PageMeta title={texts.title} robots="noindex" />
      {error ? (
        <>
          <WizardBar title={texts.title} backTo={OWN_PUBLICATIONS} leaveTo={OWN_PUBLICATIONS} />
          <Container py="6">
            <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
            <ErrorState onRetry={() => void refetch().catch(() => {})} />
          </Container>
        </>
      ) : edit === null && !loading ? (
        <NotOwnPublication />
      ) : edit && !isLoading ? (
        // Another key: the form begins anew with the current values.
        <EditWizard key={`${edit.publication.id} ${isReadOnly}`} edit={edit} isReadOnly={isReadOnly} />
      ) : (
        <WizardSkeleton leaveTo={OWN_PUBLICATIONS} />
      )}
    </>
  );
}

interface EditWizardProps {
  edit: PublicationEdit;
  /** What the cache has, which may be old: it can be looked at, not changed. */
  isReadOnly: boolean;
}

function EditWizard({ edit, isReadOnly }: EditWizardProps) {
  const viewerId = useViewer().id;
  const { id } = edit.publication;
  const send = useUpdatePublication(id);
  // It may be over by now.
  if (edit.refusal && isReadOnly) return <WizardSkeleton leaveTo={OWN_PUBLICATIONS} />;
  if (edit.refusal) return <EditRefused refusal={edit.refusal} />;
  return (
    <Suspense fallback={<WizardSkeleton leaveTo={OWN_PUBLICATIONS} />}>
      <Wizard
        source={{ name: `publication-edit-${id}`, ownerId: viewerId, createInitial: () => toDraft(edit), isReadOnly }}
        send={send}
        labels={texts}
        leaveTo={OWN_PUBLICATIONS}
        isEdit
        successState={{ edited: edit.publication.status === "ACTIVE" ? "shown" : "hidden" }}
        notice={
          <chakra.div inert={isReadOnly}>
            <EditNotice edit={edit} />
          </chakra.div>
        }
      />
    </Suspense>
  );
}

function EditRefused({ refusal }: { refusal: NonNullable<PublicationEdit["refusal"]> }) {
  const { title, hint } = texts.refusal[refusal];
  return (
    <Container py={{ base: "6", md: "14" }}>
      <EmptyState
        as="h1"
        size="page"
        title={title}
        hint={hint}
        action={
          <>
            <ButtonLink to={paths.requests(refusal === "FINISHED" ? 3 : 2)}>{texts.seeSwap}</ButtonLink>
            <ButtonLink to={OWN_PUBLICATIONS} variant="secondary">
              {texts.own}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}

function NotOwnPublication() {
  useEffect(() => {
    toast.info(texts.notYours);
  }, []);
  return <Redirect to={paths.newPublication()} />;
}
