import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import type {
  DeleteProfilePhotoMutation,
  DeleteProfilePhotoMutationVariables,
  UpdateProfilePhotoMutation,
  UpdateProfilePhotoMutationVariables,
} from "../../__generated__/graphql";
import { errorCodes } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { profileMessages } from "../../lib/profileMessages";

const UPDATE: TypedDocumentNode<UpdateProfilePhotoMutation, UpdateProfilePhotoMutationVariables> = gql`
  mutation UpdateProfilePhoto($input: UpdateProfilePhotoInput!) {
    updateProfilePhoto(input: $input) {
      viewer {
        id
        user {
          id
          picture {
            url
            sources {
              url
              width
            }
          }
        }
      }
      errors {
        message
      }
    }
  }
`;

const DELETE: TypedDocumentNode<DeleteProfilePhotoMutation, DeleteProfilePhotoMutationVariables> = gql`
  mutation DeleteProfilePhoto {
    deleteProfilePhoto {
      viewer {
        id
        user {
          id
          picture {
            url
            sources {
              url
              width
            }
          }
        }
      }
      errors {
        message
      }
    }
  }
`;

const text = profileMessages.photo;

/**
 * Replaces or removes the profile photo; every avatar of the viewer on the screen follows. Shows the result as a
 * toast.
 */
export function useProfilePhoto() {
  const [update] = useMutation(UPDATE);
  const [remove] = useMutation(DELETE);
  const [pendingChange, setPendingChange] = useState<"upload" | "removal">();
  const run = async (kind: "upload" | "removal", change: () => Promise<readonly { message: string }[] | undefined>) => {
    setPendingChange(kind);
    try {
      const refusals = await change();
      if (!refusals) toast.error(text[kind].failed);
      else if (refusals.length === 0) toast.success(text[kind].done);
      for (const { message } of refusals ?? []) toast.refused(message);
    } catch (error) {
      toast.error(errorCodes(error).includes("UNAUTHENTICATED") ? messages.session.ended : text[kind].failed);
    }
    setPendingChange(undefined);
  };
  return {
    pendingChange,
    upload: (picture: File, thumbnail: File) =>
      run(
        "upload",
        async () => (await update({ variables: { input: { picture, thumbnail } } })).data?.updateProfilePhoto.errors,
      ),
    remove: () => run("removal", async () => (await remove()).data?.deleteProfilePhoto.errors),
  };
}
