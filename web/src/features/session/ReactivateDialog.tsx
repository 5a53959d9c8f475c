import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ReactivateAccountMutation, ReactivateAccountMutationVariables } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { toast } from "../../components/ui/toast";
import { deactivationMessages } from "../../lib/deactivationMessages";
import { paths } from "../../lib/paths";
import { greetViewer } from "./greetViewer";
import type { DeactivatedAccount } from "./useSignIn";

const REACTIVATE: TypedDocumentNode<ReactivateAccountMutation, ReactivateAccountMutationVariables> = gql`
  mutation ReactivateAccount($input: ReactivateAccountInput!) {
    reactivateAccount(input: $input) {
      viewer {
        id
        signInCount
        user {
          id
          firstName
        }
      }
      errors {
        message
      }
    }
  }
`;

const text = deactivationMessages.reactivate;

interface ReactivateDialogProps {
  account: DeactivatedAccount;
  onClose: () => void;
}

/** Asks the owner of a deactivated account whether to reactivate it, and only then signs them in. */
export default function ReactivateDialog({ account, onClose }: ReactivateDialogProps) {
  const [reactivate] = useMutation(REACTIVATE, { fetchPolicy: "no-cache" });
  const { startSession } = useSession();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { data } = await reactivate({ variables: { input: account } });
      const payload = data?.reactivateAccount;
      if (payload?.viewer) {
        greetViewer(payload.viewer);
        toast.info(text.done, {
          isPersistent: true,
          link: { to: paths.inactivePublications(), label: text.toPublications },
        });
        return startSession();
      }
      for (const { message } of payload?.errors ?? []) toast.refused(message);
      onClose();
    } catch (error) {
      toast.error(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {text.notNow}
          </Button>
          <Button loading={isBusy} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
      <chakra.ul mt="3" pl="5" display="grid" gap="1.5" listStyleType="disc">
        {text.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
