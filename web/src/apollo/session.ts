import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { SessionQuery, SessionQueryVariables } from "../__generated__/graphql";

/** The one question that decides who is here; asked at the start. */
export const SESSION_QUERY: TypedDocumentNode<SessionQuery, SessionQueryVariables> = gql`
  query Session {
    viewer {
      id
      email
      signInCount
      unreadChatCount
      unreadNotificationCount
      user {
        id
        firstName
        lastName
        isVerified
        city
        state
        reputation
        picture {
          url
          sources {
            url
            width
          }
        }
      }
    }
  }
`;

export type SessionViewer = NonNullable<SessionQuery["viewer"]>;

export interface Session {
  status: "loading" | "guest" | "member";
  /** The signed-in person; null for guests and while loading. Counts are live. */
  viewer: SessionViewer | null;
  /** To be called after a successful signIn: forgets the guest's data, asks again, tells the other tabs. */
  startSession: () => void;
  /** Ends the session here, on the server and in the other tabs. */
  signOut: () => Promise<void>;
  /** Runs what ends the session on the server, told by true, and ends it here and in the other tabs, too. Answers the same. */
  endSession: (end: () => Promise<boolean>) => Promise<boolean>;
}

export const SessionContext = createContext<Session>({
  status: "guest",
  viewer: null,
  startSession: () => {},
  signOut: async () => {},
  endSession: async () => false,
});

/** Who is here. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The signed-in person, on screens that only members see. */
export function useViewer(): SessionViewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error("useViewer outside a members-only screen");
  return viewer;
}
