/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { __typename: 'Viewer', id: string, email: string, signInCount: number, unreadChatCount: number, unreadNotificationCount: number, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, city: string | null, state: string | null, reputation: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type CategoryBrowserQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryBrowserQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string }> }> }> }> };

export type UserMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type UserMenuQuery = { viewer: { __typename: 'Viewer', id: string, receivedProposalCount: number, inProgressCount: number } | null };
