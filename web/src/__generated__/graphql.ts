/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A move of an exchange. */
export type ChangeTransactionStatusInput = {
  /** Whole stars, 0 to 5; required for confirming, ignored otherwise. */
  rating?: number | null | undefined;
  /** The status to move to. */
  to: TransactionStatus;
  /** An exchange of the viewer. */
  transactionId: string;
};

/** The kinds of change of a chat list. */
export type ChatEventKind =
  /** A new chat. */
  | 'CREATED'
  /** The exchange ended: the chat leaves the list of open ones. */
  | 'REMOVED'
  /** A message, a read mark or another status; it may have changed its tab. */
  | 'UPDATED';

/** The two tabs of /chats. */
export type ChatTab =
  /** All others (URL name in-progress). */
  | 'IN_PROGRESS'
  /** Chats of ACTIVE exchanges (URL name proposal). */
  | 'PROPOSALS';

/** Why an exchange ended without being completed. */
export type CloseReason =
  /** One of the two took it back. */
  | 'CANCELLED'
  /** Nobody acted for too long. */
  | 'EXPIRED'
  /** An item went away in another exchange. */
  | 'ITEM_EXCHANGED'
  /** What was asked for was archived. */
  | 'PUBLICATION_DEACTIVATED'
  /** The owner did not want it. */
  | 'REJECTED';

/** A point on the map, WGS 84 degrees. Values outside the globe are refused. */
export type CoordinatesInput = {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
};

/** What kind of refusal a UserError is. The same words stand in `extensions.code` of surprising errors. */
export type ErrorCode =
  /** A value breaks a rule; `field` names it. */
  | 'BAD_USER_INPUT'
  /** It no longer fits the present state: somebody was faster, or it was done already in another way. */
  | 'CONFLICT'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** A fault of ours. */
  | 'INTERNAL'
  /** It does not exist, or it is not yours to see; the two look the same. */
  | 'NOT_FOUND'
  /** A file or body over its limit. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too many tries; wait. */
  | 'RATE_LIMITED'
  /** No session, or one that has ended. */
  | 'UNAUTHENTICATED'
  /** The backend did not answer in time; whether the change happened is unknown, repeating it is safe. */
  | 'UPSTREAM_TIMEOUT'
  /** The backend cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** Which chat was read. */
export type MarkChatReadInput = {
  /** A chat of the viewer. */
  chatId: string;
};

/** Why no proposal is possible. */
export type ProposalDisabledReason =
  /** The viewer has not confirmed the e-mail address. */
  | 'ACCOUNT_NOT_CONFIRMED'
  /** The viewer's exchange about it is agreed already. */
  | 'ALREADY_ACCEPTED'
  /** It is not visible to others (any more). */
  | 'NOT_ACTIVE'
  /** It is the viewer's own. */
  | 'OWN_PUBLICATION';

/** What the proposal button does. */
export type ProposalState =
  /** Nothing is in the way. */
  | 'CAN_PROPOSE'
  /** A proposal of the viewer is live; it can be changed. */
  | 'CAN_UPDATE'
  /** No proposal is possible; `reason` says why. */
  | 'DISABLED';

/** The life of a publication. */
export type PublicationStatus =
  /** Activo: visible to all. */
  | 'ACTIVE'
  /** Swapped. */
  | 'FINISHED'
  /** Archived by its owner. */
  | 'INACTIVE'
  /** In review. */
  | 'WAITING';

/** A message to be sent. */
export type SendMessageInput = {
  /** A chat of the viewer that is writable. */
  chatId: string;
  /** A place to share. */
  location?: CoordinatesInput | null | undefined;
  /** A picture: JPG, PNG or GIF of at most 15 MB. */
  picture?: File | null | undefined;
  /** Made by the client, once per message, at most 64 characters. */
  randomId: string;
  /** At most 1,000 characters; not blank unless there is a picture or a location. */
  text?: string | null | undefined;
};

/** What a party may do about an exchange. */
export type TransactionAction =
  /** Owner of an ACTIVE one: to ACCEPTED. */
  | 'ACCEPT'
  /** Proposer of an ACTIVE one, either party of an ACCEPTED one: to REJECTED. */
  | 'CANCEL'
  /** After a confirmation: to CLAIM_OWNER or CLAIM_INTERESTED. */
  | 'CLAIM'
  /** With a rating: to CONFIRMED_OWNER, CONFIRMED_INTERESTED or COMPLETE. */
  | 'CONFIRM'
  /** Proposer of an ACTIVE one: updateProposal. */
  | 'EDIT'
  /** Owner of an ACTIVE one: to REJECTED. */
  | 'REJECT';

/** Who can end an exchange. */
export type TransactionActor =
  /** Who proposed. */
  | 'INTERESTED'
  /** Owner of what is asked for. */
  | 'OWNER'
  /** The backend by itself, or support. */
  | 'SYSTEM';

/** The two sides of an exchange. */
export type TransactionRole =
  /** Proposed. */
  | 'INTERESTED'
  /** Has what is asked for. */
  | 'OWNER';

/** The life of an exchange. */
export type TransactionStatus =
  /** Agreed; to be carried out. */
  | 'ACCEPTED'
  /** A proposal waits for the owner. */
  | 'ACTIVE'
  /** The interested party objects after a confirmation. */
  | 'CLAIM_INTERESTED'
  /** The owner objects after a confirmation. */
  | 'CLAIM_OWNER'
  /** Both confirmed, or the system did. */
  | 'COMPLETE'
  /** The interested party confirmed and rated. */
  | 'CONFIRMED_INTERESTED'
  /** The owner confirmed and rated. */
  | 'CONFIRMED_OWNER'
  /** Rejected or cancelled. */
  | 'REJECTED';

