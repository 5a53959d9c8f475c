import { chakra } from "@chakra-ui/react/styled-system";
import type { PersonalDataQuery } from "../../__generated__/graphql";
import { PhotoPicker } from "../../components/form/PhotoPicker";
import { Avatar } from "../../components/ui/Avatar";
import { Spinner } from "../../components/ui/Spinner";
import { accountMessages } from "../../lib/accountMessages";
import { profileMessages } from "../../lib/profileMessages";
import { useProfilePhoto } from "./useProfilePhoto";

const text = profileMessages.photo;

/** The viewer's photo; uploaded as soon as it is cropped. */
export function ProfilePhoto({ user }: { user: NonNullable<PersonalDataQuery["viewer"]>["user"] }) {
  const { pendingChange, upload, remove } = useProfilePhoto();
  return (
    <PhotoPicker
      face={<Avatar person={user} size={84} />}
      hasPhoto={user.picture !== null}
      title={accountMessages.photo.label}
      status={
        pendingChange && (
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <Spinner size="1rem" />
            {pendingChange === "upload" ? text.upload.busy : text.removal.busy}
          </chakra.span>
        )
      }
      onChosen={(photo, small) => void upload(photo, small)}
      onRemove={() => void remove()}
    />
  );
}
