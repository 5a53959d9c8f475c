import { useViewer } from "../apollo/session";
import { PageTitle } from "../components/ui/PageTitle";
import { useCreatePublication } from "../features/publishing/useCreatePublication";
import { createEmptyDraft } from "../features/publishing/publicationSchema";
import { Wizard } from "../features/publishing/Wizard";
import { paths } from "../lib/paths";
import { publishingMessages } from "../lib/publishingMessages";

/** /new_publication?paso=N, for members. */
export default function NewPublicationRoute() {
  const ownerId = useViewer().id;
  const create = useCreatePublication();
  return (
    <>
      <PageTitle>{publishingMessages.title}</PageTitle>
      <Wizard
        source={{ name: "publication", ownerId, createInitial: createEmptyDraft }}
        send={create}
        labels={publishingMessages}
        leaveTo={paths.wall()}
      />
    </>
  );
}