export type LiveCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveCountsQuery = { viewer: { __typename: 'Viewer', id: string, unreadChatCount: number, unreadNotificationCount: number, receivedProposalCount: number, inProgressCount: number } | null };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { __typename: 'Viewer', id: string, email: string, signInCount: number, unreadChatCount: number, unreadNotificationCount: number, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, city: string | null, state: string | null, reputation: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type CategoryBrowserQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryBrowserQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string }> }> }> }> };

export type ChatChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatChangedSubscription = { chatChanged: { __typename: 'ChatEvent', kind: ChatEventKind, chat: (
      { __typename: 'Chat', id: string, tab: ChatTab, isWritable: boolean }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    ) } };

export type ConversationHeader_UserFragment = { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, reputation: number | null, completedExchangeCount: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'ConversationHeader_UserFragment' };

export type ChatListItem_ChatFragment = { __typename: 'Chat', id: string, tab: ChatTab, unreadCount: number, updatedAt: string, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean }, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerGives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } }, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } & { ' $fragmentName'?: 'ChatListItem_ChatFragment' };

export type Conversation_ChatFragment = { __typename: 'Chat', id: string, isWritable: boolean, unreadCount: number, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, createdAt: string, updatedAt: string, writtenOffer: string | null, closedBy: TransactionActor | null, closeReason: CloseReason | null }, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<{ __typename: 'Message', id: string, randomId: string, chatId: string, senderId: string, isOwn: boolean, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }> } } & { ' $fragmentName'?: 'Conversation_ChatFragment' };

export type MessageBubble_MessageFragment = { __typename: 'Message', id: string, randomId: string, chatId: string, senderId: string, isOwn: boolean, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } & { ' $fragmentName'?: 'MessageBubble_MessageFragment' };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SendMessagePayload', message: (
      { __typename: 'Message', id: string, chatId: string, createdAt: string }
      & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatsQuery = { proposals: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, inProgress: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MoreChatsQueryVariables = Exact<{
  tab: ChatTab;
  after?: string | null | undefined;
}>;


export type MoreChatsQuery = { chats: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MessageAddedSubscriptionVariables = Exact<{
  chatId: string;
}>;


export type MessageAddedSubscription = { messageAdded: (
    { __typename: 'Message', id: string, chatId: string, createdAt: string }
    & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
  ) };

export type MessagesQueryVariables = Exact<{
  chatId: string;
  before?: string | null | undefined;
}>;


export type MessagesQuery = { chat: { __typename: 'Chat', id: string, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<(
        { __typename: 'Message' }
        & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
      )> } } | null };

export type MarkChatReadMutationVariables = Exact<{
  input: MarkChatReadInput;
}>;


export type MarkChatReadMutation = { markChatRead: { __typename: 'MarkChatReadPayload', chat: { __typename: 'Chat', id: string, unreadCount: number } | null, viewer: { __typename: 'Viewer', id: string, unreadChatCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SwapSummary_TransactionFragment = { __typename: 'Transaction', id: string, status: TransactionStatus, viewerGives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } & { ' $fragmentName'?: 'SwapSummary_TransactionFragment' };

export type TransactionActions_TransactionFragment = (
  { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, viewerActions: Array<TransactionAction>, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, publication: { __typename: 'Publication', id: string, title: string } }
  & { ' $fragmentRefs'?: { 'ConfirmDialog_TransactionFragment': ConfirmDialog_TransactionFragment } }
) & { ' $fragmentName'?: 'TransactionActions_TransactionFragment' };

export type ConfirmDialog_TransactionFragment = { __typename: 'Transaction', id: string, counterpart: { __typename: 'User', id: string, firstName: string }, viewerGives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } & { ' $fragmentName'?: 'ConfirmDialog_TransactionFragment' };

export type ChangeTransactionStatusMutationVariables = Exact<{
  input: ChangeTransactionStatusInput;
}>;


export type ChangeTransactionStatusMutation = { changeTransactionStatus: { __typename: 'ChangeTransactionStatusPayload', transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, updatedAt: string, viewerRole: TransactionRole, viewerActions: Array<TransactionAction>, closedBy: TransactionActor | null, closeReason: CloseReason | null, chatId: string | null, publication: { __typename: 'Publication', id: string, status: PublicationStatus, isReserved: boolean, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus } | null } | null }, offeredPublications: Array<{ __typename: 'Publication', id: string, status: PublicationStatus, isReserved: boolean }> } | null, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type UserMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type UserMenuQuery = { viewer: { __typename: 'Viewer', id: string, receivedProposalCount: number, inProgressCount: number } | null };

export type ConversationScreenQueryVariables = Exact<{
  id: string;
}>;


export type ConversationScreenQuery = { chat: (
    { __typename: 'Chat', id: string, tab: ChatTab, counterpart: (
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'ConversationHeader_UserFragment': ConversationHeader_UserFragment } }
    ), transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'SwapSummary_TransactionFragment': SwapSummary_TransactionFragment;'TransactionActions_TransactionFragment': TransactionActions_TransactionFragment } }
    ) }
    & { ' $fragmentRefs'?: { 'Conversation_ChatFragment': Conversation_ChatFragment } }
  ) | null };
