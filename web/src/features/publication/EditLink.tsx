import { LuPencil } from "react-icons/lu";
import { ButtonLink } from "../../components/ui/Button";
import { editMessages } from "../../lib/editMessages";
import { paths } from "../../lib/paths";

/** Link from an own publication to its wizard. */
export function EditLink({ id }: { id: string }) {
  return (
    <ButtonLink to={paths.editPublication(id)} variant="secondary" size="l" wide>
      <LuPencil size={20} aria-hidden="true" />
      {editMessages.edit}
    </ButtonLink>
  );
}
