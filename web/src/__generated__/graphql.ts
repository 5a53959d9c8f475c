/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The packages of a promotion. */
export type AdType =
  /** Avanzado */
  | 'ADVANCED'
  /** Básico */
  | 'BASIC'
  /** Medio */
  | 'MEDIUM';

/** What happens to a change of what was agreed on. */
export type AmendmentEvent =
  /** The other party accepted it. */
  | 'ACCEPTED'
  /** The other party declined it. */
  | 'DECLINED'
  /** The other party asks for it. */
  | 'REQUESTED'
  /** The other party took it back. */
  | 'WITHDRAWN';

/** A change of what was agreed on. */
export type AmendmentInput = {
  /** Its number. */
  id: string;
};

/** Which chat the viewer is typing in. */
export type AnnounceTypingInput = {
  /** A chat of the viewer. */
  chatId: string;
};

/** An answer to be given. */
export type AnswerQuestionInput = {
  /** Which publication. */
  publicationId: string;
  /** Which question of it. */
  questionId: string;
  /** Made by the client, once per written answer. */
  requestId: string;
  /** 1 to 300 characters, without contact data. */
  text: string;
};

/** A request for another review. */
export type AppealReviewInput = {
  /** The own publication. */
  publicationId: string;
  /** Why: 1 to 300 characters. */
  text: string;
};

/** A suspended person's request for another review. */
export type AppealSuspensionInput = {
  /** Why: 1 to 300 characters. */
  text: string;
  /** The `appealToken` of Suspension. */
  token: string;
};

/** A question to be asked. */
export type AskQuestionInput = {
  /** Which publication. */
  publicationId: string;
  /** Made by the client, once per written question: repeating a lost request asks nothing twice. */
  requestId: string;
  /** 1 to 300 characters, without contact data. */
  text: string;
};

/** One attribute of a filter: its values, or its bounds for a number or a year. */
export type AttributeFilterInput = {
  /** Greatest number, itself included. */
  max?: number | null | undefined;
  /** Least number, itself included. */
  min?: number | null | undefined;
  /** Name of the attribute, as in `SearchFacet`. */
  name: string;
  /** Any of them, at most 20. */
  values?: Array<string> | null | undefined;
};

/** How the value of an attribute is written. */
export type AttributeKind =
  /** One of the options, each a colour. */
  | 'COLOR'
  /** 2027-12-31. */
  | 'DATE'
  /** A number with at most two decimals. */
  | 'NUMBER'
  /** One of the options. */
  | 'OPTION'
  /** Free, at most 60 characters. */
  | 'TEXT'
  /** Four digits. */
  | 'YEAR';

/** Where a banner shows. */
export type BannerPlace =
  /** In the slider of the home page. */
  | 'HOME'
  /** Between the cards of the wall. */
  | 'WALL';

/** Whether a banner shows today. */
export type BannerState =
  /** Its last day is over. */
  | 'OVER'
  /** Its first day is still to come. */
  | 'SCHEDULED'
  /** It shows. */
  | 'SHOWN'
  /** An operator has taken it down. */
  | 'TAKEN_DOWN';

/** Which user to block or unblock. */
export type BlockUserInput = {
  /** Which person. */
  userId: string;
};

/** A booking. */
export type BookSecureExchangeInput = {
  /** On which day in Caracas: today to 30 days ahead, no weekend and no closed day. */
  date: string;
  /** Whether the box of the agreement with the other user is ticked; anything but true is refused. */
  isAgreed: boolean;
  /** How it is paid; null for one that Premium includes. */
  method?: PaymentMethod | null | undefined;
  /** Made by the client once per booking. */
  requestId: string;
  /** Shift of the venue. */
  shiftId: string;
  /** The transaction. */
  transactionId: string;
  /** Where. */
  venueId: string;
};

/** The right address of a registration. */
export type ChangeRegistrationEmailInput = {
  /** Not blank, an e-mail address. */
  email: string;
  /** The `correctionToken` of RegisterPayload. */
  token: string;
};

/** A move of a transaction. */
export type ChangeTransactionStatusInput = {
  /** `offerVersion` that was read before accepting: a later one is refused with CONFLICT on this field, and comes with the payload. */
  offerVersion?: number | null | undefined;
  /** Whole stars, 0 to 5; required for confirming, ignored otherwise. */
  rating?: number | null | undefined;
  /** What is ticked with a rating: at most three that go with its stars. Ignored where `takesRatingReasons` is false. */
  ratingReasons?: Array<RatingReason> | null | undefined;
  /** What happened, for a claim: 1 to 500 characters, which only operators read. Ignored otherwise; may be left out by clients that do not ask for it. */
  reason?: string | null | undefined;
  /** A written line for the counterpart's profile, with a rating: at most 300 characters, no contact data. */
  remark?: string | null | undefined;
  /** The status to move to. */
  to: TransactionStatus;
  /** A transaction of the viewer. */
  transactionId: string;
};

/** The kinds of change of a chat list. */
export type ChatEventKind =
  /** A new chat. */
  | 'CREATED'
  /** The transaction ended: the chat leaves the list of open ones. */
  | 'REMOVED'
  /** A message, a read mark or another status; it may have changed its tab. */
  | 'UPDATED';

/** The two tabs of /chats. */
export type ChatTab =
  /** All others (URL name in-progress). */
  | 'IN_PROGRESS'
  /** Chats of ACTIVE transactions (URL name proposal). */
  | 'PROPOSALS';

/** A code that the other party of a meeting has shown. */
export type CheckMeetingCodeInput = {
  /** Six digits; blanks do not matter. */
  code: string;
  /** When it was typed, by the server's clock, where that was without a network. */
  enteredAt?: string | null | undefined;
  /** Number of the meeting. */
  id: string;
};

/** Where the viewer's side of a claim stands. */
export type ClaimStatementState =
  /** sendClaimStatement takes it: of who claims pictures, of the other party what happened. */
  | 'AWAITED'
  /** The operators have it. */
  | 'GIVEN';

/** Why a transaction ended without being completed. */
export type CloseReason =
  /** One party cancelled it. */
  | 'CANCELLED'
  /** Neither party acted for too long. */
  | 'EXPIRED'
  /** An item was exchanged in another transaction. */
  | 'ITEM_EXCHANGED'
  /** An operator decided about a claim. */
  | 'OPERATOR'
  /** The requested publication was archived. */
  | 'PUBLICATION_DEACTIVATED'
  /** The owner rejected the proposal. */
  | 'REJECTED';

/** Money that one party is to pay on top of the things. */
export type ComplementInput = {
  /** Whole US dollars, 1 to 100,000. */
  amountUsd: number;
  /** Who pays it. */
  payer: TransactionRole;
};

/** The registration form of a user whom Google or Facebook has verified: the address is that of the token. */
export type CompleteRegistrationInput = {
  /** Must be true. */
  acceptsTerms: boolean;
  /** The captcha's proof. Each proof works once. */
  captcha?: string | null | undefined;
  /** At most 50 characters. */
  city?: string | null | undefined;
  /** ISO 3166 code of an enabled country (VE). */
  country: string;
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: string;
  /** 2 to 50 characters. */
  firstName: string;
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: string;
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  password: string;
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: string;
  /** A profile picture: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture?: File | null | undefined;
  /** A state of that country. */
  state: string;
  /** The token of IncompleteRegistration. */
  token: string;
  /** Whether support may contact the person to verify the identity. */
  wantsVerification?: boolean | null | undefined;
};

/** Which chat's messages have arrived. */
export type ConfirmDeliveryInput = {
  /** A chat of the viewer. */
  chatId: string;
};

/** The token of a confirmation link. */
export type ConfirmEmailInput = {
  /** The token of /confirm/user/{token}. */
  token: string;
};

/** What the viewer has received. */
export type ConfirmRingInput = {
  /** Number of the ring. */
  id: string;
  /** Stars for who gave it, 0 to 5. */
  rating: number;
  /** What is ticked: at most three that go with the stars. They are shown as the stars are: once the ring is complete or broken. */
  ratingReasons?: Array<RatingReason> | null | undefined;
};

/** A point on the map, WGS 84 degrees. Values outside the globe are refused. */
export type CoordinatesInput = {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
};

/** Which banner was clicked. */
export type CountBannerClickInput = {
  /** Number of the banner. */
  id: string;
};

/** Which banners were seen. */
export type CountBannerViewsInput = {
  /** Numbers of the banners, at most 20. */
  ids: Array<string>;
};

/** A search to be kept. */
export type CreateAlertInput = {
  /** The search. Its page, its order and the age of publications are left out; one that names publications by their ids is refused. */
  search: SearchInput;
};

/** An offer: at least one own ACTIVE publication, or words. */
export type CreateProposalInput = {
  /** At most 20 ACTIVE publications of the owner that are asked for beside `publicationId`; only where `capabilities.counterOffers`. */
  addedPublicationIds?: Array<string> | null | undefined;
  /** Money on top of the things; only where `capabilities.counterOffers`. */
  complement?: ComplementInput | null | undefined;
  /** Own ACTIVE publications, at most 20; may be empty when there are words. */
  offeredPublicationIds: Array<string>;
  /** The requested publication: ACTIVE and another user's. */
  publicationId: string;
  /** Made by the client once per proposal, and the same for every repeat of it: the same id is the same proposal, whatever became of it. At most 128 characters. */
  requestId?: string | null | undefined;
  /** At most 300 characters. */
  writtenOffer?: string | null | undefined;
};

/** The four steps of the wizard. */
export type CreatePublicationInput = {
  /** Whether other offers are welcome; forced to true without interests. */
  acceptsOtherOffers: boolean;
  /** Street address as found on the map. Never shown to others. */
  address: string;
  /** Attributes of the category, in any order; null is the same as an empty list. */
  attributes?: Array<PublicationAttributeInput> | null | undefined;
  /** A category that fits the type. Fixed once published. */
  categoryId: string;
  /** Required for products, refused for services. */
  condition?: ItemCondition | null | undefined;
  /** The exact point. Never shown to others. */
  coordinates: CoordinatesInput;
  /** 1 to 300 characters. */
  description: string;
  /** 1 to 7 pictures (20 for premium): JPG, PNG or GIF by content, at most 15 MB each, 350 px a side or more. */
  images: Array<File>;
  /** At most 30 words of 2 to 24 characters; duplicates and excluded words are dropped. */
  interests: Array<string>;
  /** Municipality, shown to all. */
  municipality: string;
  /** Whole US dollars, greater than 0, at most 9 digits. */
  priceUsd: number;
  /** At most 70 characters. Never shown to others. */
  reference?: string | null | undefined;
  /** Made by the client, once per filled form: repeating a lost request makes no second publication. */
  requestId: string;
  /** A state of Venezuela. */
  state: string;
  /** 1 to 60 characters, every word 1 to 24; punctuation at the ends of words does not count, and is no word by itself. */
  title: string;
  /** Fixed once published. */
  type: PublicationType;
  /** Required when condition is USED, refused otherwise. */
  usage?: ItemUsage | null | undefined;
};

/** Where credit came from or went. */
export type CreditEntryKind =
  /**
   * A publication was removed as a fraud, and what it had earned taken back: by the decision, as far as the balance went,
   * and the rest where credit came back that had been spent.
   */
  | 'FRAUD'
  /** What the account held before there was a ledger. */
  | 'OPENING'
  /** Something was paid with credit. */
  | 'PAYMENT'
  /** The first approval of a publication. */
  | 'PUBLICATION'
  /** The whole price of an order that could not be had: paid a second time, too late, or for a Premium that was refused. */
  | 'REFUND'
  /** A secure exchange that was given up, objected to or could not be held. */
  | 'SECURE_EXCHANGE'
  /** Views of a promotion that were left when its publication was exchanged, or its owner's data erased. */
  | 'UNUSED_VIEWS';

/** The states of a person's credit. Not before the identity is verified can credit be spent that publishing has earned. */
export type CreditStatus =
  /** Not verified, and nothing was earned yet; also where the backend says nothing else. */
  | 'NO_VERIFIED_WITHOUT_CREDITS'
  /** Not verified; what was earned is locked. */
  | 'NO_VERIFIED_WITH_CREDITS'
  /** Verified; products and services have earned all that they can. */
  | 'VERIFIED_FULL_CREDITS'
  /** Verified; publications have earned some credit. */
  | 'VERIFIED_PARTIAL_CREDITS'
  /** Verified; no publication has earned any yet. */
  | 'VERIFIED_WITHOUT_CREDITS';

/** Confirms the deactivation: with the password where the account has one, else with its address. */
export type DeactivateAccountInput = {
  /** Needed where the account has no password: the address it signs in with. */
  email?: string | null | undefined;
  /** Needed where `hasPassword`; wrong ones are BAD_USER_INPUT here and limited (RATE_LIMITED). */
  password?: string | null | undefined;
};

/** What becomes of it. */
export type DeadLetterAction =
  /** It is given up; not possible for DECIDE and ERASE, which must be done. */
  | 'DISCARD'
  /** It is done again, with all its attempts. */
  | 'REPEAT';

/** What was put aside. */
export type DeadLetterKind =
  /** The automatic completion of a transaction. */
  | 'COMPLETE'
  /** The effect of an operator's decision. */
  | 'DECIDE'
  /** The deletion of the pictures of a claim. */
  | 'DELETE_CLAIM_PICTURES'
  /** The deletion of the documents of a verification. */
  | 'DELETE_DOCUMENTS'
  /** The daily digest of a user. */
  | 'DIGEST'
  /** The erasure of a person's data. */
  | 'ERASE'
  /** The expiry of a proposal or an agreement. */
  | 'EXPIRE'
  /** The search for a ring in which a publication is given. */
  | 'FIND_RINGS'
  /** A notification that waits for the digest of its user. */
  | 'HOLD'
  /** The mail about a notification, before it is written. */
  | 'MAIL'
  /** The alerts that a new publication matches. */
  | 'MATCH_ALERTS'
  /** What a changed publication matches. */
  | 'MATCH_INTERESTS'
  /** The end of a hold, or the reminders of a secure exchange. */
  | 'MEET'
  /** The reminder of an answer that a party owes. */
  | 'NUDGE'
  /** The end of a term of Premium, or its reminders. */
  | 'PREMIUM_TERM'
  /** A push about a notification. */
  | 'PUSH'
  /** The reminder to confirm a transaction. */
  | 'REMIND'
  /** The reminders and the end of a meeting. */
  | 'REMIND_MEETING'
  /** The reminders and the end of a meeting of a ring. */
  | 'REMIND_RING_MEETING'
  /** The automatic review of a publication. */
  | 'REVIEW'
  /** The automatic review of changes. */
  | 'REVIEW_EDIT'
  /** The reminders and the end of a ring. */
  | 'RING'
  /** A mail that the mail server did not take. */
  | 'SEND_MAIL'
  /** The publication of ratings that were held back. */
  | 'SHOW_RATINGS'
  /** The computation of a category's value ranges. */
  | 'VALUE_RANGES';

/** A decision. */
export type DecideModerationInput = {
  /** One of the item's actions; SUSPEND for any person. */
  action: ModerationAction;
  /** Kind of the item. */
  kind: ModerationKind;
  /** Why, or the answer to a message; at most 1,000 characters, required where something is refused or answered. */
  reason?: string | null | undefined;
  /** What to mend, for RETURN and HIDE; at most 1,000 characters. */
  remedy?: string | null | undefined;
  /** Made by the client, once per decision. */
  requestId: string;
  /** The version that was read; any where a person is suspended. */
  revision: string;
  /** What it is about. */
  subjectId: string;
};

/** An alert to be taken back. */
export type DeleteAlertInput = {
  /** Which alert. */
  id: string;
};

/** Which booking is given up or objected to. */
export type EndSecureExchangeInput = {
  /** Number of the booking. */
  id: string;
};

/** What kind of refusal a UserError is. The same words stand in `extensions.code` of surprising errors. */
export type ErrorCode =
  /** A value breaks a rule; `field` names it. */
  | 'BAD_USER_INPUT'
  /** It conflicts with the present state: another request was faster, or it was already done in another way. */
  | 'CONFLICT'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** An internal error. */
  | 'INTERNAL'
  /** It does not exist, or it is not yours to see; the two look the same. */
  | 'NOT_FOUND'
  /** Only registered operations are accepted here, and this one is not registered. */
  | 'OPERATION_NOT_REGISTERED'
  /** A file or body over its limit. */
  | 'PAYLOAD_TOO_LARGE'
  /** Nothing is known under this hash: send the text with it, once. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Too many attempts, or too many at once; wait. */
  | 'RATE_LIMITED'
  /** No session, or one that has ended. */
  | 'UNAUTHENTICATED'
  /** The backend did not answer in time; whether the change happened is unknown, repeating it is safe. */
  | 'UPSTREAM_TIMEOUT'
  /** The backend cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** For what a ring is looked for. */
export type FindRingInput = {
  /** An own publication. */
  publicationId: string;
  /** Made by the client once per search. */
  requestId: string;
};

/** Gender as the account form asks it. */
export type Gender =
  /** Femenino */
  | 'FEMALE'
  /** Masculino */
  | 'MALE';

/** State of a product. */
export type ItemCondition =
  /** Nuevo */
  | 'NEW'
  /** Usado */
  | 'USED';

/** How used a used product is. */
export type ItemUsage =
  /** Detalles ("Con Detalles") */
  | 'DETAILS'
  /** Excelente */
  | 'EXCELLENT'
  /** Bueno ("Poco uso") */
  | 'GOOD'
  /** Repuesto ("Para Repuesto") */
  | 'PARTS';

/** How long ago a user was last connected. */
export type LastSeen =
  /** In the last ten minutes. */
  | 'NOW'
  /** In the last seven days. */
  | 'THIS_WEEK'
  /** Earlier on this day, in Caracas. */
  | 'TODAY';

/** Why the viewer leaves a ring. */
export type LeaveRingInput = {
  /** Number of the ring. */
  id: string;
  /** What happened, in at most 500 characters, for operators alone. */
  reason: string;
};

/** A version of a proposal, as it shall be; it replaces the one before. */
export type MakeCounterOfferInput = {
  /** What the owner gives beside the publication that is asked for: ACTIVE publications of theirs. */
  addedPublicationIds: Array<string>;
  /** Money on top of the things. */
  complement?: ComplementInput | null | undefined;
  /** `offerVersion` that was read, and is answered. */
  offerVersion: number;
  /** What the interested party gives: at most 20 ACTIVE publications of theirs; may be empty when there are words. */
  offeredPublicationIds: Array<string>;
  /** A transaction of the viewer that is ACTIVE. */
  transactionId: string;
  /** What the interested party gives in words: at most 300 characters. */
  writtenOffer?: string | null | undefined;
};

/** Up to which notification. */
export type MarkAllNotificationsInput = {
  /** The newest one that the viewer sees; later ones stay unread. */
  upTo: string;
};

/** Which chat was read. */
export type MarkChatReadInput = {
  /** A chat of the viewer. */
  chatId: string;
};

/** Which notification. */
export type MarkNotificationInput = {
  /** A notification of the viewer. */
  id: string;
};

