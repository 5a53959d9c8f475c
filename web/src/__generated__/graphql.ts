/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The token of a confirmation link. */
export type ConfirmEmailInput = {
  /** As it stands in /confirm/user/{token}. */
  token: string;
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

/** Gender as the account form asks it. */
export type Gender =
  /** Femenino */
  | 'FEMALE'
  /** Masculino */
  | 'MALE';

/** The registration form. */
export type RegisterInput = {
  /** Must be true. */
  acceptsTerms: boolean;
  /** The captcha's proof. Each proof counts once. */
  captcha?: string | null | undefined;
  /** At most 50 characters. */
  city?: string | null | undefined;
  /** ISO 3166 code of an enabled country (VE). */
  country: string;
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: string;
  /** One account per address. */
  email: string;
  /** 2 to 50 characters. */
  firstName: string;
  /** As the form asks it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: string;
  /** At least 6 characters with an uppercase letter, a digit and one of !"#@?-_&* */
  password: string;
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: string;
  /** A profile picture: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture?: File | null | undefined;
  /** A state of that country. */
  state: string;
  /** Whether support may contact the person to verify the identity. */
  wantsVerification?: boolean | null | undefined;
};

/** E-mail and password, with the captcha's proof. */
export type SignInInput = {
  /** The captcha's proof (base64 payload of the ALTCHA widget or the reCAPTCHA token). Each proof counts once. */
  captcha?: string | null | undefined;
  /** Not blank, an e-mail address. */
  email: string;
  /** Not blank. */
  password: string;
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: boolean | null | undefined;
};

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { __typename: 'Viewer', id: string, email: string, signInCount: number, unreadChatCount: number, unreadNotificationCount: number, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, city: string | null, state: string | null, reputation: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { __typename: 'ConfirmEmailPayload', confirmed: boolean, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type RegistrationCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationCountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string, isEnabled: boolean, states: Array<string> }> };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'RegisterPayload', email: string | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };
