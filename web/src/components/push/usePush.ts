import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type {
  PushQuery,
  PushQueryVariables,
  TurnPushOffMutation,
  TurnPushOffMutationVariables,
  TurnPushOnMutation,
  TurnPushOnMutationVariables,
} from "../../__generated__/graphql";
import { pushMessages as text } from "../../lib/pushMessages";
import { toast } from "../ui/toast";
import { subscribeDevice, unsubscribeDevice } from "./device";

const QUERY: TypedDocumentNode<PushQuery, PushQueryVariables> = gql`
  query Push {
    viewer {
      id
      push {
        publicKey
        isOn
      }
    }
  }
`;

const TURN_ON: TypedDocumentNode<TurnPushOnMutation, TurnPushOnMutationVariables> = gql`
  mutation TurnPushOn($input: TurnPushOnInput!) {
    turnPushOn(input: $input) {
      viewer {
        id
        push {
          publicKey
          isOn
        }
      }
      errors {
        message
      }
    }
  }
`;

const TURN_OFF: TypedDocumentNode<TurnPushOffMutation, TurnPushOffMutationVariables> = gql`
  mutation TurnPushOff {
    turnPushOff {
      viewer {
        id
        push {
          publicKey
          isOn
        }
      }
      errors {
        message
      }
    }
  }
`;

/** Pushes to this device. `push` is null where the backend sends none, undefined meanwhile. */
export function usePush() {
  const { data } = useQuery(QUERY);
  const [turnOnMutation] = useMutation(TURN_ON);
  const [turnOffMutation] = useMutation(TURN_OFF);
  const [isBusy, setBusy] = useState(false);
  const push = data?.viewer?.push;

  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      return await work();
    } catch {
      toast.error(text.failed);
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Asks the person, within their click. Answers whether it is on then. */
  const turnOn = () =>
    once(async () => {
      if (!push) return false;
      if ((await Notification.requestPermission()) !== "granted") {
        toast.warning(text.blocked);
        return false;
      }
      const input = await subscribeDevice(push.publicKey);
      const { data: answer } = await turnOnMutation({ variables: { input } });
      if (!answer) throw new Error("No answer");
      const refusal = answer.turnPushOn.errors[0]?.message;
      if (refusal) toast.refused(refusal);
      else toast.success(text.on);
      return !refusal;
    });

  const turnOff = () =>
    once(async () => {
      const { data: answer } = await turnOffMutation();
      if (!answer) throw new Error("No answer");
      const refusal = answer.turnPushOff.errors[0]?.message;
      if (refusal) toast.refused(refusal);
      else {
        await unsubscribeDevice();
        toast.success(text.off);
      }
      return !refusal;
    });
  return { push, isBusy, turnOn, turnOff };
}