/** What happens to a meeting. */
export type MeetingEvent =
  /** The other party agreed; of a ring, all who come have. */
  | 'AGREED'
  /** It was two hours ago: whether all went well. */
  | 'ALL_WELL'
  /** The other party has arrived. */
  | 'ARRIVED'
  /** It was declined, taken back or cancelled. */
  | 'CANCELLED'
  /** The other party proposes another meeting in place of the agreed one. */
  | 'CHANGED'
  /** Another member of a ring agreed, and others are waited for. */
  | 'JOINED'
  /** The other party comes later; the subject has the minutes. */
  | 'LATE'
  /** The other party has entered the viewer's code: both are there. */
  | 'MET'
  /** The other party is on the way. */
  | 'ON_WAY'
  /** The other party proposes where and when to meet. */
  | 'PROPOSED'
  /** It begins in two hours or less. */
  | 'SOON'
  /** It is tomorrow. */
  | 'TOMORROW';

/** Which meeting. */
export type MeetingInput = {
  /** Number of the proposal. */
  id: string;
};

/** A public place, or another one by its name. */
export type MeetingPlaceInput = {
  /** On the map, where a point was chosen. */
  location?: CoordinatesInput | null | undefined;
  /** What it is called, at most 120 characters, where it is no public place. */
  name?: string | null | undefined;
  /** One of `meetingPlaces`; what else is said of it is ignored. */
  publicPlaceId?: string | null | undefined;
};

/** What a party of a meeting can say on the day. */
export type MeetingReport =
  /** They are there. */
  | 'ARRIVED'
  /** They come later than agreed. */
  | 'LATE'
  /** They have left for it. */
  | 'ON_WAY';

/** What became of a proposal of a meeting. */
export type MeetingState =
  /** Both agreed. */
  | 'AGREED'
  /** A party declined it, took it back or cancelled it. */
  | 'CANCELLED'
  /** The exchange itself ended before, or is in a claim. */
  | 'ENDED'
  /** Its hour has passed. */
  | 'OVER'
  /** It waits for the other party. */
  | 'PROPOSED'
  /** Another proposal has taken its place. */
  | 'REPLACED';

/** What an operator may decide. */
export type ModerationAction =
  /** Begin a paid term of Premium. */
  | 'ACTIVATE'
  /** Answer a message by mail. */
  | 'ANSWER'
  /** Show a publication, or its changes. */
  | 'APPROVE'
  /** In the audit trail: a party of a booking came to the venue. */
  | 'ARRIVE'
  /** In the audit trail: a banner or a venue was changed. */
  | 'CHANGE'
  /** Close a message without an answer. */
  | 'CLOSE'
  /** Complete the transaction of a claim. */
  | 'COMPLETE'
  /** In the audit trail: a banner or a venue was made. */
  | 'CREATE'
  /** Do not verify an identity. */
  | 'DECLINE'
  /** In the audit trail: what had failed is given up. */
  | 'DISCARD'
  /** Leave a reported person alone. */
  | 'DISMISS'
  /** Hide a reported publication. */
  | 'HIDE'
  /** Hold the erasure of a person's data. */
  | 'HOLD'
  /** In the audit trail: a decision was dropped, since its item had changed. */
  | 'LAPSE'
  /** In the audit trail: a banner that had been taken down shows again, a venue or a day opened again. */
  | 'PUT_BACK'
  /** Give a paid term of Premium back as credit. */
  | 'REFUSE'
  /** Cancel the transaction of a claim. */
  | 'REJECT'
  /** Leave a reported publication as it is. */
  | 'RELEASE'
  /** Hide a reported publication as a fraud, and take back the credit that it earned. */
  | 'REMOVE'
  /** Remove a reported person's photo. */
  | 'REMOVE_PHOTO'
  /** In the audit trail: what had failed is done again. */
  | 'REPEAT'
  /** End a suspension. */
  | 'RESTORE'
  /** Let a held erasure go on. */
  | 'RESUME'
  /** Return a publication, or its changes, to its owner. */
  | 'RETURN'
  /** In the audit trail: a booking was settled. */
  | 'SETTLE'
  /** Suspend a person's account. */
  | 'SUSPEND'
  /** In the audit trail: a banner was taken down, a venue or a day closed. */
  | 'TAKE_DOWN'
  /** In the audit trail: a decision was undone. */
  | 'UNDO'
  /** Keep a suspension after another review. */
  | 'UPHOLD';

/** Which decision. */
export type ModerationDecisionInput = {
  /** An own decision. */
  id: string;
};

/** The kinds of what waits for an operator, and of what an operator keeps. */
export type ModerationKind =
  /** A suspended person asks for another review. */
  | 'APPEAL'
  /** A banner: in the audit trail only, since no user waits for it. */
  | 'BANNER'
  /** A claim of one party of a transaction. */
  | 'CLAIM'
  /** A day on which no venue opens, its number like 20261225: in the audit trail only. */
  | 'CLOSED_DAY'
  /** A message of the contact page. */
  | 'CONTACT'
  /** A job or mail that was put aside: in the audit trail only. */
  | 'DEAD_LETTER'
  /** Changes of a publication. */
  | 'EDIT'
  /** A person whose data are to be erased. */
  | 'ERASURE'
  /** A user who was reported, perhaps for a message. */
  | 'PERSON'
  /** A paid term of Premium. */
  | 'PREMIUM'
  /** A publication in review. */
  | 'PUBLICATION'
  /** A publication that a user reported. */
  | 'REPORT'
  /** A ring that a member left after all had accepted it. */
  | 'RING'
  /** A booking of a secure exchange: in the audit trail only. */
  | 'SECURE_EXCHANGE'
  /** A suspended account. */
  | 'SUSPENSION'
  /** A venue of the secure exchange: in the audit trail only. */
  | 'VENUE'
  /** A user who asks to have their identity verified; `verificationDocuments` has what they sent. */
  | 'VERIFICATION';

/** Another place for a booking. */
export type MoveSecureExchangeInput = {
  /** On which day, as for booking. */
  date: string;
  /** Number of the booking. */
  id: string;
  /** Shift of the venue. */
  shiftId: string;
  /** Where. */
  venueId: string;
};

/** Which chat to mute, or no longer. */
export type MuteChatInput = {
  /** A chat of the viewer. */
  chatId: string;
};

/** When notifications come. */
export type NotificationFrequency =
  /** As they happen; from 21 to 7 in Caracas, pushes and mails that can wait are held back. */
  | 'AT_ONCE'
  /** Gathered, once a day. */
  | 'DAILY'
  /** Never. */
  | 'NEVER';

/** What notifications are about. Those about the account itself always come. */
export type NotificationTopic =
  /** What alerts find, and what own publications want. */
  | 'ALERTS'
  /** Meetings and secure exchanges. */
  | 'MEETINGS'
  /** Messages in chats. */
  | 'MESSAGES'
  /** Payments, credit and Premium. */
  | 'PAYMENTS'
  /** Proposals, and the exchanges that they become. */
  | 'PROPOSALS'
  /** Reviews of own publications, and decisions of operators. */
  | 'PUBLICATIONS'
  /** Questions and answers. */
  | 'QUESTIONS'
  /** Rings. */
  | 'RINGS';

/** The kinds of notification, by the names of the backend. */
export type NotificationType =
  /** The own proposal was accepted. */
  | 'ACCEPTED_PROPOSAL'
  /** The erasure of the viewer's data was asked for, held or goes on; the settings have its date. */
  | 'ACCOUNT_ERASURE'
  /** Something was published that an alert finds, or that an own publication wants; the subject has what. */
  | 'ALERT_MATCH'
  /** The own publication is visible now. */
  | 'APPROVED_PUBLICATION'
  /** An operator resolved the claim of a transaction; the subject has the resolution. */
  | 'CLAIM_RESOLVED'
  /** What was gathered since the last one, for a viewer who wants it once a day; the subject has how much of what. */
  | 'DIGEST'
  /** The other party confirmed and rated. */
  | 'EXCHANGE_ACCEPTED'
  /** The other party cancelled. */
  | 'EXCHANGE_REJECTED'
  /** The viewer's identity could not be verified; the subject has the reason. */
  | 'IDENTITY_REFUSED'
  /** The viewer's identity was verified. */
  | 'IDENTITY_VERIFIED'
  /** The profile photo was removed. */
  | 'INVALID_AVATAR'
  /** A meeting was proposed, agreed to, changed or cancelled, is near, or the other party comes; the subject has which. */
  | 'MEETING'
  /** The offer of a received proposal changed. */
  | 'MODIFIED_PROPOSAL'
  /** A proposal was received. */
  | 'NEW_CHANGE'
  /** A question or an answer. */
  | 'NEW_COMMENT'
  /** A kind this version does not know; shown with a general text. */
  | 'OTHER'
  /** A card payment changed its status. */
  | 'PAYMENT_GATEWAY_STATUS'
  /** A payment with credit. */
  | 'PAYMENT_WITH_CREDIT'
  /** The viewer's Premium was activated or refused, ends soon or has ended; the subject has which. */
  | 'PREMIUM_TERM'
  /** The own publication is in review. */
  | 'PUBLICATION_WAITING_APPROVAL'
  /** The own proposal was rejected. */
  | 'REJECTED_PROPOSAL'
  /** The own publication was returned by the review; the subject has the reason. */
  | 'RETURNED_PUBLICATION'
  /** Something happened to a ring of the viewer's; the subject has what. */
  | 'RING'
  /** A secure exchange was booked, moved, given up, objected to or settled, or is near; the subject has which. */
  | 'SECURE_EXCHANGE'
  /** The system completed the transaction. */
  | 'TRANSACTION_COMPLETED_BY_THE_SYSTEM';

/** How a notification reaches a user. */
export type NotificationWay =
  /** In the list, and live. */
  | 'IN_APP'
  /** By mail. */
  | 'MAIL'
  /** On the devices that were registered for it. */
  | 'PUSH';

/** What is ordered, and for what. */
export type OrderInput = {
  /** Which plan. */
  planId: string;
  /** An own visible publication that is not promoted; required for plans of the kind PROMO. */
  publicationId?: string | null | undefined;
  /** Made by the client once per order: repeating a lost request orders nothing again. */
  requestId: string;
};

/** The two lists of own publications. */
export type OwnPublicationKind =
  /** Visible to others. */
  | 'ACTIVE'
  /** In review, swapped, returned or taken from view. */
  | 'INACTIVE';

/** How something is paid. */
export type PaymentMethod =
  /** By card, in bolívares, with taxes. */
  | 'CARD'
  /** With the account's credit, in US dollars; no taxes. */
  | 'CREDIT';

/** What a plan is for. */
export type PlanKind =
  /** A term of Premium, which an operator activates once it is paid. */
  | 'PREMIUM'
  /** Promotes a publication by a number of impressions. */
  | 'PROMO'
  /** A place where an exchange is carried out securely; ordered by bookSecureExchange alone. */
  | 'SECURE_EXCHANGE';

/** What happens to a term of Premium. */
export type PremiumEvent =
  /** An operator activated it. */
  | 'ACTIVE'
  /** It has ended. */
  | 'ENDED'
  /** It ends soon. */
  | 'ENDING'
  /** An operator refused it; the payment was given back as credit. */
  | 'REFUSED';

/** What became of an ordered term. */
export type PremiumRequestStatus =
  /** Its payment is to be confirmed. */
  | 'AWAITING_PAYMENT'
  /** Paid: an operator activates it or gives the payment back. */
  | 'IN_REVIEW'
  /** An operator refused it: the payment, taxes included, was given back as credit. */
  | 'REFUSED';

/** Status of a payment. */
export type ProformaStatus =
  /** Paid; final. */
  | 'APPROVED'
  /** Nothing was paid yet. */
  | 'PENDING'
  /** Refused by the card gateway; may be paid again. */
  | 'REJECTED'
  /** The card gateway accepted it and reports later. */
  | 'TO_BE_CONFIRMED';

/** Why no proposal is possible. */
export type ProposalDisabledReason =
  /** The viewer has not confirmed the e-mail address. */
  | 'ACCOUNT_NOT_CONFIRMED'
  /** The viewer's transaction about it is already agreed. */
  | 'ALREADY_ACCEPTED'
  /** Its content is for Premium accounts alone (`isWithheld`). */
  | 'NEEDS_PREMIUM'
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
  /** No proposal is possible; `reason` has the cause. */
  | 'DISABLED';

/** A proposal of a meeting. */
export type ProposeMeetingInput = {
  /** Where. */
  place: MeetingPlaceInput;
  /** Made by the client once per proposal. */
  requestId: string;
  /** When: from now on, at most 30 days ahead. */
  startsAt: string;
  /** The transaction. */
  transactionId: string;
};

/** A proposal of a meeting of a ring. */
export type ProposeRingMeetingInput = {
  /** The giver at this meeting: the viewer, or the member who gives to them. Null or left out for a meeting of all at once. */
  giverId?: string | null | undefined;
  /** Where. */
  place: MeetingPlaceInput;
  /** Made by the client once per proposal. */
  requestId: string;
  /** Number of the ring. */
  ringId: string;
  /** When: from now on, at most 30 days ahead. */
  startsAt: string;
};

/** Kinds of public places. */
export type PublicPlaceKind =
  /** A shopping centre. */
  | 'MALL'
  /** A police post, or the seat of a police force. */
  | 'POLICE'
  /** A square. */
  | 'SQUARE'
  /** A station. */
  | 'STATION';

/** A value of an attribute. */
export type PublicationAttributeInput = {
  /** Name of a field of its category; others are left out. */
  name: string;
  /** As its kind is written; a blank one is left out. */
  value: string;
};

/** Why a publication cannot be edited. */
export type PublicationEditRefusal =
  /** It was swapped. */
  | 'FINISHED'
  /** An accepted transaction reserves it: what was agreed on must not change. */
  | 'RESERVED';

/** One picture: a new file, or one that the publication has. */
export type PublicationImageInput = {
  /** JPG, PNG or GIF by content, at most 15 MB, 350 px a side or more. */
  file?: File | null | undefined;
  /** Address of an existing one, as in `PublicationEdit.images`. */
  url?: string | null | undefined;
};

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

/** Which publication. */
export type PublicationStatusInput = {
  /** Id of an own publication. */
  publicationId: string;
};

/** Product or service. Fixed once published. */
export type PublicationType =
  /** A thing. */
  | 'PRODUCT'
  /** A piece of work. */
  | 'SERVICE';

/** A rating after an automatic completion. */
export type RateTransactionInput = {
  /** Whole stars, 0 to 5. */
  rating: number;
  /** What is ticked: at most three that go with the stars. Ignored where `takesRatingReasons` is false. */
  ratingReasons?: Array<RatingReason> | null | undefined;
  /** A written line for the counterpart's profile: at most 300 characters, no contact data. */
  remark?: string | null | undefined;
  /** A transaction of the viewer. */
  transactionId: string;
};

/** What can be ticked with a rating: the first six with three stars or more, the others with fewer. */
export type RatingReason =
  /** The thing was as its pictures show it. */
  | 'AS_SHOWN'
  /** They wanted something else than what was agreed on. */
  | 'CHANGED_TERMS'
  /** It was easy to agree. */
  | 'EASY_TO_AGREE'
  /** They were kind. */
  | 'KIND'
  /** They came late. */
  | 'LATE'
  /** The thing was not as its pictures show it. */
  | 'NOT_AS_SHOWN'
  /** They came in time. */
  | 'ON_TIME'
  /** They answered soon. */
  | 'QUICK_REPLIES'
  /** They took long to answer. */
  | 'SLOW_REPLIES'
  /** They were unkind. */
  | 'UNKIND'
  /** The thing was well kept. */
  | 'WELL_KEPT'
  /** The thing was in a worse condition than they said. */
  | 'WORN';

/** Confirms the reactivation of an account. */
export type ReactivateAccountInput = {
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: boolean | null | undefined;
  /** The token of ReactivationOffer. */
  token: string;
};

/** Who came. */
export type RecordArrivalInput = {
  /** Number of the booking. */
  id: string;
  /** Which party. */
  party: TransactionRole;
};

/** The registration form. */
export type RegisterInput = {
  /** Must be true. */
  acceptsTerms: boolean;
  /** The captcha's proof. Each proof works once. */
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
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: string;
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
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

/** How soon proposals are answered. */
export type ReplyTime =
  /** Within a day. */
  | 'DAY'
  /** Within an hour. */
  | 'HOUR'
  /** Later, or not at all. */
  | 'LONGER'
  /** Within three days. */
  | 'THREE_DAYS';

/** What a party says on the day. */
export type ReportMeetingProgressInput = {
  /** Number of the meeting. */
  id: string;
  /** Length of a delay: 15, 30, 45 or 60 minutes after the hour. */
  minutes?: number | null | undefined;
  /** What. */
  report: MeetingReport;
};

/** A report to be filed. */
export type ReportPublicationInput = {
  /** Which publication. */
  publicationId: string;
  /** Why: 1 to 300 characters. */
  reason: string;
};

/** A report of a person to be filed. */
export type ReportUserInput = {
  /** A message that the viewer received from them. */
  messageId?: string | null | undefined;
  /** Why: 1 to 300 characters. */
  reason: string;
  /** Which person. */
  userId: string;
};

/** What both shall give instead of what was agreed on. */
export type RequestAmendmentInput = {
  /** What the owner gives beside the publication that was asked for: at most 20 ACTIVE publications of theirs. */
  addedPublicationIds: Array<string>;
  /** Money on top of the things. */
  complement?: ComplementInput | null | undefined;
  /** `offerVersion` that was read. */
  offerVersion: number;
  /** What the interested party gives: at most 20 ACTIVE publications of theirs; may be empty when there are words. */
  offeredPublicationIds: Array<string>;
  /** Made by the client once per request. */
  requestId: string;
  /** A transaction of the viewer that is ACCEPTED. */
  transactionId: string;
  /** What the interested party gives in words: at most 300 characters. */
  writtenOffer?: string | null | undefined;
};

/** Confirms the erasure: with the password where the account has one, else with its address. */
export type RequestErasureInput = {
  /** Needed where the account has no password: the address it signs in with. */
  email?: string | null | undefined;
  /** Needed where `hasPassword`; wrong ones are BAD_USER_INPUT here and limited (RATE_LIMITED). */
  password?: string | null | undefined;
};

/** The user who wants a new password. */
export type RequestPasswordResetInput = {
  /** The captcha's proof. Each proof works once. */
  captcha?: string | null | undefined;
  /** Not blank, an e-mail address. */
  email: string;
};

/** What is sent to have an identity verified. */
export type RequestVerificationInput = {
  /** Picture of the identity document: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  document: File;
  /** Number of the identity document: 6 to 8 digits, with or without dots and the letter before them. */
  identityNumber: string;
  /** Picture of the person, likewise. */
  photo: File;
};

/** The lists of /requests, which has three tabs. */
export type RequestsTab =
  /** Tab 3: rejected, cancelled or completed. */
  | 'HISTORY'
  /** Tab 2: accepted, confirmed by one side, or in a claim. */
  | 'IN_PROGRESS'
  /** Tab 1: proposals received. */
  | 'RECEIVED'
  /** Tab 1, below those: proposals sent. */
  | 'SENT';

/** The user whose confirmation mail is sent again. */
export type ResendConfirmationInput = {
  /** The captcha's proof. Each proof works once. */
  captcha?: string | null | undefined;
  /** Not blank, an e-mail address. */
  email: string;
};

/** A new password for the owner of a recovery mail. */
export type ResetPasswordInput = {
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  password: string;
  /** The first parameter of /recovery_password/{token}/{tlc}. */
  token: string;
};

/** The ribbon of a card, in order of precedence. */
export type Ribbon =
  /** Te interesa: it matches what the viewer looks for. */
  | 'INTEREST'
  /** Interesado: its owner wants what the viewer has. */
  | 'INTERESTED'
  /** Cercana: 5 km or less. */
  | 'NEARBY'
  /** Nueva: younger than 5 days. */
  | 'NEW'
  /** Premium */
  | 'PREMIUM'
  /** Promo */
  | 'SPONSORED';

/** Why a ring ended. */
export type RingEndReason =
  /** A member declined. */
  | 'DECLINED'
  /** Not all answered in time, or nothing was handed over for a month. */
  | 'EXPIRED'
  /** One of the publications is not to be had any more. */
  | 'UNAVAILABLE';

/** What happened to a ring. */
export type RingEvent =
  /** All have accepted it. */
  | 'ACCEPTED'
  /** A member left it after all had accepted. */
  | 'BROKEN'
  /** Each has received. */
  | 'COMPLETE'
  /** A member declined, and no other user takes their place. */
  | 'DECLINED'
  /** Not all answered in time, or nothing was handed over for a month. */
  | 'EXPIRED'
  /** A member has accepted it. */
  | 'JOINED'
  /** It was found, and waits for answers. */
  | 'PROPOSED'
  /** A member has received. */
  | 'RECEIVED'
  /** It waits for the viewer. */
  | 'REMINDER'
  /** Another person takes the place of one who declined: all answer anew. */
  | 'REPAIRED'
  /** One of the publications is not to be had any more. */
  | 'UNAVAILABLE';

/** Which ring is answered. */
export type RingInput = {
  /** Number of the ring. */
  id: string;
};

/** Which meeting of a ring. */
export type RingMeetingInput = {
  /** Number of the proposal. */
  id: string;
};

/** What became of a ring. */
export type RingState =
  /** All have accepted: its publications are reserved. */
  | 'ACCEPTED'
  /** A member left it after all had accepted; an operator looks at it. */
  | 'BROKEN'
  /** Each has received. */
  | 'COMPLETE'
  /** Ended before anything was handed over. */
  | 'ENDED'
  /** Waits for answers. */
  | 'PROPOSED';

/** A banner that an operator makes or changes. */
export type SaveBannerInput = {
  /** Last day; null without bound. */
  endsOn?: string | null | undefined;
  /** Which banner; null for a new one. */
  id?: string | null | undefined;
  /** False takes it down. */
  isShown: boolean;
  /** For narrow screens; as above. */
  narrowImage?: File | null | undefined;
  /** Where it shows. */
  place: BannerPlace;
  /** From 1, within its place; null leaves it where it is, and puts a new one after all others. */
  position?: number | null | undefined;
  /** Made by the client, once per change. */
  requestId: string;
  /** First day; null without bound. */
  startsOn?: string | null | undefined;
  /** What it says: 1 to 90 characters. */
  title: string;
  /** Where a click leads: https, or a path of the app; at most 500 characters. */
  url: string;
  /** The version that was read; null for a new one. */
  version?: number | null | undefined;
  /** For wide screens: JPG, PNG or GIF, at most 15 MB and at least 350 pixels a side; null keeps the one there is. */
  wideImage?: File | null | undefined;
};

/** A day to close or to open again. */
export type SaveClosedDayInput = {
  /** Which, in Caracas: today or later. */
  date: string;
  /** Whether no venue opens. */
  isClosed: boolean;
  /** Why: 1 to 80 characters; required to close. */
  reason?: string | null | undefined;
};

/** Which publication. */
export type SavePublicationInput = {
  /** Id of the publication. */
  publicationId: string;
};

/** A shift of a venue. */
export type SaveShiftInput = {
  /** How many exchanges it holds, 1 to 50. Days on which more are booked keep them. */
  capacity: number;
  /** When it ends in Caracas, like 11:00; stays as it is for a shift that exists. */
  endsAt: string;
  /** Which shift; null for a new one. */
  id?: string | null | undefined;
  /** Whether it can be booked. */
  isOpen: boolean;
  /** When it begins in Caracas, like 09:00; stays as it is for a shift that exists. */
  startsAt: string;
};

/** A venue that an operator makes or changes. */
export type SaveVenueInput = {
  /** Street and house: 1 to 160 characters. */
  address: string;
  /** City: 1 to 60 characters. */
  city: string;
  /** Which venue; null for a new one. */
  id?: string | null | undefined;
  /** Whether it can be booked. */
  isOpen: boolean;
  /** On the map. */
  location: CoordinatesInput;
  /** What it is called: 1 to 60 characters. */
  name: string;
  /** Made by the client, once per change. */
  requestId: string;
  /** All shifts, at most 12, that do not overlap; those that are left out are closed. */
  shifts: Array<SaveShiftInput>;
  /** The version that was read; null for a new one. */
  version?: number | null | undefined;
};

/** A search: its tab, its words or prices, its filters and its page. */
export type SearchInput = {
  /** Attributes of the category, all of which have to match; refused without `categoryId`. */
  attributes?: Array<AttributeFilterInput> | null | undefined;
  /** Narrows to a category and all below it; an unknown one has no results. */
  categoryId?: string | null | undefined;
  /** Only products in this state. */
  condition?: ItemCondition | null | undefined;
  /** Only these publications, at most 100, instead of words. */
  ids?: Array<string> | null | undefined;
  /** Only where this is part of the municipality or state. */
  location?: string | null | undefined;
  /** Upper end in whole US dollars, 0 or more. */
  maxUsd?: number | null | undefined;
  /** Lower end in whole US dollars, 0 or more; a reversed range is swapped. For VALUE a single bound counts for both; otherwise it narrows. */
  minUsd?: number | null | undefined;
  /** Which tab. */
  mode: SearchMode;
  /** Defaults to the viewer's position, else Caracas. */
  near?: CoordinatesInput | null | undefined;
  /** DISTANCE when missing, and behind a backend that knows no other; see canRefine. */
  order?: SearchOrder | null | undefined;
  /** 1 to 10,000; a page holds 10. */
  page?: number | null | undefined;
  /** Only what was published in so many days, which have to be 7; for Premium accounts, FORBIDDEN to all others. */
  publishedDays?: number | null | undefined;
  /** Radius in kilometres around `near`, 1 or more; null is no limit. */
  radiusKm?: number | null | undefined;
  /** Words, at most 10 of 60 characters; for WANT and HAVE. */
  terms?: Array<string> | null | undefined;
  /** Only products, or only services. */
  type?: PublicationType | null | undefined;
  /** Only publications of users whose identity is verified; for Premium accounts, FORBIDDEN to all others. */
  verifiedOwners?: boolean | null | undefined;
};

/** The three tabs of the header search. */
export type SearchMode =
  /** Lo tengo: what owners want for them. */
  | 'HAVE'
  /** Lo vale: what they are worth. */
  | 'VALUE'
  /** Lo quiero: what publications are. */
  | 'WANT';

/** How results that match equally well are ordered. */
export type SearchOrder =
  /** The nearest first. */
  | 'DISTANCE'
  /** The latest published first. */
  | 'NEWEST'
  /** The most worth first. */
  | 'VALUE_DOWN'
  /** The least worth first. */
  | 'VALUE_UP';

/** A code to check. */
export type SecureExchangeCodeInput = {
  /** Six characters, in any case; spaces and hyphens are left out. */
  code: string;
};

/** What happens to a booking. */
export type SecureExchangeEvent =
  /** The other party has booked and paid. */
  | 'BOOKED'
  /** The other party gave it up. */
  | 'CANCELLED'
  /** Both came: the exchange is carried out. */
  | 'COMPLETED'
  /** The exchange ended before; the place is free again. */
  | 'ENDED'
  /** The other party moved it to another place. */
  | 'MOVED'
  /** The other party objected; what it cost was given back. */
  | 'OBJECTED'
  /** It was not paid in time; the place is free again. */
  | 'RELEASED'
  /** An operator settled it. */
  | 'SETTLED'
  /** It begins in two hours or less. */
  | 'SOON'
  /** It is tomorrow. */
  | 'TOMORROW';

/** What became of a booking. */
export type SecureExchangeState =
  /** Booked and paid: both have the code. */
  | 'ACTIVE'
  /** The place is held while the booker pays by card ("Solicitud en proceso"). */
  | 'AWAITING_PAYMENT'
  /** The booker gave it up. */
  | 'CANCELLED'
  /** Both came. */
  | 'COMPLETED'
  /** The exchange itself ended before, or is in a claim. */
  | 'ENDED'
  /** The other party objected. */
  | 'OBJECTED'
  /** It was not paid in time; the place is free again. */
  | 'RELEASED'
  /** An operator settled it: a party did not come, or the venue could not open. */
  | 'SETTLED'
  /** The bank confirms the payment later; the place is held until the shift ("en verificación"). */
  | 'TO_BE_CONFIRMED';

/** One side of a claim. */
export type SendClaimStatementInput = {
  /** At most 3: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. Who claims sends one, or a text. */
  pictures: Array<File>;
  /** What happened: at most 1,000 characters. Required of the party that does not claim. */
  text?: string | null | undefined;
  /** A transaction of the viewer with an open claim. */
  transactionId: string;
};

/** The contact form. */
export type SendContactMessageInput = {
  /** The captcha's proof. Each proof works once. */
  captcha?: string | null | undefined;
  /** Where the answer goes. Not blank, at most 254 characters; its form is not checked. */
  email: string;
  /** Not blank, at most 2,000 characters. */
  message: string;
  /** Not blank, at most 100 characters. */
  name: string;
  /** Made by the client once per filled form. */
  requestId: string;
  /** Not blank, one line, at most 150 characters. */
  subject: string;
};

/** A message to be sent. */
export type SendMessageInput = {
  /** A chat of the viewer that is writable. */
  chatId: string;
  /** A place to share. */
  location?: CoordinatesInput | null | undefined;
  /** A picture: JPG, PNG or GIF of at most 15 MB. */
  picture?: File | null | undefined;
  /** What it is called, at most 120 characters. */
  placeName?: string | null | undefined;
  /**
   * The same; not read beside a requestId.
   * @deprecated Send requestId.
   */
  randomId?: string | null | undefined;
  /** Id of the message of this chat that it answers; only where the chat's `canReply` is true. */
  replyToId?: string | null | undefined;
  /** Made by the client, once per message, at most 64 characters. Only a randomId may stand in its place. */
  requestId?: string | null | undefined;
  /** At most 1,000 characters; not blank unless there is a picture or a location. */
  text?: string | null | undefined;
};

/** What the viewer shares in chats, all of it. */
export type SetChatPrivacyInput = {
  /** Whether it is shown when they were last seen. */
  sharesLastSeen: boolean;
  /** Whether read marks are shown. */
  sharesReading: boolean;
  /** Whether typing is shown. */
  sharesTyping: boolean;
};

/** Whether others don't see the viewer's city and state. */
export type SetCityHiddenInput = {
  /** True hides them. */
  hidden: boolean;
};

/** Whether mails about the viewer's transactions are wanted. */
export type SetEmailNotificationsInput = {
  /** True for yes. */
  enabled: boolean;
};

/** What, how and when. */
export type SetNotificationFrequencyInput = {
  /** When; one of the `choices`. */
  frequency: NotificationFrequency;
  /** About what. */
  topic: NotificationTopic;
  /** How. */
  way: NotificationWay;
};

/** How far and how uneven. */
export type SetRingSettingsInput = {
  /** Whole US dollars, from 0 to 1,000; as it was where it is left out. */
  complementUsd?: number | null | undefined;
  /** Kilometres, from 1 to 100. */
  radiusKm: number;
  /** Percent, from 0 to 100. */
  tolerancePercent: number;
};

/** What an operator does with one. */
export type SettleDeadLetterInput = {
  /** What becomes of it. */
  action: DeadLetterAction;
  /** Its number. */
  id: string;
};

/** How a booking is settled. */
export type SettleSecureExchangeInput = {
  /** Number of the booking. */
  id: string;
  /** Whether what it cost goes back to the booker as credit, or as an included one. */
  isRefunded: boolean;
  /** Why: 1 to 1,000 characters; both parties read it. */
  reason: string;
};

/** E-mail and password, with the captcha's proof. */
export type SignInInput = {
  /** The captcha's proof (base64 payload of the ALTCHA widget or the reCAPTCHA token). Each proof works once. */
  captcha?: string | null | undefined;
  /** Not blank, an e-mail address. */
  email: string;
  /** Not blank. */
  password: string;
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: boolean | null | undefined;
};

/** What Google or Facebook gave the browser. */
export type SocialSignInInput = {
  /** Facebook: the address that the browser was given, which the backend does not have to believe. */
  email?: string | null | undefined;
  /** The nonce the browser asked with; required where the ID token carries one. */
  nonce?: string | null | undefined;
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: boolean | null | undefined;
  /** Google: the ID token (`credential`). Facebook: the access token, or the ID token of a limited sign-in. */
  token: string;
};

/** What people subscribe to. */
export type SubscriptionType =
  /** Premium. */
  | 'PREMIUM'
  /** Nothing that is paid. */
  | 'STANDARD';

/** What a party may do about a transaction. */
export type TransactionAction =
  /** The party of an ACTIVE one that has not written its last version; the owner where the backend has no counter-offers: to ACCEPTED. */
  | 'ACCEPT'
  /** Proposer of an ACTIVE one, either party of an ACCEPTED one: to REJECTED. */
  | 'CANCEL'
  /** After a confirmation: to CLAIM_OWNER or CLAIM_INTERESTED. */
  | 'CLAIM'
  /** A party that has not confirmed yet, with a rating: to CONFIRMED_OWNER, CONFIRMED_INTERESTED or COMPLETE. */
  | 'CONFIRM'
  /** Either party of an ACTIVE one, where the backend knows counter-offers: makeCounterOffer. It stays ACTIVE. */
  | 'COUNTER_OFFER'
  /** Proposer of an ACTIVE one: updateProposal. */
  | 'EDIT'
  /** A party that stayed silent until the system completed it, for 14 days: rateTransaction. It stays COMPLETE. */
  | 'RATE'
  /** Owner of an ACTIVE one: to REJECTED. */
  | 'REJECT';

/** Who can end a transaction. */
export type TransactionActor =
  /** Who proposed. */
  | 'INTERESTED'
  /** Owner of what is asked for. */
  | 'OWNER'
  /** The backend by itself, or support. */
  | 'SYSTEM';

/** What can happen to a transaction after it was proposed. */
export type TransactionEventKind =
  /** The owner accepted it, or the interested party the owner's counter-offer. */
  | 'ACCEPTED'
  /** The other party accepted the change: there is a new version of the agreement. */
  | 'AMENDMENT_ACCEPTED'
  /** The other party declined the change. */
  | 'AMENDMENT_DECLINED'
  /** A party asked for a change of what was agreed on. */
  | 'AMENDMENT_REQUESTED'
  /** The party that requested the change withdrew it. */
  | 'AMENDMENT_WITHDRAWN'
  /** A party booked and paid a place of the secure exchange. */
  | 'BOOKED'
  /** The booker gave the place up. */
  | 'BOOKING_CANCELLED'
  /** The booking ended with the exchange, or when it was claimed before its day. */
  | 'BOOKING_ENDED'
  /** The booking was moved to another place or time. */
  | 'BOOKING_MOVED'
  /** The other party objected to the booking. */
  | 'BOOKING_OBJECTED'
  /** We ended the booking. */
  | 'BOOKING_SETTLED'
  /** A party objected after a confirmation. */
  | 'CLAIM'
  /** The other party confirmed it, too, or it was completed without. */
  | 'COMPLETE'
  /** The first party confirmed that the exchange happened. */
  | 'CONFIRMED'
  /** The other party agreed to it. */
  | 'MEETING_AGREED'
  /** A party declined, took back or cancelled the meeting, or we did. */
  | 'MEETING_CANCELLED'
  /** A party proposed where and when to meet. */
  | 'MEETING_PROPOSED'
  /** Its offer was changed, or answered with a counter-offer; `offerHistory` says how. */
  | 'MODIFIED'
  /** It ended without an exchange; `closeReason` says why. */
  | 'REJECTED';

/** The two sides of a transaction. */
export type TransactionRole =
  /** Proposed. */
  | 'INTERESTED'
  /** Has what is asked for. */
  | 'OWNER';

/** The status of a transaction. */
export type TransactionStatus =
  /** Agreed; to be carried out. */
  | 'ACCEPTED'
  /** A proposal waits for an answer: the owner's, or after a counter-offer the other party's. */
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

/** What ends or stops a transaction without a party rejecting or cancelling it. */
export type TransactionStopReason =
  /** The other party objects after a confirmation: it waits for us. */
  | 'CLAIM'
  /** Neither party acted for too long. */
  | 'EXPIRED'
  /** An item was exchanged in another transaction. */
  | 'ITEM_EXCHANGED'
  /** A publication of it was archived. */
  | 'PUBLICATION_DEACTIVATED';

/** A browser's subscription. */
export type TurnPushOnInput = {
  /** Its key `auth`, in base64url. */
  auth: string;
  /** Its `endpoint`. */
  endpoint: string;
  /** Its key `p256dh`, in base64url. */
  p256dh: string;
};

/** The form of one's personal data. */
export type UpdatePersonalDataInput = {
  /** At most 50 characters. */
  city?: string | null | undefined;
  /** ISO 3166 code of an enabled country (VE). */
  country: string;
  /** Required with a `newPassword`: the current one. */
  currentPassword?: string | null | undefined;
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: string;
  /** 2 to 50 characters. */
  firstName: string;
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: string;
  /** Blank or missing leaves the password as it is; else at least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  newPassword?: string | null | undefined;
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: string;
  /** A state of that country. */
  state: string;
};

/** Another profile photo. */
export type UpdateProfilePhotoInput = {
  /** JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture: File;
  /** The same, 250 px wide; a backend that makes its own small version does without. */
  thumbnail?: File | null | undefined;
};

/** What the viewer shall give; it replaces what they offered before. */
export type UpdateProposalInput = {
  /** `offerVersion` that was read; a later one is a CONFLICT at this field, and so is a counter-offer of the owner where this is left out. */
  offerVersion?: number | null | undefined;
  /** Own ACTIVE publications, at most 20; may be empty when there are words. */
  offeredPublicationIds: Array<string>;
  /** An own proposal that is ACTIVE. */
  transactionId: string;
  /** At most 300 characters. */
  writtenOffer?: string | null | undefined;
};

/** The four steps of the wizard for a publication that is there. */
export type UpdatePublicationInput = {
  /** Whether other offers are welcome; forced to true without interests. */
  acceptsOtherOffers: boolean;
  /** Street address as found on the map. Never shown to others. */
  address: string;
  /** Attributes of the category, in any order; null leaves them as they are. */
  attributes?: Array<PublicationAttributeInput> | null | undefined;
  /** Optional; a value other than its present one is refused. */
  categoryId?: string | null | undefined;
  /** Required for products, refused for services. */
  condition?: ItemCondition | null | undefined;
  /** The exact point. Never shown to others. */
  coordinates: CoordinatesInput;
  /** 1 to 300 characters. */
  description: string;
  /** All pictures in the desired order, the cover first: 1 to 7 (20 for premium). One that is left out is removed. */
  images: Array<PublicationImageInput>;
  /** At most 30 words of 2 to 24 characters; duplicates and excluded words are dropped. */
  interests: Array<string>;
  /** Municipality, shown to all. */
  municipality: string;
  /** Whole US dollars, greater than 0, at most 9 digits. */
  priceUsd: number;
  /** The own publication. */
  publicationId: string;
  /** At most 70 characters. Never shown to others. */
  reference?: string | null | undefined;
  /** Made by the client, once per filled form: repeating a lost request changes nothing more. */
  requestId: string;
  /** The version that the form started from; without it the last edit wins. */
  revision?: number | null | undefined;
  /** A state of Venezuela. */
  state: string;
  /** 1 to 60 characters, every word 1 to 24; punctuation at the ends of words does not count, and is no word by itself. */
  title: string;
  /** Optional; a value other than its present one is refused. */
  type?: PublicationType | null | undefined;
  /** Required when condition is USED, refused otherwise. */
  usage?: ItemUsage | null | undefined;
};

/** Where the verification of an identity stands. */
export type VerificationStatus =
  /** The user has not requested it. */
  | 'NONE'
  /** An operator did not verify it; it can be asked for again. */
  | 'REFUSED'
  /** The mark shows. */
  | 'VERIFIED'
  /** The documents wait for an operator. */
  | 'WAITING'
  /** Asked for at the registration, or lost with a change of name or birthday: the documents are missing. */
  | 'WISHED';

/** How the publications of the wall are ordered. */
export type WallOrder =
  /** The nearest first. */
  | 'NEARBY'
  /** The latest published first. */
  | 'NEWEST';

type BannerPictures_Banner_Fragment = { __typename: 'Banner', wideImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }, narrowImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } } & { ' $fragmentName'?: 'BannerPictures_Banner_Fragment' };

