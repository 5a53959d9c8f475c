import { useViewer } from "../apollo/session";
import { PageTitle } from "../components/ui/PageTitle";
import { useCreatePublication } from "../features/publishing/useCreatePublication";
import { emptyDraft } from "../features/publishing/usePublicationForm";
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
        form={{ name: "publication", ownerId, start: emptyDraft }}
        send={create}
        words={publishingMessages}
        leaveTo={paths.wall()}
      />
    </>
  );
}
