import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { createContext, useContext } from "react";
import type { SessionQuery, SessionQueryVariables } from "../__generated__/graphql";

/** The query that decides who the viewer is; runs at the start. */
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
        subscription
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

/** The viewer as every screen may rely on; what only some need they ask for themselves. */
export type SessionViewer = NonNullable<SessionQuery["viewer"]>;

/** Who is signed in, and the ways to sign in and out. */
export interface Session {
  status: "loading" | "guest" | "member";
  /** The signed-in user; null for guests and while loading. Counts are live. */
  viewer: SessionViewer | null;
  /** To be called after a successful sign-in: clears the guest's data, reloads the session, notifies the other tabs. */
  startSession: () => void;
  /** Ends the session in this tab, on the server and in the other tabs. */
  signOut: () => Promise<void>;
  /**
   * Runs `end`, which ends the session on the server. If it returns true, ends the session in all tabs, too. Returns
   * the same.
   */
  endSession: (end: () => Promise<boolean>) => Promise<boolean>;
}

/** Without a provider everybody is a guest. */
export const SessionContext = createContext<Session>({
  status: "guest",
  viewer: null,
  startSession: () => {},
  signOut: async () => {},
  endSession: async () => false,
});

/** The session of the viewer. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The viewer, on screens for members only. */
export function useViewer(): SessionViewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error("useViewer outside a members-only screen");
  return viewer;
}