type BannerPictures_BannerWallItem_Fragment = { __typename: 'BannerWallItem', wideImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }, narrowImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } } & { ' $fragmentName'?: 'BannerPictures_BannerWallItem_Fragment' };

type BannerPictures_KeptBanner_Fragment = { __typename: 'KeptBanner', wideImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }, narrowImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } } & { ' $fragmentName'?: 'BannerPictures_KeptBanner_Fragment' };

export type BannerPicturesFragment =
  | BannerPictures_Banner_Fragment
  | BannerPictures_BannerWallItem_Fragment
  | BannerPictures_KeptBanner_Fragment
;

export type LiveCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveCountsQuery = { viewer: { __typename: 'Viewer', id: string, unreadChatCount: number, unreadNotificationCount: number, receivedProposalCount: number, sentProposalCount: number, inProgressCount: number, proposalToAnswerCount: number } | null };

export type Meeting_TransactionFragment = { __typename: 'Transaction', id: string, canProposeMeeting: boolean, meeting: { __typename: 'Meeting', id: string, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, viewerProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null }, counterpartProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } } | null } & { ' $fragmentName'?: 'Meeting_TransactionFragment' };

export type PlanPrice_PlanFragment = { __typename: 'Plan', price: { __typename: 'Money', amount: number, currency: string }, availableBalance: { __typename: 'Money', amount: number, currency: string }, review: { __typename: 'PaymentReview', exchangeRate: number | null, subTotal: { __typename: 'Money', amount: number, currency: string }, taxes: Array<{ __typename: 'TaxAmount', key: string, name: string, amount: { __typename: 'Money', amount: number, currency: string } }>, amount: { __typename: 'Money', amount: number, currency: string } } } & { ' $fragmentName'?: 'PlanPrice_PlanFragment' };

