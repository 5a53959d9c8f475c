import { lazy, Suspense } from "react";
import { useViewer } from "../apollo/session";
import { PageTitle } from "../components/ui/PageTitle";
import { useCreatePublication } from "../features/publishing/useCreatePublication";
import { createEmptyDraft } from "../features/publishing/publicationSchema";
import { WizardSkeleton } from "../features/publishing/WizardSkeleton";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";
import { publishingMessages } from "../lib/publishingMessages";

const Wizard = lazy(
  loadWhenOnline(() => import("../features/publishing/Wizard").then((module) => ({ default: module.Wizard }))),
);

/** /new_publication?paso=N, for members. */
export default function NewPublicationRoute() {
  const ownerId = useViewer().id;
  const create = useCreatePublication();
  return (
    <>
      <PageTitle>{publishingMessages.title}</PageTitle>
      <Suspense fallback={<WizardSkeleton leaveTo={paths.wall()} title={publishingMessages.title} />}>
        <Wizard
          source={{ name: "publication", ownerId, createInitial: createEmptyDraft }}
          send={create}
          labels={publishingMessages}
          leaveTo={paths.wall()}
        />
      </Suspense>
    </>
  );
}