export type Ring_RingFragment = { __typename: 'Ring', id: string, state: RingState, endReason: RingEndReason | null, expiresAt: string, isRepair: boolean, repairedById: string | null, canAccept: boolean, canDecline: boolean, canConfirm: boolean, canLeave: boolean, canProposeMeeting: boolean, chat: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } | null, meetings: Array<{ __typename: 'RingMeeting', id: string, giverId: string | null, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, parties: Array<{ __typename: 'RingMeetingParty', userId: string, hasAccepted: boolean, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } }> }> | null, members: Array<{ __typename: 'RingMember', id: string, isViewer: boolean, publicationId: string, title: string, location: string | null, hasAccepted: boolean, hasReceived: boolean, complement: { __typename: 'RingComplement', payerId: string, payeeId: string, money: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> } & { ' $fragmentName'?: 'Ring_RingFragment' };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { __typename: 'Viewer', id: string, email: string, signInCount: number, unreadChatCount: number, unreadNotificationCount: number, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, city: string | null, state: string | null, reputation: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null };

export type TransactionEvents_TransactionFragment = { __typename: 'Transaction', id: string, agreementVersion: number | null, canRequestAmendment: boolean, amendment: { __typename: 'Amendment', id: string, isOwn: boolean, titles: Array<string>, text: string | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null } | null, events: Array<{ __typename: 'TransactionEvent', id: string, kind: TransactionEventKind, by: TransactionActor, happenedAt: string, place: { __typename: 'MeetingPlace', date: string, startsAt: string, venueName: string } | null }> } & { ' $fragmentName'?: 'TransactionEvents_TransactionFragment' };

export type TransactionSides_TransactionFragment = { __typename: 'Transaction', id: string, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } & { ' $fragmentName'?: 'TransactionSides_TransactionFragment' };

export type LockedCreditQueryVariables = Exact<{ [key: string]: never; }>;


export type LockedCreditQuery = { viewer: { __typename: 'Viewer', id: string, credit: { __typename: 'Credit', locked: { __typename: 'Money', amount: number, currency: string } | null } | null } | null };

export type OwnTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTitlesQuery = { viewer: { __typename: 'Viewer', id: string, activePublicationTitles: Array<string> } | null };

export type PaymentOutcomeQueryVariables = Exact<{
  id: string;
}>;


export type PaymentOutcomeQuery = { proforma: { __typename: 'Proforma', id: string, status: ProformaStatus } | null };

export type PremiumQueryVariables = Exact<{ [key: string]: never; }>;


export type PremiumQuery = { premium: { __typename: 'Premium', endsOn: string | null, request: { __typename: 'PremiumRequest', status: PremiumRequestStatus, months: number, reason: string | null } | null } | null, secureExchangePlaces: { __typename: 'SecureExchangePlaces', includedLeft: number } | null };

export type RingUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RingUpdatesSubscription = { notificationReceived: { __typename: 'Notification', subject:
      | { __typename: 'AlertSubject' }
      | { __typename: 'CommentSubject' }
      | { __typename: 'DigestSubject' }
      | { __typename: 'MeetingSubject' }
      | { __typename: 'PaymentSubject' }
      | { __typename: 'PremiumSubject' }
      | { __typename: 'PublicationSubject' }
      | { __typename: 'RingSubject', ringId: string, ringEvent: RingEvent | null }
      | { __typename: 'SecureExchangeSubject' }
      | { __typename: 'TransactionSubject' }
      | { __typename: 'VerificationSubject' }
     | null } };

export type TransactionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TransactionCountsQuery = { viewer: { __typename: 'Viewer', id: string, receivedProposalCount: number, sentProposalCount: number, inProgressCount: number, proposalToAnswerCount: number } | null };

export type ValueRangeQueryVariables = Exact<{
  categoryId: string;
  title: string;
}>;


export type ValueRangeQuery = { valueRange: { __typename: 'ValueRange', thingCount: number, low: { __typename: 'Money', amount: number }, high: { __typename: 'Money', amount: number } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type CurrencyQueryVariables = Exact<{
  country: string;
}>;


export type CurrencyQuery = { currency: string | null };

export type CountBannerClickMutationVariables = Exact<{
  input: CountBannerClickInput;
}>;


export type CountBannerClickMutation = { countBannerClick: { __typename: 'CountBannerClickPayload', done: boolean } };

export type CountBannerViewsMutationVariables = Exact<{
  input: CountBannerViewsInput;
}>;


export type CountBannerViewsMutation = { countBannerViews: { __typename: 'CountBannerViewsPayload', done: boolean } };

export type RegistrationCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationCountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string, isEnabled: boolean, states: Array<string> }> | null };

export type PushQueryVariables = Exact<{ [key: string]: never; }>;


export type PushQuery = { viewer: { __typename: 'Viewer', id: string, push: { __typename: 'Push', publicKey: string, isOn: boolean } | null } | null };

export type TurnPushOnMutationVariables = Exact<{
  input: TurnPushOnInput;
}>;


export type TurnPushOnMutation = { turnPushOn: { __typename: 'PushPayload', viewer: { __typename: 'Viewer', id: string, push: { __typename: 'Push', publicKey: string, isOn: boolean } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type TurnPushOffMutationVariables = Exact<{ [key: string]: never; }>;


export type TurnPushOffMutation = { turnPushOff: { __typename: 'PushPayload', viewer: { __typename: 'Viewer', id: string, push: { __typename: 'Push', publicKey: string, isOn: boolean } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type Agreement_SideFragment = { __typename: 'AgreementSide', name: string, isViewer: boolean, words: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, things: Array<{ __typename: 'AgreedThing', publicationId: string, title: string, type: PublicationType, condition: ItemCondition | null, usage: ItemUsage | null, price: { __typename: 'Money', amount: number, currency: string } | null, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }> }> } & { ' $fragmentName'?: 'Agreement_SideFragment' };

export type AgreementScreenQueryVariables = Exact<{
  id: string;
}>;


export type AgreementScreenQuery = { agreements: Array<{ __typename: 'Agreement', version: number, agreedAt: string, hash: string, canonicalForm: string | null, ownerSide: { __typename: 'AgreementSide', name: string, isViewer: boolean, words: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, things: Array<{ __typename: 'AgreedThing', publicationId: string, title: string, type: PublicationType, condition: ItemCondition | null, usage: ItemUsage | null, price: { __typename: 'Money', amount: number, currency: string } | null, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }> }> }, interestedSide: { __typename: 'AgreementSide', name: string, isViewer: boolean, words: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, things: Array<{ __typename: 'AgreedThing', publicationId: string, title: string, type: PublicationType, condition: ItemCondition | null, usage: ItemUsage | null, price: { __typename: 'Money', amount: number, currency: string } | null, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }> }> } }> | null, transaction: { __typename: 'Transaction', id: string, chatId: string | null } | null };

export type Amendment_TransactionFragment = { __typename: 'Transaction', id: string, viewerRole: TransactionRole, agreementVersion: number | null, canRequestAmendment: boolean, publication: { __typename: 'Publication', id: string, title: string }, amendment: { __typename: 'Amendment', id: string, isOwn: boolean, titles: Array<string>, text: string | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null } | null, events: Array<{ __typename: 'TransactionEvent', id: string, kind: TransactionEventKind, by: TransactionActor, happenedAt: string, place: { __typename: 'MeetingPlace', date: string, startsAt: string, venueName: string } | null }> } & { ' $fragmentName'?: 'Amendment_TransactionFragment' };

export type AcceptAmendmentMutationVariables = Exact<{
  input: AmendmentInput;
}>;


export type AcceptAmendmentMutation = { acceptAmendment: { __typename: 'AmendmentPayload', transaction: (
      { __typename: 'Transaction', id: string, writtenOffer: string | null, offerVersion: number | null, isViewerTurn: boolean | null, offerHistory: Array<{ __typename: 'OfferVersion', version: number, createdAt: string, titles: Array<string>, text: string | null, author: TransactionRole | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null }> }
      & { ' $fragmentRefs'?: { 'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment;'TransactionSides_TransactionFragment': TransactionSides_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type CancelAmendmentMutationVariables = Exact<{
  input: AmendmentInput;
}>;


export type CancelAmendmentMutation = { cancelAmendment: { __typename: 'AmendmentPayload', transaction: (
      { __typename: 'Transaction', id: string, isViewerTurn: boolean | null }
      & { ' $fragmentRefs'?: { 'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type CategoryBrowserQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryBrowserQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string }> }> }> }> | null };

export type ChatPresenceQueryVariables = Exact<{
  id: string;
}>;


export type ChatPresenceQuery = { chat: { __typename: 'Chat', id: string, showsTyping: boolean, counterpartLastSeen: LastSeen | null } | null };

export type ChatChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatChangedSubscription = { chatChanged: { __typename: 'ChatEvent', kind: ChatEventKind, chat: (
      { __typename: 'Chat', id: string, tab: ChatTab, isWritable: boolean, awaitsDelivery: boolean }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    ) } };

export type RingChatChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RingChatChangedSubscription = { ringChatChanged: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, awaitsDelivery: boolean, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } };

export type MessagesQueryVariables = Exact<{
  chatId: string;
  before?: string | null | undefined;
}>;


export type MessagesQuery = { chat: { __typename: 'Chat', id: string, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<(
        { __typename: 'Message' }
        & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
      )> } } | null };

export type ConversationHeader_UserFragment = { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, reputation: number | null, completedExchangeCount: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'ConversationHeader_UserFragment' };

export type RingChatPresenceQueryVariables = Exact<{
  id: string;
}>;


export type RingChatPresenceQuery = { ring: { __typename: 'Ring', id: string, chat: { __typename: 'RingChat', id: string, showsTyping: boolean } | null } | null };

export type ChatListItem_ChatFragment = { __typename: 'Chat', id: string, tab: ChatTab, unreadCount: number, isMuted: boolean | null, updatedAt: string, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null }, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null, updatedAt: string, closedBy: TransactionActor | null, closeReason: CloseReason | null, claimStatement: ClaimStatementState | null, viewerMoves: Array<{ __typename: 'TransactionMove', action: TransactionAction, to: TransactionStatus }>, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } }, lastEvent: { __typename: 'TransactionEvent', id: string, kind: TransactionEventKind, by: TransactionActor, happenedAt: string } | null, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } & { ' $fragmentName'?: 'ChatListItem_ChatFragment' };

export type ConfirmDeliveryMutationVariables = Exact<{
  input: ConfirmDeliveryInput;
}>;


export type ConfirmDeliveryMutation = { confirmDelivery: { __typename: 'ConfirmDeliveryPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type Conversation_ChatFragment = { __typename: 'Chat', id: string, isWritable: boolean, canReply: boolean, unreadCount: number, isMuted: boolean | null, marks: { __typename: 'ChatMarks', chatId: string, readUpTo: string | null, deliveredUpTo: string } | null, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, createdAt: string, updatedAt: string, writtenOffer: string | null, closedBy: TransactionActor | null, closeReason: CloseReason | null, agreementVersion: number | null, canRequestAmendment: boolean, offerHistory: Array<{ __typename: 'OfferVersion', version: number, createdAt: string, titles: Array<string>, text: string | null, author: TransactionRole | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null }>, amendment: { __typename: 'Amendment', id: string, isOwn: boolean, titles: Array<string>, text: string | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null } | null, events: Array<{ __typename: 'TransactionEvent', id: string, kind: TransactionEventKind, by: TransactionActor, happenedAt: string, place: { __typename: 'MeetingPlace', date: string, startsAt: string, venueName: string } | null }> }, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<{ __typename: 'Message', id: string, randomId: string, chatId: string, senderId: string, isOwn: boolean, text: string | null, placeName: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null, replyTo: { __typename: 'MessageQuote', messageId: string, senderId: string, isOwn: boolean, text: string | null, hasPicture: boolean, hasLocation: boolean } | null }> } } & { ' $fragmentName'?: 'Conversation_ChatFragment' };

export type MessageBubble_MessageFragment = { __typename: 'Message', id: string, randomId: string, chatId: string, senderId: string, isOwn: boolean, text: string | null, placeName: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null, replyTo: { __typename: 'MessageQuote', messageId: string, senderId: string, isOwn: boolean, text: string | null, hasPicture: boolean, hasLocation: boolean } | null } & { ' $fragmentName'?: 'MessageBubble_MessageFragment' };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SendMessagePayload', message: (
      { __typename: 'Message', id: string, chatId: string, createdAt: string }
      & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type AnnounceTypingMutationVariables = Exact<{
  input: AnnounceTypingInput;
}>;


export type AnnounceTypingMutation = { announceTyping: { __typename: 'AnnounceTypingPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type ChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatsQuery = { proposals: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null } }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, inProgress: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null } }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type MoreChatsQueryVariables = Exact<{
  tab: ChatTab;
  after?: string | null | undefined;
}>;


export type MoreChatsQuery = { chats: { __typename: 'ChatConnection', items: Array<(
      { __typename: 'Chat', id: string, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null } }
      & { ' $fragmentRefs'?: { 'ChatListItem_ChatFragment': ChatListItem_ChatFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type ChatMarksChangedSubscriptionVariables = Exact<{
  chatId: string;
}>;


export type ChatMarksChangedSubscription = { chatMarksChanged: { __typename: 'ChatMarks', chatId: string, readUpTo: string | null, deliveredUpTo: string } };

export type ChatPrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatPrivacyQuery = { viewer: { __typename: 'Viewer', id: string, chatPrivacy: { __typename: 'ChatPrivacy', sharesReading: boolean, sharesTyping: boolean, sharesLastSeen: boolean } | null } | null };

export type SetChatPrivacyMutationVariables = Exact<{
  input: SetChatPrivacyInput;
}>;


export type SetChatPrivacyMutation = { setChatPrivacy: { __typename: 'SetChatPrivacyPayload', viewer: { __typename: 'Viewer', id: string, chatPrivacy: { __typename: 'ChatPrivacy', sharesReading: boolean, sharesTyping: boolean, sharesLastSeen: boolean } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SearchChatsQueryVariables = Exact<{
  text: string;
}>;


export type SearchChatsQuery = { searchChats: Array<{ __typename: 'FoundChat', chat: { __typename: 'Chat', id: string, tab: ChatTab, updatedAt: string, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, transaction: { __typename: 'Transaction', id: string, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } }, message: { __typename: 'Message', id: string, isOwn: boolean, text: string | null, createdAt: string } | null }> | null, searchRingChats: Array<{ __typename: 'FoundRingChat', ring: { __typename: 'Ring', id: string, state: RingState, endReason: RingEndReason | null, expiresAt: string, isRepair: boolean, repairedById: string | null, canAccept: boolean, canDecline: boolean, canConfirm: boolean, canLeave: boolean, canProposeMeeting: boolean, chat: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } | null, meetings: Array<{ __typename: 'RingMeeting', id: string, giverId: string | null, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, parties: Array<{ __typename: 'RingMeetingParty', userId: string, hasAccepted: boolean, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } }> }> | null, members: Array<{ __typename: 'RingMember', id: string, isViewer: boolean, publicationId: string, title: string, location: string | null, hasAccepted: boolean, hasReceived: boolean, complement: { __typename: 'RingComplement', payerId: string, payeeId: string, money: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> }, message: { __typename: 'Message', id: string, senderId: string, text: string | null, createdAt: string } | null }> | null };

export type MessageAddedSubscriptionVariables = Exact<{
  chatId: string;
}>;


export type MessageAddedSubscription = { messageAdded: (
    { __typename: 'Message', id: string, chatId: string, createdAt: string }
    & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
  ) };

export type MarkChatReadMutationVariables = Exact<{
  input: MarkChatReadInput;
}>;


export type MarkChatReadMutation = { markChatRead: { __typename: 'MarkChatReadPayload', chat: { __typename: 'Chat', id: string, unreadCount: number } | null, ringChat: { __typename: 'RingChat', id: string, unreadCount: number } | null, viewer: { __typename: 'Viewer', id: string, unreadChatCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type Mute_PayloadFragment = { __typename: 'MuteChatPayload', chat: { __typename: 'Chat', id: string, isMuted: boolean | null } | null, ringChat: { __typename: 'RingChat', id: string, isMuted: boolean | null } | null, viewer: { __typename: 'Viewer', id: string, unreadChatCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } & { ' $fragmentName'?: 'Mute_PayloadFragment' };

export type MuteChatMutationVariables = Exact<{
  input: MuteChatInput;
}>;


export type MuteChatMutation = { muteChat: { __typename: 'MuteChatPayload', chat: { __typename: 'Chat', id: string, isMuted: boolean | null } | null, ringChat: { __typename: 'RingChat', id: string, isMuted: boolean | null } | null, viewer: { __typename: 'Viewer', id: string, unreadChatCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type UnmuteChatMutationVariables = Exact<{
  input: MuteChatInput;
}>;


export type UnmuteChatMutation = { unmuteChat: { __typename: 'MuteChatPayload', chat: { __typename: 'Chat', id: string, isMuted: boolean | null } | null, ringChat: { __typename: 'RingChat', id: string, isMuted: boolean | null } | null, viewer: { __typename: 'Viewer', id: string, unreadChatCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type RingChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RingChatsQuery = { viewer: { __typename: 'Viewer', id: string, rings: Array<{ __typename: 'Ring', id: string, state: RingState, endReason: RingEndReason | null, expiresAt: string, isRepair: boolean, repairedById: string | null, canAccept: boolean, canDecline: boolean, canConfirm: boolean, canLeave: boolean, canProposeMeeting: boolean, chat: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } | null, meetings: Array<{ __typename: 'RingMeeting', id: string, giverId: string | null, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, parties: Array<{ __typename: 'RingMeetingParty', userId: string, hasAccepted: boolean, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } }> }> | null, members: Array<{ __typename: 'RingMember', id: string, isViewer: boolean, publicationId: string, title: string, location: string | null, hasAccepted: boolean, hasReceived: boolean, complement: { __typename: 'RingComplement', payerId: string, payeeId: string, money: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> }> | null } | null };

export type TypingChangedSubscriptionVariables = Exact<{
  chatId: string;
}>;


export type TypingChangedSubscription = { typingChanged: { __typename: 'ChatTyping', chatId: string, userId: string, isTyping: boolean } };

export type SendClaimStatementMutationVariables = Exact<{
  input: SendClaimStatementInput;
}>;


export type SendClaimStatementMutation = { sendClaimStatement: { __typename: 'SendClaimStatementPayload', transaction: { __typename: 'Transaction', id: string, claimStatement: ClaimStatementState | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { __typename: 'SendContactMessagePayload', sent: boolean, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type CreditPanelQueryVariables = Exact<{
  page: number;
}>;


export type CreditPanelQuery = { viewer: { __typename: 'Viewer', id: string, credit: { __typename: 'Credit', status: CreditStatus, balance: { __typename: 'Money', amount: number, currency: string }, locked: { __typename: 'Money', amount: number, currency: string } | null, free: { __typename: 'Money', amount: number, currency: string } | null, spentOnCampaigns: { __typename: 'Money', amount: number, currency: string } | null, productEarned: { __typename: 'Money', amount: number, currency: string }, productCap: { __typename: 'Money', amount: number, currency: string }, serviceEarned: { __typename: 'Money', amount: number, currency: string }, serviceCap: { __typename: 'Money', amount: number, currency: string }, entries: { __typename: 'CreditEntryPage', items: Array<{ __typename: 'CreditEntry', id: string, kind: CreditEntryKind | null, publicationId: string | null, publicationTitle: string | null, planName: string | null, proformaId: string | null, reason: string | null, createdAt: string, amount: { __typename: 'Money', amount: number, currency: string }, balance: { __typename: 'Money', amount: number, currency: string } }>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null } | null } | null };

export type BannerSlide_BannerFragment = { __typename: 'Banner', id: string, title: string, url: string, wideImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }, narrowImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } } & { ' $fragmentName'?: 'BannerSlide_BannerFragment' };

export type HomeBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeBannersQuery = { banners: Array<(
    { __typename: 'Banner', id: string, title: string }
    & { ' $fragmentRefs'?: { 'BannerSlide_BannerFragment': BannerSlide_BannerFragment } }
  )> | null };

export type MatchCard_MatchFragment = { __typename: 'Match', id: string, isWanted: boolean, isOwnWanted: boolean, publication: { __typename: 'Publication', id: string, slug: string, title: string, distanceKm: number | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, owner: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, ownPublication: { __typename: 'Publication', id: string, slug: string, title: string, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'MatchCard_MatchFragment' };

export type TopMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type TopMatchesQuery = { viewer: { __typename: 'Viewer', id: string, matches: Array<{ __typename: 'Match', id: string, isWanted: boolean, isOwnWanted: boolean, publication: { __typename: 'Publication', id: string, slug: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, ownPublication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> | null } | null };

export type ProposeMeetingMutationVariables = Exact<{
  input: ProposeMeetingInput;
}>;


export type ProposeMeetingMutation = { proposeMeeting: { __typename: 'MeetingPayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'Meeting_TransactionFragment': Meeting_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type AcceptMeetingMutationVariables = Exact<{
  input: MeetingInput;
}>;


export type AcceptMeetingMutation = { acceptMeeting: { __typename: 'MeetingPayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'Meeting_TransactionFragment': Meeting_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type CancelMeetingMutationVariables = Exact<{
  input: MeetingInput;
}>;


export type CancelMeetingMutation = { cancelMeeting: { __typename: 'MeetingPayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'Meeting_TransactionFragment': Meeting_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type MeetingQueryVariables = Exact<{
  transactionId: string;
}>;


export type MeetingQuery = { transaction: (
    { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, chatId: string | null, canProposeMeeting: boolean, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, publication: { __typename: 'Publication', id: string, title: string }, meeting: { __typename: 'Meeting', id: string, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, viewerProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null }, counterpartProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } } | null }
    & { ' $fragmentRefs'?: { 'TransactionActions_TransactionFragment': TransactionActions_TransactionFragment } }
  ) | null };

export type MeetingCodesQueryVariables = Exact<{
  meetingId: string;
}>;


export type MeetingCodesQuery = { meetingCodes: { __typename: 'MeetingCodes', ownKey: string, counterpartKey: string, serverTime: string } | null };

export type CheckMeetingCodeMutationVariables = Exact<{
  input: CheckMeetingCodeInput;
}>;


export type CheckMeetingCodeMutation = { checkMeetingCode: { __typename: 'MeetingPayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'Meeting_TransactionFragment': Meeting_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type MeetingPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type MeetingPlacesQuery = { meetingPlaces: Array<{ __typename: 'MeetingCity', city: string, state: string, places: Array<{ __typename: 'PublicPlace', id: string, kind: PublicPlaceKind, name: string, address: string }> }> | null };

export type MeetingSafetyQueryVariables = Exact<{
  meetingId: string;
}>;


export type MeetingSafetyQuery = { safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null };

export type ShareMeetingMutationVariables = Exact<{
  input: MeetingInput;
}>;


export type ShareMeetingMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type StopSharingMeetingMutationVariables = Exact<{
  input: MeetingInput;
}>;


export type StopSharingMeetingMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportMeetingWellMutationVariables = Exact<{
  input: MeetingInput;
}>;


export type ReportMeetingWellMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportMeetingProgressMutationVariables = Exact<{
  input: ReportMeetingProgressInput;
}>;


export type ReportMeetingProgressMutation = { reportMeetingProgress: { __typename: 'MeetingPayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'Meeting_TransactionFragment': Meeting_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ProposeRingMeetingMutationVariables = Exact<{
  input: ProposeRingMeetingInput;
}>;


export type ProposeRingMeetingMutation = { proposeRingMeeting: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type AcceptRingMeetingMutationVariables = Exact<{
  input: RingMeetingInput;
}>;


export type AcceptRingMeetingMutation = { acceptRingMeeting: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type CancelRingMeetingMutationVariables = Exact<{
  input: RingMeetingInput;
}>;


export type CancelRingMeetingMutation = { cancelRingMeeting: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportRingMeetingProgressMutationVariables = Exact<{
  input: ReportMeetingProgressInput;
}>;


export type ReportRingMeetingProgressMutation = { reportRingMeetingProgress: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type RingMeetingCodesQueryVariables = Exact<{
  meetingId: string;
}>;


export type RingMeetingCodesQuery = { ringMeetingCodes: { __typename: 'RingMeetingCodes', ownKey: string | null, giverKey: string | null, serverTime: string } | null };

export type CheckRingMeetingCodeMutationVariables = Exact<{
  input: CheckMeetingCodeInput;
}>;


export type CheckRingMeetingCodeMutation = { checkRingMeetingCode: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type RingMeetingSafetyQueryVariables = Exact<{
  meetingId: string;
}>;


export type RingMeetingSafetyQuery = { safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null };

export type ShareRingMeetingMutationVariables = Exact<{
  input: RingMeetingInput;
}>;


export type ShareRingMeetingMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type StopSharingRingMeetingMutationVariables = Exact<{
  input: RingMeetingInput;
}>;


export type StopSharingRingMeetingMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportRingMeetingWellMutationVariables = Exact<{
  input: RingMeetingInput;
}>;


export type ReportRingMeetingWellMutation = { outcome: { __typename: 'MeetingSafetyPayload', safety: { __typename: 'MeetingSafety', sharePath: string | null, wellAt: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SharedMeetingQueryVariables = Exact<{
  token: string;
}>;


export type SharedMeetingQuery = { sharedMeeting: { __typename: 'SharedMeeting', asOf: string, firstName: string, state: MeetingState, startsAt: string | null, wellAt: string | null, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } } | null };

export type ClaimPicturesQueryVariables = Exact<{
  transactionId: string;
}>;


export type ClaimPicturesQuery = { claimPictures: Array<{ __typename: 'ClaimPicture', author: string, picture: string | null }> | null };

export type IdentityDocumentsQueryVariables = Exact<{
  userId: string;
}>;


export type IdentityDocumentsQuery = { verificationDocuments: { __typename: 'VerificationDocuments', identityNumber: string | null, document: string | null, photo: string | null, sharedWith: Array<{ __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null };

export type OperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorQuery = { viewer: { __typename: 'Viewer', id: string, isOperator: boolean } | null };

export type ModeratedPerson_UserFragment = { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'ModeratedPerson_UserFragment' };

export type ModerationQueueQueryVariables = Exact<{
  kind?: ModerationKind | null | undefined;
}>;


export type ModerationQueueQuery = { moderationQueue: { __typename: 'ModerationQueue', counts: Array<{ __typename: 'ModerationCount', kind: ModerationKind, count: number, oldestAt: string | null }>, items: Array<{ __typename: 'ModerationEntry', kind: ModerationKind, subjectId: string, title: string, personName: string, waitingSince: string }> } | null };

export type ModerationItemQueryVariables = Exact<{
  kind: ModerationKind;
  id: string;
}>;


export type ModerationItemQuery = { moderationItem: { __typename: 'ModerationItem', kind: ModerationKind, subjectId: string, title: string, waitingSince: string, revision: string, actions: Array<ModerationAction>, appeal: string | null, person: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } | null, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } | null, content: Array<{ __typename: 'ModerationText', name: string, value: string, former: string | null }>, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }>, formerImages: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }>, statements: Array<{ __typename: 'ModerationStatement', id: string, author: string, text: string, quote: string | null, writtenAt: string, image: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null };

export type ModerationTrailQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationTrailQuery = { moderationDecisions: Array<{ __typename: 'ModerationDecision', id: string, kind: ModerationKind, subjectId: string, action: ModerationAction, reason: string | null, remedy: string | null, operator: string | null, decidedAt: string, undoUntil: string | null }> | null };

export type DeadLettersQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadLettersQuery = { deadLetters: Array<{ __typename: 'DeadLetter', id: string, kind: DeadLetterKind, subjectId: string, attempts: number, failure: string, failedAt: string }> | null };

export type SettleDeadLetterMutationVariables = Exact<{
  input: SettleDeadLetterInput;
}>;


export type SettleDeadLetterMutation = { settleDeadLetter: { __typename: 'SettleDeadLetterPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type DecideModerationMutationVariables = Exact<{
  input: DecideModerationInput;
}>;


export type DecideModerationMutation = { decideModeration: { __typename: 'DecideModerationPayload', decision: { __typename: 'ModerationDecision', id: string, action: ModerationAction, undoUntil: string | null } | null, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type UndoModerationMutationVariables = Exact<{
  input: ModerationDecisionInput;
}>;


export type UndoModerationMutation = { undoModeration: { __typename: 'ModerationDecisionPayload', done: boolean, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ApplyModerationMutationVariables = Exact<{
  input: ModerationDecisionInput;
}>;


export type ApplyModerationMutation = { applyModeration: { __typename: 'ModerationDecisionPayload', done: boolean, errors: Array<{ __typename: 'UserError', message: string }> } };

export type KeptBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptBannersQuery = { keptBanners: Array<{ __typename: 'KeptBanner', id: string, version: number, place: BannerPlace, position: number, title: string, url: string, startsOn: string | null, endsOn: string | null, state: BannerState, views: number, clicks: number, wideImage: { __typename: 'Image', url: string }, narrowImage: { __typename: 'Image', url: string }, days: Array<{ __typename: 'BannerDay', day: string, views: number, clicks: number }> }> | null };

export type SaveBannerMutationVariables = Exact<{
  input: SaveBannerInput;
}>;


export type SaveBannerMutation = { saveBanner: { __typename: 'SaveBannerPayload', banner: { __typename: 'KeptBanner', id: string } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  input: MarkAllNotificationsInput;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { __typename: 'MarkAllNotificationsPayload', viewer: { __typename: 'Viewer', id: string, unreadNotificationCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type NotificationReceivedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationReceivedSubscription = { notificationReceived: (
    { __typename: 'Notification', id: string, type: NotificationType, isRead: boolean, wasToasted: boolean }
    & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
  ) };

export type MarkNotificationToastedMutationVariables = Exact<{
  input: MarkNotificationInput;
}>;


export type MarkNotificationToastedMutation = { markNotificationToasted: { __typename: 'MarkNotificationPayload', wasShown: boolean | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type NotificationItem_NotificationFragment = { __typename: 'Notification', id: string, type: NotificationType, isRead: boolean, createdAt: string, subject:
    | { __typename: 'AlertSubject', publicationId: string, publicationTitle: string | null, matchedPublicationId: string | null, isMutual: boolean }
    | { __typename: 'CommentSubject', commentId: string, isAnswer: boolean, publicationId: string, publicationTitle: string | null, text: string }
    | { __typename: 'DigestSubject', topics: Array<{ __typename: 'DigestTopic', topic: NotificationTopic | null, count: number }> }
    | { __typename: 'MeetingSubject', meetingEvent: MeetingEvent | null, transactionId: string, chatId: string | null, counterpartName: string | null, placeName: string, meetsAt: string, lateMinutes: number, transaction: { __typename: 'Transaction', id: string, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, publication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null }
    | { __typename: 'PaymentSubject', status: string, productApplied: string | null, proformaId: string | null, promotedPublicationTitle: string | null, bookedTransactionId: string | null, bookedPublicationTitle: string | null, isCredited: boolean }
    | { __typename: 'PremiumSubject', event: PremiumEvent | null, endsOn: string | null }
    | { __typename: 'PublicationSubject', publicationId: string, title: string, reason: string | null, credit: { __typename: 'Money', amount: number, currency: string } | null }
    | { __typename: 'RingSubject', ringEvent: RingEvent | null, ringId: string, publicationTitle: string | null, meeting: { __typename: 'RingMeetingNews', meetingEvent: MeetingEvent | null, placeName: string, meetsAt: string, lateMinutes: number } | null }
    | { __typename: 'SecureExchangeSubject', bookingEvent: SecureExchangeEvent | null, transactionId: string, chatId: string | null, counterpartName: string | null, venueName: string, date: string, startsAt: string, reason: string | null, isRefunded: boolean, transaction: { __typename: 'Transaction', id: string, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, publication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null }
    | { __typename: 'TransactionSubject', transactionId: string, chatId: string | null, publicationTitle: string | null, counterpartName: string | null, resolution: string | null, isReminder: boolean, stopReason: TransactionStopReason | null, amendmentEvent: AmendmentEvent | null, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, closedBy: TransactionActor | null, closeReason: CloseReason | null, claimStatement: ClaimStatementState | null, viewerMoves: Array<{ __typename: 'TransactionMove', action: TransactionAction, to: TransactionStatus }>, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, publication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null }
    | { __typename: 'VerificationSubject', reason: string | null }
   | null } & { ' $fragmentName'?: 'NotificationItem_NotificationFragment' };

export type MarkNotificationReadMutationVariables = Exact<{
  input: MarkNotificationInput;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { __typename: 'MarkNotificationPayload', notification: { __typename: 'Notification', id: string, isRead: boolean } | null, viewer: { __typename: 'Viewer', id: string, unreadNotificationCount: number } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { viewer: { __typename: 'Viewer', id: string, emailNotifications: boolean | null, notificationSettings: Array<{ __typename: 'NotificationSetting', topic: NotificationTopic, way: NotificationWay, frequency: NotificationFrequency, choices: Array<NotificationFrequency> }> | null } | null };

export type SetNotificationFrequencyMutationVariables = Exact<{
  input: SetNotificationFrequencyInput;
}>;


export type SetNotificationFrequencyMutation = { setNotificationFrequency: { __typename: 'SetNotificationFrequencyPayload', viewer: { __typename: 'Viewer', id: string, notificationSettings: Array<{ __typename: 'NotificationSetting', topic: NotificationTopic, way: NotificationWay, frequency: NotificationFrequency, choices: Array<NotificationFrequency> }> | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: { __typename: 'NotificationConnection', items: Array<(
      { __typename: 'Notification', id: string, createdAt: string }
      & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type MoreNotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MoreNotificationsQuery = { notifications: { __typename: 'NotificationConnection', items: Array<(
      { __typename: 'Notification', id: string, createdAt: string }
      & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type PaymentRow_ProformaFragment = { __typename: 'Proforma', id: string, status: ProformaStatus, paymentUrl: string | null, createdAt: string, paidAt: string | null, receiptNumber: string | null, concept: string | null, publicationTitle: string | null, price: { __typename: 'Money', amount: number, currency: string } | null, credited: { __typename: 'Money', amount: number } | null, review: { __typename: 'PaymentReview', amount: { __typename: 'Money', amount: number, currency: string } } | null } & { ' $fragmentName'?: 'PaymentRow_ProformaFragment' };

export type PaymentsQueryVariables = Exact<{
  page: number;
}>;


export type PaymentsQuery = { payments: { __typename: 'ProformaPage', items: Array<(
      { __typename: 'Proforma', id: string }
      & { ' $fragmentRefs'?: { 'PaymentRow_ProformaFragment': PaymentRow_ProformaFragment } }
    )>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type Receipt_ProformaFragment = { __typename: 'Proforma', id: string, receiptNumber: string | null, paidAt: string | null, method: PaymentMethod | null, concept: string | null, publicationTitle: string | null, payer: string | null, price: { __typename: 'Money', amount: number, currency: string } | null, credited: { __typename: 'Money', amount: number, currency: string } | null, review: { __typename: 'PaymentReview', exchangeRate: number | null, subTotal: { __typename: 'Money', amount: number, currency: string }, taxes: Array<{ __typename: 'TaxAmount', key: string, name: string, amount: { __typename: 'Money', amount: number, currency: string } }>, amount: { __typename: 'Money', amount: number, currency: string } } | null } & { ' $fragmentName'?: 'Receipt_ProformaFragment' };

export type CampaignRow_CampaignFragment = (
  { __typename: 'Campaign', id: string, isActive: boolean, proformaStatus: ProformaStatus | null, promotedViews: number, purchasedViews: number, publication: (
    { __typename: 'Publication', id: string, title: string }
    & { ' $fragmentRefs'?: { 'PromotionRow_PublicationFragment': PromotionRow_PublicationFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'SummaryDialog_CampaignFragment': SummaryDialog_CampaignFragment } }
) & { ' $fragmentName'?: 'CampaignRow_CampaignFragment' };

export type PromotableRow_PublicationFragment = (
  { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }
  & { ' $fragmentRefs'?: { 'PromotionRow_PublicationFragment': PromotionRow_PublicationFragment } }
) & { ' $fragmentName'?: 'PromotableRow_PublicationFragment' };

export type PublicationPromotionQueryVariables = Exact<{
  id: string;
}>;


export type PublicationPromotionQuery = { publication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, campaign: (
      { __typename: 'Campaign', id: string, isActive: boolean, proformaStatus: ProformaStatus | null, promotedViews: number, purchasedViews: number }
      & { ' $fragmentRefs'?: { 'SummaryDialog_CampaignFragment': SummaryDialog_CampaignFragment } }
    ) | null } | null };

export type PromotionRow_PublicationFragment = { __typename: 'Publication', id: string, title: string, type: PublicationType, publishedAt: string | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, stats: { __typename: 'PublicationStats', views: number | null, questionCount: number, proposalCount: number, inProgressCount: number } | null } & { ' $fragmentName'?: 'PromotionRow_PublicationFragment' };

export type PromotionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionCountsQuery = { viewer: { __typename: 'Viewer', id: string, campaignCount: number | null, promotableCount: number | null } | null };

export type CampaignsQueryVariables = Exact<{
  page: number;
}>;


export type CampaignsQuery = { campaigns: { __typename: 'CampaignPage', items: Array<(
      { __typename: 'Campaign', id: string }
      & { ' $fragmentRefs'?: { 'CampaignRow_CampaignFragment': CampaignRow_CampaignFragment } }
    )>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type PromotablesQueryVariables = Exact<{
  page: number;
}>;


export type PromotablesQuery = { promotables: { __typename: 'PublicationPage', items: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'PromotableRow_PublicationFragment': PromotableRow_PublicationFragment } }
    )>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type SummaryDialog_CampaignFragment = { __typename: 'Campaign', id: string, organicViews: number, promotedViews: number, purchasedViews: number, totalViews: number, startedAt: string, publication: { __typename: 'Publication', id: string, slug: string, status: PublicationStatus, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'SummaryDialog_CampaignFragment' };

export type CreateProformaMutationVariables = Exact<{
  input: OrderInput;
}>;


export type CreateProformaMutation = { createProforma: { __typename: 'CreateProformaPayload', proforma: { __typename: 'Proforma', id: string, status: ProformaStatus, paymentUrl: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type PayWithCreditMutationVariables = Exact<{
  input: OrderInput;
}>;


export type PayWithCreditMutation = { payWithCredit: { __typename: 'PayWithCreditPayload', proforma: { __typename: 'Proforma', id: string, status: ProformaStatus } | null, viewer: { __typename: 'Viewer', id: string, balance: { __typename: 'Money', amount: number, currency: string } } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type PlansQueryVariables = Exact<{
  kind: PlanKind;
}>;


export type PlansQuery = { plans: Array<{ __typename: 'Plan', id: string, name: string, adType: AdType | null, views: number | null, months: number | null, price: { __typename: 'Money', amount: number, currency: string }, availableBalance: { __typename: 'Money', amount: number, currency: string }, review: { __typename: 'PaymentReview', exchangeRate: number | null, subTotal: { __typename: 'Money', amount: number, currency: string }, taxes: Array<{ __typename: 'TaxAmount', key: string, name: string, amount: { __typename: 'Money', amount: number, currency: string } }>, amount: { __typename: 'Money', amount: number, currency: string } } }> | null };

export type CounterOffer_TransactionFragment = { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null, chatId: string | null, offerVersion: number | null, offerAuthor: TransactionRole | null, canRequestAmendment: boolean, writtenOffer: string | null, amendment: { __typename: 'Amendment', id: string } | null, offeredPublications: Array<{ __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }>, addedPublications: Array<{ __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, publication: { __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'CounterOffer_TransactionFragment' };

export type CounterOfferScreenQueryVariables = Exact<{
  id: string;
}>;


export type CounterOfferScreenQuery = { transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null, chatId: string | null, offerVersion: number | null, offerAuthor: TransactionRole | null, canRequestAmendment: boolean, writtenOffer: string | null, amendment: { __typename: 'Amendment', id: string } | null, offeredPublications: Array<{ __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }>, addedPublications: Array<{ __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, publication: { __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null, viewer: { __typename: 'Viewer', id: string, activePublications: Array<{ __typename: 'Publication', isReserved: boolean, id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null };

export type Proposal_ThingFragment = { __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'Proposal_ThingFragment' };

export type MakeCounterOfferMutationVariables = Exact<{
  input: MakeCounterOfferInput;
}>;


export type MakeCounterOfferMutation = { makeCounterOffer: { __typename: 'MakeCounterOfferPayload', transaction: (
      { __typename: 'Transaction', id: string, offerVersion: number | null }
      & { ' $fragmentRefs'?: { 'CounterOffer_TransactionFragment': CounterOffer_TransactionFragment;'TransactionCard_TransactionFragment': TransactionCard_TransactionFragment;'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type RequestAmendmentMutationVariables = Exact<{
  input: RequestAmendmentInput;
}>;


export type RequestAmendmentMutation = { requestAmendment: { __typename: 'AmendmentPayload', transaction: (
      { __typename: 'Transaction', id: string, offerVersion: number | null, isViewerTurn: boolean | null }
      & { ' $fragmentRefs'?: { 'CounterOffer_TransactionFragment': CounterOffer_TransactionFragment;'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type TheirThingsQueryVariables = Exact<{
  userId: string;
  page: number;
}>;


export type TheirThingsQuery = { userPublications: { __typename: 'PublicationPage', items: Array<{ __typename: 'Publication', id: string, isWithheld: boolean, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }>, page: { __typename: 'PageNumbers', page: number, pages: number } } | null };

export type ProposalScreenQueryVariables = Exact<{
  id: string;
}>;


export type ProposalScreenQuery = { publication: { __typename: 'Publication', id: string, slug: string, interests: Array<string>, title: string, owner: { __typename: 'User', id: string, firstName: string, lastName: string }, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null, transaction: { __typename: 'Transaction', id: string, offerAuthor: TransactionRole | null, writtenOffer: string | null, offeredPublications: Array<{ __typename: 'Publication', id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null } | null, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } | null, viewer: { __typename: 'Viewer', id: string, activePublications: Array<{ __typename: 'Publication', isReserved: boolean, id: string, title: string, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null };

export type CreateProposalMutationVariables = Exact<{
  input: CreateProposalInput;
}>;


export type CreateProposalMutation = { createProposal: { __typename: 'ProposalPayload', transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, chatId: string | null, writtenOffer: string | null, offeredPublications: Array<{ __typename: 'Publication', id: string }>, publication: { __typename: 'Publication', id: string, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null, transaction: { __typename: 'Transaction', id: string } | null } | null } } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type UpdateProposalMutationVariables = Exact<{
  input: UpdateProposalInput;
}>;


export type UpdateProposalMutation = { updateProposal: { __typename: 'ProposalPayload', transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, chatId: string | null, updatedAt: string, writtenOffer: string | null, offeredPublications: Array<{ __typename: 'Publication', id: string }>, viewerGives: { __typename: 'ExchangeSide', text: string | null, publications: Array<{ __typename: 'Publication', id: string }> }, publication: { __typename: 'Publication', id: string, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null, transaction: { __typename: 'Transaction', id: string } | null } | null } } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type ActionBar_PublicationFragment = (
  { __typename: 'Publication', id: string, title: string, isOwn: boolean, canEdit: boolean, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }
  & { ' $fragmentRefs'?: { 'ProposalButton_PublicationFragment': ProposalButton_PublicationFragment;'SaveButton_PublicationFragment': SaveButton_PublicationFragment } }
) & { ' $fragmentName'?: 'ActionBar_PublicationFragment' };

export type Facts_PublicationFragment = { __typename: 'Publication', id: string, type: PublicationType, condition: ItemCondition | null, usage: ItemUsage | null, description: string | null, publishedAt: string | null, attributes: Array<{ __typename: 'PublicationAttribute', label: string, value: string }> } & { ' $fragmentName'?: 'Facts_PublicationFragment' };

export type Gallery_PublicationFragment = { __typename: 'Publication', id: string, title: string, status: PublicationStatus, ribbons: Array<Ribbon>, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }> } & { ' $fragmentName'?: 'Gallery_PublicationFragment' };

export type InterestsPanel_PublicationFragment = { __typename: 'Publication', id: string, isOwn: boolean, interests: Array<string>, acceptsOtherOffers: boolean } & { ' $fragmentName'?: 'InterestsPanel_PublicationFragment' };

export type MoreOfOwnerQueryVariables = Exact<{
  userId: string;
}>;


export type MoreOfOwnerQuery = { userPublications: { __typename: 'PublicationPage', items: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )> } | null };

export type OfferPanel_PublicationFragment = (
  { __typename: 'Publication', id: string, slug: string, title: string, type: PublicationType, condition: ItemCondition | null, usage: ItemUsage | null, distanceKm: number | null, interests: Array<string>, isOwn: boolean, isReserved: boolean, canEdit: boolean, hasChangesInReview: boolean | null, status: PublicationStatus, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null } | null, price: { __typename: 'Money', amount: number, currency: string } | null, place: { __typename: 'Place', label: string }, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }
  & { ' $fragmentRefs'?: { 'ProposalButton_PublicationFragment': ProposalButton_PublicationFragment;'SaveButton_PublicationFragment': SaveButton_PublicationFragment } }
) & { ' $fragmentName'?: 'OfferPanel_PublicationFragment' };

export type OwnPublicationRow_PublicationFragment = { __typename: 'Publication', id: string, slug: string, title: string, type: PublicationType, status: PublicationStatus, condition: ItemCondition | null, usage: ItemUsage | null, publishedAt: string | null, isReserved: boolean, canEdit: boolean, hasChangesInReview: boolean | null, returnReason: string | null, interests: Array<string>, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'OwnPublicationRow_PublicationFragment' };

export type OwnPublicationsQueryVariables = Exact<{
  kind: OwnPublicationKind;
  page: number;
}>;


export type OwnPublicationsQuery = { ownPublications: { __typename: 'OwnPublicationPage', activeCount: number | null, inactiveCount: number | null, items: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'OwnPublicationRow_PublicationFragment': OwnPublicationRow_PublicationFragment } }
    )>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type PersonPublicationsQueryVariables = Exact<{
  userId: string;
  page: number;
}>;


export type PersonPublicationsQuery = { userPublications: { __typename: 'PublicationPage', items: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type PlacePanel_PublicationFragment = { __typename: 'Publication', id: string, distanceKm: number | null, place: { __typename: 'Place', label: string, isApproximate: boolean, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number } | null } } & { ' $fragmentName'?: 'PlacePanel_PublicationFragment' };

export type ProposalButton_PublicationFragment = { __typename: 'Publication', id: string, title: string, status: PublicationStatus, isOwn: boolean, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null } | null } & { ' $fragmentName'?: 'ProposalButton_PublicationFragment' };

export type PublicationCard_PublicationFragment = (
  { __typename: 'Publication', id: string, slug: string, title: string, type: PublicationType, status: PublicationStatus, condition: ItemCondition | null, usage: ItemUsage | null, distanceKm: number | null, highlights: Array<string>, ribbons: Array<Ribbon>, interests: Array<string>, isOwn: boolean, isWithheld: boolean, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, owner: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }
  & { ' $fragmentRefs'?: { 'SaveButton_PublicationFragment': SaveButton_PublicationFragment } }
) & { ' $fragmentName'?: 'PublicationCard_PublicationFragment' };

export type PublicationMeta_PublicationFragment = { __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, type: PublicationType, condition: ItemCondition | null, description: string | null, interests: Array<string>, isReserved: boolean, publishedAt: string | null, images: Array<{ __typename: 'Image', url: string }>, owner: { __typename: 'User', id: string, firstName: string, lastName: string }, category: { __typename: 'Category', id: string, path: Array<{ __typename: 'CategoryStep', id: string, name: string }> } | null, place: { __typename: 'Place', label: string } } & { ' $fragmentName'?: 'PublicationMeta_PublicationFragment' };

export type SaveButton_PublicationFragment = { __typename: 'Publication', id: string, title: string, isSaved: boolean | null } & { ' $fragmentName'?: 'SaveButton_PublicationFragment' };

export type SimilarPublicationsQueryVariables = Exact<{
  id: string;
}>;


export type SimilarPublicationsQuery = { similarPublications: Array<(
    { __typename: 'Publication', id: string }
    & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
  )> | null };

export type SavePublicationMutationVariables = Exact<{
  input: SavePublicationInput;
}>;


export type SavePublicationMutation = { savePublication: { __typename: 'SavePublicationPayload', publication: { __typename: 'Publication', id: string, isSaved: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type UnsavePublicationMutationVariables = Exact<{
  input: SavePublicationInput;
}>;


export type UnsavePublicationMutation = { unsavePublication: { __typename: 'SavePublicationPayload', publication: { __typename: 'Publication', id: string, isSaved: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SavedStateQueryVariables = Exact<{
  id: string;
}>;


export type SavedStateQuery = { publication: { __typename: 'Publication', id: string, isSaved: boolean | null } | null };

export type DeactivatePublicationMutationVariables = Exact<{
  input: PublicationStatusInput;
}>;


export type DeactivatePublicationMutation = { deactivatePublication: { __typename: 'PublicationStatusPayload', publication: { __typename: 'Publication', id: string, status: PublicationStatus } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ActivatePublicationMutationVariables = Exact<{
  input: PublicationStatusInput;
}>;


export type ActivatePublicationMutation = { activatePublication: { __typename: 'PublicationStatusPayload', publication: { __typename: 'Publication', id: string, status: PublicationStatus } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type WantedByQueryVariables = Exact<{
  input: SearchInput;
}>;


export type WantedByQuery = { search: { __typename: 'SearchResult', items: Array<(
      { __typename: 'Publication', id: string, isOwn: boolean }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )>, sponsored: Array<(
      { __typename: 'Publication', id: string, isOwn: boolean }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )> } | null };

export type EditPublicationQueryVariables = Exact<{
  id: string;
}>;


export type EditPublicationQuery = { publicationEdit: { __typename: 'PublicationEdit', refusal: PublicationEditRefusal | null, revision: number | null, isInReview: boolean, returnReason: string | null, canAppeal: boolean, title: string, description: string, condition: ItemCondition | null, usage: ItemUsage | null, attributes: Array<{ __typename: 'PublicationAttribute', name: string | null, rawValue: string }>, images: Array<{ __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }>, publication: { __typename: 'Publication', id: string, type: PublicationType, status: PublicationStatus, interests: Array<string>, acceptsOtherOffers: boolean, category: { __typename: 'Category', id: string } | null, price: { __typename: 'Money', amount: number, currency: string } | null, place: { __typename: 'Place', label: string, address: string | null, reference: string | null, coordinates: { __typename: 'Coordinates', latitude: number, longitude: number } | null } } } | null };

export type AppealReviewMutationVariables = Exact<{
  input: AppealReviewInput;
}>;


export type AppealReviewMutation = { appealReview: { __typename: 'AppealReviewPayload', sent: boolean, errors: Array<{ __typename: 'UserError', message: string }> } };

export type PublishingCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishingCategoriesQuery = { excludedWords: Array<string> | null, categories: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string }> }> }> }> | null };

export type CategoryFieldsQueryVariables = Exact<{
  id: string;
}>;


export type CategoryFieldsQuery = { category: { __typename: 'Category', id: string, fields: Array<{ __typename: 'CategoryField', name: string, label: string, kind: AttributeKind, unit: string | null, options: Array<string> }> } | null };

export type CreatePublicationMutationVariables = Exact<{
  input: CreatePublicationInput;
}>;


export type CreatePublicationMutation = { createPublication: { __typename: 'CreatePublicationPayload', publication: { __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type PictureLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type PictureLimitQuery = { viewer: { __typename: 'Viewer', id: string, maxPictures: number } | null };

export type UpdatePublicationMutationVariables = Exact<{
  input: UpdatePublicationInput;
}>;


export type UpdatePublicationMutation = { updatePublication: { __typename: 'UpdatePublicationPayload', publication: { __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, interests: Array<string>, acceptsOtherOffers: boolean, hasChangesInReview: boolean | null, price: { __typename: 'Money', amount: number, currency: string } | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type CommentAddedSubscriptionVariables = Exact<{
  publicationId: string;
  after?: string | null | undefined;
}>;


export type CommentAddedSubscription = { commentAdded:
    | { __typename: 'Answer', id: string, questionId: string, text: string, answeredAt: string }
    | { __typename: 'Question', id: string, text: string, askedAt: string, canAnswer: boolean, author: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null }, answer: { __typename: 'Answer', id: string, questionId: string, text: string, answeredAt: string } | null }
   };

export type QuestionsPanel_PublicationFragment = { __typename: 'Publication', id: string, isOwn: boolean, owner: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'QuestionsPanel_PublicationFragment' };

export type QuestionsPanel_QuestionsFragment = { __typename: 'QuestionList', publicationId: string, canAsk: boolean, items: Array<(
    { __typename: 'Question', id: string, answer: { __typename: 'Answer', id: string } | null }
    & { ' $fragmentRefs'?: { 'QuestionItem_QuestionFragment': QuestionItem_QuestionFragment } }
  )> } & { ' $fragmentName'?: 'QuestionsPanel_QuestionsFragment' };

export type QuestionItem_QuestionFragment = { __typename: 'Question', id: string, text: string, askedAt: string, canAnswer: boolean, author: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null }, answer: { __typename: 'Answer', id: string, questionId: string, text: string, answeredAt: string } | null } & { ' $fragmentName'?: 'QuestionItem_QuestionFragment' };

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { answerQuestion: { __typename: 'AnswerQuestionPayload', answer: { __typename: 'Answer', id: string, questionId: string, text: string, answeredAt: string } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { __typename: 'AskQuestionPayload', question: { __typename: 'Question', id: string, text: string, askedAt: string, canAnswer: boolean, author: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null }, answer: { __typename: 'Answer', id: string, questionId: string, text: string, answeredAt: string } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportPublicationMutationVariables = Exact<{
  input: ReportPublicationInput;
}>;


export type ReportPublicationMutation = { reportPublication: { __typename: 'ReportPublicationPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { __typename: 'ReportUserPayload', errors: Array<{ __typename: 'UserError', message: string }> } };

export type RingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RingsQuery = { viewer: { __typename: 'Viewer', id: string, rings: Array<(
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    )> | null } | null };

export type RingThingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RingThingsQuery = { ownPublications: { __typename: 'OwnPublicationPage', items: Array<{ __typename: 'Publication', id: string, title: string, isReserved: boolean, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } | null };

export type FindRingMutationVariables = Exact<{
  input: FindRingInput;
}>;


export type FindRingMutation = { findRing: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type AcceptRingMutationVariables = Exact<{
  input: RingInput;
}>;


export type AcceptRingMutation = { acceptRing: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type DeclineRingMutationVariables = Exact<{
  input: RingInput;
}>;


export type DeclineRingMutation = { declineRing: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ConfirmRingMutationVariables = Exact<{
  input: ConfirmRingInput;
}>;


export type ConfirmRingMutation = { confirmRing: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type LeaveRingMutationVariables = Exact<{
  input: LeaveRingInput;
}>;


export type LeaveRingMutation = { leaveRing: { __typename: 'RingPayload', ring: (
      { __typename: 'Ring', id: string }
      & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type RingQueryVariables = Exact<{
  id: string;
}>;


export type RingQuery = { ring: { __typename: 'Ring', id: string, state: RingState, endReason: RingEndReason | null, expiresAt: string, isRepair: boolean, repairedById: string | null, canAccept: boolean, canDecline: boolean, canConfirm: boolean, canLeave: boolean, canProposeMeeting: boolean, chat: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } | null, meetings: Array<{ __typename: 'RingMeeting', id: string, giverId: string | null, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, parties: Array<{ __typename: 'RingMeetingParty', userId: string, hasAccepted: boolean, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } }> }> | null, members: Array<{ __typename: 'RingMember', id: string, isViewer: boolean, publicationId: string, title: string, location: string | null, hasAccepted: boolean, hasReceived: boolean, complement: { __typename: 'RingComplement', payerId: string, payeeId: string, money: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> } | null };

export type RingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RingSettingsQuery = { viewer: { __typename: 'Viewer', id: string, ringSettings: { __typename: 'RingSettings', radiusKm: number, tolerancePercent: number, complementUsd: number | null } | null } | null };

export type SetRingSettingsMutationVariables = Exact<{
  input: SetRingSettingsInput;
}>;


export type SetRingSettingsMutation = { setRingSettings: { __typename: 'SetRingSettingsPayload', viewer: { __typename: 'Viewer', id: string, ringSettings: { __typename: 'RingSettings', radiusKm: number, tolerancePercent: number, complementUsd: number | null } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<string> | null };

export type SearchResultsQueryVariables = Exact<{
  input: SearchInput;
}>;


export type SearchResultsQuery = { search: { __typename: 'SearchResult', canRefine: boolean, isTotalMinimum: boolean, areCountsMinimum: boolean, items: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )>, sponsored: Array<(
      { __typename: 'Publication', id: string }
      & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
    )>, categories: Array<{ __typename: 'SearchCategory', id: string, name: string, count: number, isSelected: boolean }>, partialMatches: Array<{ __typename: 'PartialMatch', publicationId: string, missingWords: Array<string> }>, facets: Array<{ __typename: 'SearchFacet', name: string, label: string, kind: AttributeKind, unit: string | null, values: Array<{ __typename: 'SearchFacetValue', value: string, count: number }> }>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type Alert_AlertFragment = { __typename: 'Alert', id: string, mode: SearchMode, terms: Array<string>, minUsd: number | null, maxUsd: number | null, condition: ItemCondition | null, type: PublicationType | null, location: string | null, verifiedOwners: boolean, radiusKm: number | null, category: { __typename: 'AlertCategory', id: string, name: string } | null, attributes: Array<{ __typename: 'AlertAttribute', name: string, label: string, values: Array<string>, min: number | null, max: number | null }>, near: { __typename: 'Coordinates', latitude: number, longitude: number } | null } & { ' $fragmentName'?: 'Alert_AlertFragment' };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { viewer: { __typename: 'Viewer', id: string, alerts: Array<{ __typename: 'Alert', id: string, mode: SearchMode, terms: Array<string>, minUsd: number | null, maxUsd: number | null, condition: ItemCondition | null, type: PublicationType | null, location: string | null, verifiedOwners: boolean, radiusKm: number | null, category: { __typename: 'AlertCategory', id: string, name: string } | null, attributes: Array<{ __typename: 'AlertAttribute', name: string, label: string, values: Array<string>, min: number | null, max: number | null }>, near: { __typename: 'Coordinates', latitude: number, longitude: number } | null }> | null } | null };

export type CategoryNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryNamesQuery = { categories: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string, children: Array<{ __typename: 'Category', id: string, name: string }> }> }> }> | null };

export type CreateAlertMutationVariables = Exact<{
  input: CreateAlertInput;
}>;


export type CreateAlertMutation = { createAlert: { __typename: 'CreateAlertPayload', alert: { __typename: 'Alert', id: string, mode: SearchMode, terms: Array<string>, minUsd: number | null, maxUsd: number | null, condition: ItemCondition | null, type: PublicationType | null, location: string | null, verifiedOwners: boolean, radiusKm: number | null, category: { __typename: 'AlertCategory', id: string, name: string } | null, attributes: Array<{ __typename: 'AlertAttribute', name: string, label: string, values: Array<string>, min: number | null, max: number | null }>, near: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type DeleteAlertMutationVariables = Exact<{
  input: DeleteAlertInput;
}>;


export type DeleteAlertMutation = { deleteAlert: { __typename: 'DeleteAlertPayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SecureExchange_TransactionFragment = { __typename: 'Transaction', id: string, canBookSecureExchange: boolean, secureExchange: { __typename: 'SecureExchange', id: string, state: SecureExchangeState, isBooker: boolean, date: string, shiftId: string | null, startsAt: string, endsAt: string, code: string | null, isIncluded: boolean, heldUntil: string | null, canMove: boolean, canCancel: boolean, canObject: boolean, isRefundable: boolean, reason: string | null, venue: { __typename: 'Venue', id: string, name: string, address: string, city: string, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, proforma: { __typename: 'SecureExchangePayment', id: string, status: ProformaStatus, paymentUrl: string | null, receiptNumber: string | null, cost: { __typename: 'Money', amount: number, currency: string } | null } | null } | null } & { ' $fragmentName'?: 'SecureExchange_TransactionFragment' };

export type BookSecureExchangeMutationVariables = Exact<{
  input: BookSecureExchangeInput;
}>;


export type BookSecureExchangeMutation = { bookSecureExchange: { __typename: 'SecureExchangePayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'SecureExchange_TransactionFragment': SecureExchange_TransactionFragment } }
    ) | null, proforma: { __typename: 'Proforma', id: string, status: ProformaStatus, paymentUrl: string | null } | null, viewer: { __typename: 'Viewer', id: string, balance: { __typename: 'Money', amount: number, currency: string } } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type MoveSecureExchangeMutationVariables = Exact<{
  input: MoveSecureExchangeInput;
}>;


export type MoveSecureExchangeMutation = { moveSecureExchange: { __typename: 'SecureExchangePayload', transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'SecureExchange_TransactionFragment': SecureExchange_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type CancelSecureExchangeMutationVariables = Exact<{
  input: EndSecureExchangeInput;
}>;


export type CancelSecureExchangeMutation = { cancelSecureExchange: { __typename: 'SecureExchangePayload', isRefunded: boolean, transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'SecureExchange_TransactionFragment': SecureExchange_TransactionFragment } }
    ) | null, viewer: { __typename: 'Viewer', id: string, balance: { __typename: 'Money', amount: number, currency: string } } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ObjectToSecureExchangeMutationVariables = Exact<{
  input: EndSecureExchangeInput;
}>;


export type ObjectToSecureExchangeMutation = { objectToSecureExchange: { __typename: 'SecureExchangePayload', isRefunded: boolean, transaction: (
      { __typename: 'Transaction', id: string }
      & { ' $fragmentRefs'?: { 'SecureExchange_TransactionFragment': SecureExchange_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SecureExchangePlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecureExchangePlacesQuery = { secureExchangePlaces: { __typename: 'SecureExchangePlaces', includedLeft: number, firstDate: string, lastDate: string, plan: { __typename: 'Plan', id: string, price: { __typename: 'Money', amount: number, currency: string }, availableBalance: { __typename: 'Money', amount: number, currency: string }, review: { __typename: 'PaymentReview', exchangeRate: number | null, subTotal: { __typename: 'Money', amount: number, currency: string }, taxes: Array<{ __typename: 'TaxAmount', key: string, name: string, amount: { __typename: 'Money', amount: number, currency: string } }>, amount: { __typename: 'Money', amount: number, currency: string } } }, venues: Array<{ __typename: 'BookableVenue', venue: { __typename: 'Venue', id: string, name: string, address: string, city: string, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, days: Array<{ __typename: 'VenueDay', date: string, shifts: Array<{ __typename: 'VenueShift', id: string, startsAt: string, endsAt: string, placesLeft: number }> }> }> } | null };

export type SecureExchangeQueryVariables = Exact<{
  transactionId: string;
}>;


export type SecureExchangeQuery = { transaction: { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, chatId: string | null, canBookSecureExchange: boolean, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, secureExchange: { __typename: 'SecureExchange', id: string, state: SecureExchangeState, isBooker: boolean, date: string, shiftId: string | null, startsAt: string, endsAt: string, code: string | null, isIncluded: boolean, heldUntil: string | null, canMove: boolean, canCancel: boolean, canObject: boolean, isRefundable: boolean, reason: string | null, venue: { __typename: 'Venue', id: string, name: string, address: string, city: string, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, proforma: { __typename: 'SecureExchangePayment', id: string, status: ProformaStatus, paymentUrl: string | null, receiptNumber: string | null, cost: { __typename: 'Money', amount: number, currency: string } | null } | null } | null } | null };

export type ReactivateAccountMutationVariables = Exact<{
  input: ReactivateAccountInput;
}>;


export type ReactivateAccountMutation = { reactivateAccount: { __typename: 'ReactivateAccountPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type AppealSuspensionMutationVariables = Exact<{
  input: AppealSuspensionInput;
}>;


export type AppealSuspensionMutation = { appealSuspension: { __typename: 'AppealSuspensionPayload', sent: boolean, errors: Array<{ __typename: 'UserError', message: string }> } };

export type ChangeRegistrationEmailMutationVariables = Exact<{
  input: ChangeRegistrationEmailInput;
}>;


export type ChangeRegistrationEmailMutation = { changeRegistrationEmail: { __typename: 'ChangeRegistrationEmailPayload', email: string | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { __typename: 'ConfirmEmailPayload', confirmed: boolean, errors: Array<{ __typename: 'UserError', code: ErrorCode, message: string }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'RegisterPayload', email: string | null, userId: string | null, correctionToken: string | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type CompleteRegistrationMutationVariables = Exact<{
  input: CompleteRegistrationInput;
}>;


export type CompleteRegistrationMutation = { completeRegistration: { __typename: 'CompleteRegistrationPayload', email: string | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', sent: boolean, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type ResendConfirmationMutationVariables = Exact<{
  input: ResendConfirmationInput;
}>;


export type ResendConfirmationMutation = { resendConfirmation: { __typename: 'ResendConfirmationPayload', sent: boolean, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', done: boolean, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, reactivation: { __typename: 'ReactivationOffer', token: string } | null, suspension: { __typename: 'Suspension', reason: string | null, appealToken: string | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type SocialSignIn_PayloadFragment = { __typename: 'SocialSignInPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, incomplete: { __typename: 'IncompleteRegistration', token: string, email: string, firstName: string | null, lastName: string | null, expiresAt: string | null } | null, reactivation: { __typename: 'ReactivationOffer', token: string } | null, suspension: { __typename: 'Suspension', reason: string | null, appealToken: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } & { ' $fragmentName'?: 'SocialSignIn_PayloadFragment' };

export type SignInWithGoogleMutationVariables = Exact<{
  input: SocialSignInInput;
}>;


export type SignInWithGoogleMutation = { signInWithGoogle: { __typename: 'SocialSignInPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, incomplete: { __typename: 'IncompleteRegistration', token: string, email: string, firstName: string | null, lastName: string | null, expiresAt: string | null } | null, reactivation: { __typename: 'ReactivationOffer', token: string } | null, suspension: { __typename: 'Suspension', reason: string | null, appealToken: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SignInWithFacebookMutationVariables = Exact<{
  input: SocialSignInInput;
}>;


export type SignInWithFacebookMutation = { signInWithFacebook: { __typename: 'SocialSignInPayload', viewer: { __typename: 'Viewer', id: string, signInCount: number, user: { __typename: 'User', id: string, firstName: string } } | null, incomplete: { __typename: 'IncompleteRegistration', token: string, email: string, firstName: string | null, lastName: string | null, expiresAt: string | null } | null, reactivation: { __typename: 'ReactivationOffer', token: string } | null, suspension: { __typename: 'Suspension', reason: string | null, appealToken: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type TransactionSummary_TransactionFragment = { __typename: 'Transaction', id: string, status: TransactionStatus, closeReason: CloseReason | null, agreementVersion: number | null, canRequestAmendment: boolean, canProposeMeeting: boolean, secureExchange: { __typename: 'SecureExchange', id: string, state: SecureExchangeState, date: string } | null, amendment: { __typename: 'Amendment', id: string, isOwn: boolean, titles: Array<string>, text: string | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null } | null, events: Array<{ __typename: 'TransactionEvent', id: string, kind: TransactionEventKind, by: TransactionActor, happenedAt: string, place: { __typename: 'MeetingPlace', date: string, startsAt: string, venueName: string } | null }>, meeting: { __typename: 'Meeting', id: string, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, viewerProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null }, counterpartProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } } | null, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } & { ' $fragmentName'?: 'TransactionSummary_TransactionFragment' };

export type TransactionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TransactionChangedSubscription = { transactionChanged: (
    { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, closedBy: TransactionActor | null, closeReason: CloseReason | null, claimStatement: ClaimStatementState | null, writtenOffer: string | null, events: Array<{ __typename: 'TransactionEvent', id: string, by: TransactionActor }>, publication: { __typename: 'Publication', id: string, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null } | null } }
    & { ' $fragmentRefs'?: { 'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment;'TransactionCard_TransactionFragment': TransactionCard_TransactionFragment;'SecureExchange_TransactionFragment': SecureExchange_TransactionFragment;'Meeting_TransactionFragment': Meeting_TransactionFragment } }
  ) };

export type ClosingSummary_TransactionFragment = { __typename: 'Transaction', id: string, offerVersion: number | null, takesRatingReasons: boolean, offerHistory: Array<{ __typename: 'OfferVersion', version: number, createdAt: string, titles: Array<string>, text: string | null, author: TransactionRole | null, addedTitles: Array<string>, complement: { __typename: 'Complement', payer: TransactionRole, money: { __typename: 'Money', amount: number, currency: string } } | null }>, counterpart: { __typename: 'User', id: string, firstName: string }, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } } & { ' $fragmentName'?: 'ClosingSummary_TransactionFragment' };

export type TransactionActions_TransactionFragment = (
  { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, isViewerTurn: boolean | null, viewerMoves: Array<{ __typename: 'TransactionMove', action: TransactionAction, to: TransactionStatus }>, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string }, publication: { __typename: 'Publication', id: string, title: string } }
  & { ' $fragmentRefs'?: { 'ClosingSummary_TransactionFragment': ClosingSummary_TransactionFragment } }
) & { ' $fragmentName'?: 'TransactionActions_TransactionFragment' };

export type TransactionCard_TransactionFragment = (
  { __typename: 'Transaction', id: string, status: TransactionStatus, closeReason: CloseReason | null, updatedAt: string, viewerRole: TransactionRole, chatId: string | null, secureExchange: { __typename: 'SecureExchange', id: string, state: SecureExchangeState, date: string, startsAt: string, venue: { __typename: 'Venue', id: string, name: string } } | null, meeting: { __typename: 'Meeting', id: string, state: MeetingState, startsAt: string, canAccept: boolean, place: { __typename: 'MeetingSpot', name: string } } | null, counterpart: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, viewerGives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> }, viewerReceives: { __typename: 'ExchangeSide', text: string | null, money: { __typename: 'Money', amount: number, currency: string } | null, publications: Array<{ __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }> } }
  & { ' $fragmentRefs'?: { 'TransactionActions_TransactionFragment': TransactionActions_TransactionFragment } }
) & { ' $fragmentName'?: 'TransactionCard_TransactionFragment' };

export type ChangeTransactionStatusMutationVariables = Exact<{
  input: ChangeTransactionStatusInput;
}>;


export type ChangeTransactionStatusMutation = { changeTransactionStatus: { __typename: 'ChangeTransactionStatusPayload', transaction: (
      { __typename: 'Transaction', id: string, status: TransactionStatus, updatedAt: string, viewerRole: TransactionRole, isViewerTurn: boolean | null, closedBy: TransactionActor | null, closeReason: CloseReason | null, claimStatement: ClaimStatementState | null, chatId: string | null, viewerMoves: Array<{ __typename: 'TransactionMove', action: TransactionAction, to: TransactionStatus }>, publication: { __typename: 'Publication', id: string, status: PublicationStatus, isReserved: boolean, viewerProposal: { __typename: 'ViewerProposal', state: ProposalState, reason: ProposalDisabledReason | null, chatId: string | null, transaction: { __typename: 'Transaction', id: string, status: TransactionStatus } | null } | null }, offeredPublications: Array<{ __typename: 'Publication', id: string, status: PublicationStatus, isReserved: boolean }> }
      & { ' $fragmentRefs'?: { 'TransactionEvents_TransactionFragment': TransactionEvents_TransactionFragment;'ClosingSummary_TransactionFragment': ClosingSummary_TransactionFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: ErrorCode, field: string | null, message: string }> } };

export type RateTransactionMutationVariables = Exact<{
  input: RateTransactionInput;
}>;


export type RateTransactionMutation = { rateTransaction: { __typename: 'RateTransactionPayload', transaction: { __typename: 'Transaction', id: string, viewerMoves: Array<{ __typename: 'TransactionMove', action: TransactionAction, to: TransactionStatus }> } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type BlockedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedUsersQuery = { blockedUsers: Array<{ __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, isBlocked: boolean | null }> | null };

export type CitySwitchQueryVariables = Exact<{ [key: string]: never; }>;


export type CitySwitchQuery = { viewer: { __typename: 'Viewer', id: string, hidesCity: boolean | null, user: { __typename: 'User', id: string, subscription: SubscriptionType | null } } | null };

export type SetCitySwitchMutationVariables = Exact<{
  input: SetCityHiddenInput;
}>;


export type SetCitySwitchMutation = { setCityHidden: { __typename: 'SetCityHiddenPayload', viewer: { __typename: 'Viewer', id: string, hidesCity: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type MailSwitchQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSwitchQuery = { viewer: { __typename: 'Viewer', id: string, emailNotifications: boolean | null } | null };

export type SetMailSwitchMutationVariables = Exact<{
  input: SetEmailNotificationsInput;
}>;


export type SetMailSwitchMutation = { setEmailNotifications: { __typename: 'SetEmailNotificationsPayload', viewer: { __typename: 'Viewer', id: string, emailNotifications: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type OwnerCard_UserFragment = { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, reputation: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'OwnerCard_UserFragment' };

export type OwnerFiguresQueryVariables = Exact<{
  id: string;
}>;


export type OwnerFiguresQuery = { user: { __typename: 'User', id: string, joinedAt: string | null, activePublicationCount: number | null, completedExchangeCount: number | null } | null };

export type OwnerDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnerDialogQuery = { viewer: { __typename: 'Viewer', id: string, email: string, hasPassword: boolean } | null };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { viewer: { __typename: 'Viewer', id: string, email: string, hidesCity: boolean | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, city: string | null, state: string | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null }, personalData: { __typename: 'PersonalData', country: string | null, phone: string | null, dateOfBirth: string | null, gender: Gender | null } } | null };

export type ProfileCardQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileCardQuery = { viewer: { __typename: 'Viewer', id: string, activePublicationCount: number, savedPublicationCount: number, receivedProposalCount: number, sentProposalCount: number, inProgressCount: number, balance: { __typename: 'Money', amount: number, currency: string }, credit: { __typename: 'Credit', status: CreditStatus, productEarned: { __typename: 'Money', amount: number, currency: string }, productCap: { __typename: 'Money', amount: number, currency: string }, serviceEarned: { __typename: 'Money', amount: number, currency: string }, serviceCap: { __typename: 'Money', amount: number, currency: string } } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, city: string | null, state: string | null, reputation: number | null, completedExchangeCount: number | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null };

export type ProfileHeader_UserFragment = { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, isEmailConfirmed: boolean, city: string | null, state: string | null, joinedAt: string | null, reputation: number | null, activePublicationCount: number | null, completedExchangeCount: number | null, reliability: { __typename: 'Reliability', replyTime: ReplyTime | null, meetings: { __typename: 'MeetingCounts', kept: number, late: number, missed: number } | null } | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } & { ' $fragmentName'?: 'ProfileHeader_UserFragment' };

export type UserRemarksQueryVariables = Exact<{
  userId: string;
}>;


export type UserRemarksQuery = { userRemarks: Array<{ __typename: 'Remark', id: string, stars: number, text: string, createdAt: string, author: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null } }> | null };

export type UserMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type UserMenuQuery = { viewer: { __typename: 'Viewer', id: string, receivedProposalCount: number, sentProposalCount: number, inProgressCount: number, campaignCount: number | null, savedPublicationCount: number, activePublicationCount: number, isOperator: boolean, balance: { __typename: 'Money', amount: number, currency: string } } | null };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { blockUser: { __typename: 'BlockUserPayload', user: { __typename: 'User', id: string, isBlocked: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type UnblockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type UnblockUserMutation = { unblockUser: { __typename: 'BlockUserPayload', user: { __typename: 'User', id: string, isBlocked: boolean | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type DeactivateAccountMutationVariables = Exact<{
  input: DeactivateAccountInput;
}>;


export type DeactivateAccountMutation = { deactivateAccount: { __typename: 'DeactivateAccountPayload', done: boolean, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportQuery = { dataExport: string | null };

export type OwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataQuery = { erasure: { __typename: 'Erasure', dueAt: string | null, holdReason: string | null } | null };

export type RequestErasureMutationVariables = Exact<{
  input: RequestErasureInput;
}>;


export type RequestErasureMutation = { requestErasure: { __typename: 'ErasurePayload', erasure: { __typename: 'Erasure', dueAt: string | null, holdReason: string | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type RevokeErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeErasureMutation = { revokeErasure: { __typename: 'ErasurePayload', erasure: { __typename: 'Erasure', dueAt: string | null, holdReason: string | null } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type UpdateProfilePhotoMutationVariables = Exact<{
  input: UpdateProfilePhotoInput;
}>;


export type UpdateProfilePhotoMutation = { updateProfilePhoto: { __typename: 'ProfilePhotoPayload', viewer: { __typename: 'Viewer', id: string, user: { __typename: 'User', id: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type DeleteProfilePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteProfilePhotoMutation = { deleteProfilePhoto: { __typename: 'ProfilePhotoPayload', viewer: { __typename: 'Viewer', id: string, user: { __typename: 'User', id: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type SavePersonalDataMutationVariables = Exact<{
  input: UpdatePersonalDataInput;
}>;


export type SavePersonalDataMutation = { updatePersonalData: { __typename: 'UpdatePersonalDataPayload', message: string | null, viewer: { __typename: 'Viewer', id: string, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, city: string | null, state: string | null }, personalData: { __typename: 'PersonalData', country: string | null, phone: string | null, dateOfBirth: string | null, gender: Gender | null } } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type VerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationQuery = { verification: { __typename: 'Verification', status: VerificationStatus, since: string | null, reason: string | null } | null };

export type RequestVerificationMutationVariables = Exact<{
  input: RequestVerificationInput;
}>;


export type RequestVerificationMutation = { requestVerification: { __typename: 'VerificationPayload', verification: { __typename: 'Verification', status: VerificationStatus, since: string | null, reason: string | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type KeptVenuesQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptVenuesQuery = { keptVenues: Array<{ __typename: 'KeptVenue', version: number, isOpen: boolean, venue: { __typename: 'Venue', id: string, name: string, address: string, city: string, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, shifts: Array<{ __typename: 'KeptShift', id: string, startsAt: string, endsAt: string, capacity: number, isOpen: boolean }> }> | null, closedDays: Array<{ __typename: 'ClosedDay', date: string, reason: string }> | null };

export type SaveVenueMutationVariables = Exact<{
  input: SaveVenueInput;
}>;


export type SaveVenueMutation = { saveVenue: { __typename: 'SaveVenuePayload', venue: { __typename: 'KeptVenue', version: number } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type SaveClosedDayMutationVariables = Exact<{
  input: SaveClosedDayInput;
}>;


export type SaveClosedDayMutation = { saveClosedDay: { __typename: 'SaveClosedDayPayload', closedDays: Array<{ __typename: 'ClosedDay', date: string }> | null, errors: Array<{ __typename: 'UserError', field: string | null, code: ErrorCode, message: string }> } };

export type Visitor_VisitorFragment = { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'Visitor_VisitorFragment' };

export type VenueVisit_VisitFragment = { __typename: 'VenueVisit', id: string, state: SecureExchangeState, date: string, startsAt: string, endsAt: string, publicationTitle: string, offeredTitles: Array<string>, writtenOffer: string | null, canRecordArrival: boolean, canSettle: boolean, reason: string | null, movedAt: string | null, endedAt: string | null, venue: { __typename: 'Venue', id: string, name: string }, owner: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, interested: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } } & { ' $fragmentName'?: 'VenueVisit_VisitFragment' };

export type VenueVisitsQueryVariables = Exact<{
  venueId: string;
  date: string;
}>;


export type VenueVisitsQuery = { venueVisits: Array<{ __typename: 'VenueVisit', id: string, state: SecureExchangeState, date: string, startsAt: string, endsAt: string, publicationTitle: string, offeredTitles: Array<string>, writtenOffer: string | null, canRecordArrival: boolean, canSettle: boolean, reason: string | null, movedAt: string | null, endedAt: string | null, venue: { __typename: 'Venue', id: string, name: string }, owner: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, interested: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } }> | null };

export type CheckSecureExchangeCodeMutationVariables = Exact<{
  input: SecureExchangeCodeInput;
}>;


export type CheckSecureExchangeCodeMutation = { checkSecureExchangeCode: { __typename: 'VenueVisitPayload', visit: { __typename: 'VenueVisit', id: string, state: SecureExchangeState, date: string, startsAt: string, endsAt: string, publicationTitle: string, offeredTitles: Array<string>, writtenOffer: string | null, canRecordArrival: boolean, canSettle: boolean, reason: string | null, movedAt: string | null, endedAt: string | null, venue: { __typename: 'Venue', id: string, name: string }, owner: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, interested: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type RecordArrivalMutationVariables = Exact<{
  input: RecordArrivalInput;
}>;


export type RecordArrivalMutation = { recordArrival: { __typename: 'VenueVisitPayload', visit: { __typename: 'VenueVisit', id: string, state: SecureExchangeState, date: string, startsAt: string, endsAt: string, publicationTitle: string, offeredTitles: Array<string>, writtenOffer: string | null, canRecordArrival: boolean, canSettle: boolean, reason: string | null, movedAt: string | null, endedAt: string | null, venue: { __typename: 'Venue', id: string, name: string }, owner: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, interested: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type SettleSecureExchangeMutationVariables = Exact<{
  input: SettleSecureExchangeInput;
}>;


export type SettleSecureExchangeMutation = { settleSecureExchange: { __typename: 'VenueVisitPayload', visit: { __typename: 'VenueVisit', id: string, state: SecureExchangeState, date: string, startsAt: string, endsAt: string, publicationTitle: string, offeredTitles: Array<string>, writtenOffer: string | null, canRecordArrival: boolean, canSettle: boolean, reason: string | null, movedAt: string | null, endedAt: string | null, venue: { __typename: 'Venue', id: string, name: string }, owner: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, interested: { __typename: 'VenueVisitor', arrivedAt: string | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } } | null, errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type BannerCard_ItemFragment = { __typename: 'BannerWallItem', id: string, bannerId: string, title: string, url: string, wideImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> }, narrowImage: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } } & { ' $fragmentName'?: 'BannerCard_ItemFragment' };

export type CompletedTransactionCard_ItemFragment = { __typename: 'ExchangeWallItem', id: string, completedAt: string, publication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, owner: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }, offeredPublication: { __typename: 'Publication', id: string, title: string, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } | null, interested: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } } & { ' $fragmentName'?: 'CompletedTransactionCard_ItemFragment' };

export type ConversationScreenQueryVariables = Exact<{
  id: string;
}>;


export type ConversationScreenQuery = { chat: (
    { __typename: 'Chat', id: string, tab: ChatTab, isMuted: boolean | null, counterpart: (
      { __typename: 'User', id: string, firstName: string, lastName: string, isBlocked: boolean | null }
      & { ' $fragmentRefs'?: { 'ConversationHeader_UserFragment': ConversationHeader_UserFragment } }
    ), transaction: (
      { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole, claimStatement: ClaimStatementState | null, canBookSecureExchange: boolean, canProposeMeeting: boolean, secureExchange: { __typename: 'SecureExchange', id: string, state: SecureExchangeState } | null, amendment: { __typename: 'Amendment', id: string } | null, meeting: { __typename: 'Meeting', id: string, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, viewerProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null }, counterpartProgress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } } | null }
      & { ' $fragmentRefs'?: { 'Amendment_TransactionFragment': Amendment_TransactionFragment;'TransactionSummary_TransactionFragment': TransactionSummary_TransactionFragment;'TransactionActions_TransactionFragment': TransactionActions_TransactionFragment } }
    ) }
    & { ' $fragmentRefs'?: { 'Conversation_ChatFragment': Conversation_ChatFragment } }
  ) | null };

export type RecentPublicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentPublicationsQuery = { wall: { __typename: 'WallConnection', items: Array<
      | { __typename: 'BannerWallItem' }
      | { __typename: 'ExchangeWallItem' }
      | { __typename: 'PublicationWallItem', id: string, publication: (
          { __typename: 'Publication', id: string }
          & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
        ) }
    > } | null };

export type MatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchesQuery = { viewer: { __typename: 'Viewer', id: string, matches: Array<(
      { __typename: 'Match', id: string }
      & { ' $fragmentRefs'?: { 'MatchCard_MatchFragment': MatchCard_MatchFragment } }
    )> | null } | null };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { user: (
    { __typename: 'User', id: string, firstName: string, lastName: string, isActive: boolean, isBlocked: boolean | null, city: string | null, state: string | null, ratingReasons: Array<{ __typename: 'RatingReasonCount', reason: RatingReason, count: number }> | null }
    & { ' $fragmentRefs'?: { 'ProfileHeader_UserFragment': ProfileHeader_UserFragment } }
  ) | null };

export type PersonNameQueryVariables = Exact<{
  id: string;
}>;


export type PersonNameQuery = { user: { __typename: 'User', id: string, firstName: string, lastName: string, isActive: boolean } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { viewer: { __typename: 'Viewer', id: string, activePublicationCount: number, credit: { __typename: 'Credit', status: CreditStatus } | null, balance: { __typename: 'Money', amount: number, currency: string }, user: (
      { __typename: 'User', id: string, ratingReasons: Array<{ __typename: 'RatingReasonCount', reason: RatingReason, count: number }> | null }
      & { ' $fragmentRefs'?: { 'ProfileHeader_UserFragment': ProfileHeader_UserFragment } }
    ) } | null };

export type PublicationDetailQueryVariables = Exact<{
  id: string;
}>;


export type PublicationDetailQuery = { publication: (
    { __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, interests: Array<string>, isOwn: boolean, isWithheld: boolean, isReported: boolean | null, isSaved: boolean | null, owner: (
      { __typename: 'User', id: string, isActive: boolean }
      & { ' $fragmentRefs'?: { 'OwnerCard_UserFragment': OwnerCard_UserFragment } }
    ), category: { __typename: 'Category', id: string, path: Array<{ __typename: 'CategoryStep', id: string, name: string }> } | null }
    & { ' $fragmentRefs'?: { 'PublicationMeta_PublicationFragment': PublicationMeta_PublicationFragment;'Gallery_PublicationFragment': Gallery_PublicationFragment;'Facts_PublicationFragment': Facts_PublicationFragment;'PlacePanel_PublicationFragment': PlacePanel_PublicationFragment;'OfferPanel_PublicationFragment': OfferPanel_PublicationFragment;'InterestsPanel_PublicationFragment': InterestsPanel_PublicationFragment;'ActionBar_PublicationFragment': ActionBar_PublicationFragment;'QuestionsPanel_PublicationFragment': QuestionsPanel_PublicationFragment } }
  ) | null, questions: (
    { __typename: 'QuestionList', publicationId: string }
    & { ' $fragmentRefs'?: { 'QuestionsPanel_QuestionsFragment': QuestionsPanel_QuestionsFragment } }
  ) | null };

export type CreatedPublicationQueryVariables = Exact<{
  id: string;
}>;


export type CreatedPublicationQuery = { publication: { __typename: 'Publication', id: string, slug: string, title: string, status: PublicationStatus, interests: Array<string>, isOwn: boolean } | null };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { proforma: (
    { __typename: 'Proforma', id: string, receiptNumber: string | null, status: ProformaStatus, paymentUrl: string | null, credited: { __typename: 'Money', amount: number, currency: string } | null }
    & { ' $fragmentRefs'?: { 'Receipt_ProformaFragment': Receipt_ProformaFragment } }
  ) | null };

export type RequestsQueryVariables = Exact<{
  tab: RequestsTab;
  after?: string | null | undefined;
}>;


export type RequestsQuery = { transactions: { __typename: 'TransactionConnection', items: Array<(
      { __typename: 'Transaction', id: string, status: TransactionStatus, closeReason: CloseReason | null }
      & { ' $fragmentRefs'?: { 'TransactionCard_TransactionFragment': TransactionCard_TransactionFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type OpenedTransactionQueryVariables = Exact<{
  id: string;
}>;


export type OpenedTransactionQuery = { transaction: (
    { __typename: 'Transaction', id: string, status: TransactionStatus, viewerRole: TransactionRole }
    & { ' $fragmentRefs'?: { 'TransactionCard_TransactionFragment': TransactionCard_TransactionFragment } }
  ) | null };

export type RingConversationQueryVariables = Exact<{
  id: string;
}>;


export type RingConversationQuery = { ring: { __typename: 'Ring', id: string, state: RingState, endReason: RingEndReason | null, expiresAt: string, isRepair: boolean, repairedById: string | null, canAccept: boolean, canDecline: boolean, canConfirm: boolean, canLeave: boolean, canProposeMeeting: boolean, chat: { __typename: 'RingChat', id: string, isWritable: boolean, unreadCount: number, isMuted: boolean | null, updatedAt: string, marks: { __typename: 'ChatMarks', chatId: string, readUpTo: string | null, deliveredUpTo: string }, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<{ __typename: 'Message', id: string, randomId: string, chatId: string, senderId: string, isOwn: boolean, text: string | null, placeName: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null, replyTo: { __typename: 'MessageQuote', messageId: string, senderId: string, isOwn: boolean, text: string | null, hasPicture: boolean, hasLocation: boolean } | null }> }, lastMessage: { __typename: 'Message', id: string, isOwn: boolean, senderId: string, text: string | null, createdAt: string, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null } | null } | null, meetings: Array<{ __typename: 'RingMeeting', id: string, giverId: string | null, state: MeetingState, isProposer: boolean, startsAt: string, canAccept: boolean, canCancel: boolean, place: { __typename: 'MeetingSpot', name: string, address: string | null, publicPlaceId: string | null, location: { __typename: 'Coordinates', latitude: number, longitude: number } | null }, parties: Array<{ __typename: 'RingMeetingParty', userId: string, hasAccepted: boolean, progress: { __typename: 'MeetingProgress', onWayAt: string | null, arrivedAt: string | null, lateMinutes: number, checkedAt: string | null } }> }> | null, members: Array<{ __typename: 'RingMember', id: string, isViewer: boolean, publicationId: string, title: string, location: string | null, hasAccepted: boolean, hasReceived: boolean, complement: { __typename: 'RingComplement', payerId: string, payeeId: string, money: { __typename: 'Money', amount: number, currency: string } } | null, price: { __typename: 'Money', amount: number, currency: string } | null, cover: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null, user: { __typename: 'User', id: string, firstName: string, lastName: string, isVerified: boolean, subscription: SubscriptionType | null, picture: { __typename: 'Image', url: string, sources: Array<{ __typename: 'ImageSource', url: string, width: number }> } | null } }> } | null };

export type RingNowQueryVariables = Exact<{
  id: string;
}>;


export type RingNowQuery = { ring: (
    { __typename: 'Ring', id: string }
    & { ' $fragmentRefs'?: { 'Ring_RingFragment': Ring_RingFragment } }
  ) | null };

export type RingMessagesQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type RingMessagesQuery = { ring: { __typename: 'Ring', id: string, chat: { __typename: 'RingChat', id: string, messages: { __typename: 'MessageConnection', hasPreviousPage: boolean, startCursor: string | null, items: Array<(
          { __typename: 'Message' }
          & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
        )> } } | null } | null };

export type SavedPublicationsQueryVariables = Exact<{
  page: number;
}>;


export type SavedPublicationsQuery = { savedPublications: { __typename: 'SavedPublicationPage', items: Array<{ __typename: 'SavedPublication', id: string, publicationId: string, publication: (
        { __typename: 'Publication', id: string }
        & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
      ) | null }>, page: { __typename: 'PageNumbers', page: number, pages: number, total: number } } | null };

export type WallQueryVariables = Exact<{
  after?: string | null | undefined;
  order?: WallOrder | null | undefined;
}>;


export type WallQuery = { wall: { __typename: 'WallConnection', canOrderByDistance: boolean, items: Array<
      | (
        { __typename: 'BannerWallItem', id: string }
        & { ' $fragmentRefs'?: { 'BannerCard_ItemFragment': BannerCard_ItemFragment } }
      )
      | (
        { __typename: 'ExchangeWallItem', id: string }
        & { ' $fragmentRefs'?: { 'CompletedTransactionCard_ItemFragment': CompletedTransactionCard_ItemFragment } }
      )
      | { __typename: 'PublicationWallItem', id: string, publication: (
          { __typename: 'Publication', id: string, distanceKm: number | null }
          & { ' $fragmentRefs'?: { 'PublicationCard_PublicationFragment': PublicationCard_PublicationFragment } }
        ) }
    >, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type SecretQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretQuery = { viewer: { __typename: 'Viewer', id: string, email: string } | null };
