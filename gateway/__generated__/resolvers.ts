import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PublicationRecord } from '../rest/publicationRecord';
import type { PublicationEditView } from '../resolvers/publication/publicationEditView';
import type { UserRecord, AccountRecord, OwnProfileRecord, ReliabilityRecord } from '../rest/users';
import type { RemarkView } from '../resolvers/user/remarkView';
import type { CategoryRecord, CountryRecord } from '../rest/categories';
import type { TransactionRecord, TransactionEventRecord } from '../rest/transactionRecord';
import type { ChatRecord } from '../rest/chats';
import type { ChatMarksView } from '../resolvers/chat/chatMarksView';
import type { FoundRingChatRecord, FoundChatRecord } from '../rest/chatSearch';
import type { MessageRecord, QuoteRecord } from '../rest/messages';
import type { NotificationRecord, MeetingNewsModel } from '../rest/notifications';
import type { CampaignRecord } from '../rest/campaigns';
import type { CreditView } from '../resolvers/credit/creditView';
import type { CreditEntryRecord } from '../rest/credit';
import type { PlanRecord, ProformaRecord } from '../rest/payments';
import type { PremiumRecord } from '../rest/premium';
import type { SecurityChangeRecord, VenueRecord } from '../rest/securityChange';
import type { Capabilities as BackendCapabilities } from '../capabilities';
import type { MeetingView } from '../resolvers/meeting/meetingView';
import type { MeetingCodesRecord, MeetingSafetyRecord, SharedMeetingRecord, PublicPlaceRecord } from '../rest/meetings';
import type { MeetingProgressRecord, MeetingSpotRecord } from '../rest/meetingRecord';
import type { RingRecord, RingChatRecord } from '../rest/rings';
import type { RingMeetingView, RingMemberView } from '../resolvers/ring/ringView';
import type { RingMeetingCodesRecord } from '../rest/ringMeetings';
import type { RingMeetingPartyRecord } from '../rest/ringMeetingRecord';
import type { ChatPrivacyRecord } from '../rest/chatPrivacy';
import type { RingSettingsRecord } from '../rest/ringSettings';
import type { ValueRangeRecord } from '../rest/valueRange';
import type { RingSubjectView, DigestSubjectView, DigestTopicView, AlertSubjectView, CommentSubjectView, PaymentSubjectView, PublicationSubjectView } from '../resolvers/notification/subjectViews';
import type { MeetingSubjectView } from '../resolvers/notification/meetingSubjectView';
import type { VenueVisitRecord, KeptVenueRecord } from '../rest/venueDesk';
import type { SavedPublicationRecord } from '../rest/savedPublications';
import type { SearchResultView } from '../resolvers/search/searchResultView';
import type { SearchCategoryRecord } from '../rest/search';
import type { AgreementRecord, AgreementSideRecord, AgreedThingRecord } from '../rest/agreements';
import type { AmendmentView } from '../resolvers/transaction/amendmentView';
import type { AlertRecord } from '../rest/alerts';
import type { MatchView } from '../resolvers/match/matchView';
import type { QuestionListView, QuestionView, AnswerView } from '../resolvers/question/questionViews';
import type { ViewerProposalView } from '../resolvers/transaction/viewerProposalView';
import type { VerificationRecord, VerificationDocumentsRecord } from '../rest/verification';
import type { ClaimPictureRecord } from '../rest/claims';
import type { ModerationQueueRecord, ModerationEntryRecord, ModerationItemRecord, ModerationStatementRecord, ModerationDecisionRecord, ModerationCountRecord } from '../rest/moderation';
import type { DeadLetterRecord } from '../rest/deadLetters';
import type { PushRecord } from '../rest/push';
import type { NotificationSettingRecord } from '../rest/notificationSettings';
import type { TransactionSubjectView } from '../resolvers/notification/transactionSubjectView';
import type { SecureExchangeSubjectView } from '../resolvers/notification/secureExchangeSubjectView';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, in Caracas time. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601, UTC, with milliseconds: `2026-11-20T23:48:11.137Z`. */
  DateTime: { input: string; output: string; }
  /** An amount in whole minor units of a currency, as a JSON number; any whole number that JSON numbers hold exactly, ±9007199254740991. */
  MinorUnits: { input: number; output: number; }
  /** A file of a multipart request (GraphQL multipart request specification). */
  Upload: { input: import("../uploads").FileUpload; output: import("../uploads").FileUpload; }
};

/** The packages of a promotion. */
export type AdType =
  /** Avanzado */
  | 'ADVANCED'
  /** Básico */
  | 'BASIC'
  /** Medio */
  | 'MEDIUM';

/** A publication as it was when it was agreed on. */
export type AgreedThing = {
  __typename?: 'AgreedThing';
  /** New or used; null for services. */
  condition: Maybe<ItemCondition>;
  /** Its pictures, the cover first; empty since the data of its owner was erased. */
  images: Array<Image>;
  /** Its value; null without one. */
  price: Maybe<Money>;
  /** The publication's id. */
  publicationId: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Product or service. */
  type: PublicationType;
  /** How used it was. */
  usage: Maybe<ItemUsage>;
};

/** What both parties of a transaction agreed on, frozen at that moment: nothing that is changed later changes it. */
export type Agreement = {
  __typename?: 'Agreement';
  /** When both had agreed. */
  agreedAt: Scalars['DateTime']['output'];
  /** The text whose SHA-256 in UTF-8 is `hash`; null since the data of a party was erased. */
  canonicalForm: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the canonical form at that moment, as 64 hexadecimal digits. */
  hash: Scalars['String']['output'];
  /** What the interested party gives. */
  interestedSide: AgreementSide;
  /** `offerVersion` of the transaction that was accepted. */
  offerVersion: Scalars['Int']['output'];
  /** What the owner of the publication that was asked for gives. */
  ownerSide: AgreementSide;
  /** Counts from 1. */
  version: Scalars['Int']['output'];
};

/** What one party agreed to give. */
export type AgreementSide = {
  __typename?: 'AgreementSide';
  /** Whether it is the viewer's side. */
  isViewer: Scalars['Boolean']['output'];
  /** Money on top; null without any. */
  money: Maybe<Money>;
  /** First and last name at that moment. */
  name: Scalars['String']['output'];
  /** The publications, the one that was asked for first. */
  things: Array<AgreedThing>;
  /** What is given in words. */
  words: Maybe<Scalars['String']['output']>;
};

/** A search that is kept: its user is notified once of each publication that it finds when that is published. */
export type Alert = {
  __typename?: 'Alert';
  /** Attributes of the category, all of which have to match. */
  attributes: Array<AlertAttribute>;
  /** The category, with all below it. */
  category: Maybe<AlertCategory>;
  /** Only products in this state. */
  condition: Maybe<ItemCondition>;
  /** Since when. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the alert. */
  id: Scalars['ID']['output'];
  /** Only where this is part of the municipality or state. */
  location: Maybe<Scalars['String']['output']>;
  /** Upper end in whole US dollars. */
  maxUsd: Maybe<Scalars['Int']['output']>;
  /** Lower end in whole US dollars. */
  minUsd: Maybe<Scalars['Int']['output']>;
  /** Which tab of the search. */
  mode: SearchMode;
  /** Roughly where it measures from; null without a radius. */
  near: Maybe<Coordinates>;
  /** Radius in kilometres around `near`. */
  radiusKm: Maybe<Scalars['Int']['output']>;
  /** Words; of several any. */
  terms: Array<Scalars['String']['output']>;
  /** Only products, or only services. */
  type: Maybe<PublicationType>;
  /** Only publications of users whose identity is verified. */
  verifiedOwners: Scalars['Boolean']['output'];
};

/** An attribute of an alert: its values, or its bounds. */
export type AlertAttribute = {
  __typename?: 'AlertAttribute';
  /** Spanish label. */
  label: Scalars['String']['output'];
  /** Greatest number, itself included. */
  max: Maybe<Scalars['Float']['output']>;
  /** Least number, itself included. */
  min: Maybe<Scalars['Float']['output']>;
  /** Name of the attribute, as in `SearchFacet`. */
  name: Scalars['String']['output'];
  /** Any of them; empty where it has bounds. */
  values: Array<Scalars['String']['output']>;
};

/** The category of an alert. */
export type AlertCategory = {
  __typename?: 'AlertCategory';
  /** Id of the category. */
  id: Scalars['ID']['output'];
  /** Spanish name. */
  name: Scalars['String']['output'];
};

/** A publication that an alert of the viewer's finds, or that one of the viewer's publications wants. */
export type AlertSubject = {
  __typename?: 'AlertSubject';
  /** Whether its owner wants the matched publication, too. */
  isMutual: Scalars['Boolean']['output'];
  /** The viewer's publication that wants it, as it is now; null where `matchedPublicationId` is, and when it can no longer be read. */
  matchedPublication: Maybe<Publication>;
  /** Id of the viewer's publication that wants it; null where an alert found it. */
  matchedPublicationId: Maybe<Scalars['ID']['output']>;
  /** The publication as it is now; null while it cannot be read. */
  publication: Maybe<Publication>;
  /** Id of the publication. */
  publicationId: Scalars['ID']['output'];
  /** Its title; null while the viewer may not see it. */
  publicationTitle: Maybe<Scalars['String']['output']>;
};

/** A change of what was agreed on, which one party asks the other for. */
export type Amendment = {
  __typename?: 'Amendment';
  /** Titles of what the owner would give beside the publication that was asked for. */
  addedTitles: Array<Scalars['String']['output']>;
  /** Money on top of the things; null without any. */
  complement: Maybe<Complement>;
  /** Its number: accepting names it. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has asked for it; then the other party answers. */
  isOwn: Scalars['Boolean']['output'];
  /** What the interested party would give in words. */
  text: Maybe<Scalars['String']['output']>;
  /** Titles of what the interested party would give, as they were when it was asked for. */
  titles: Array<Scalars['String']['output']>;
};

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
  id: Scalars['ID']['input'];
};

/** Outcome of a mutation about a change of what was agreed on. */
export type AmendmentPayload = {
  __typename?: 'AmendmentPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction as it is now; null where it was refused, but for a version that is not the last. */
  transaction: Maybe<Transaction>;
};

/** Which chat the viewer is typing in. */
export type AnnounceTypingInput = {
  /** A chat of the viewer. */
  chatId: Scalars['ID']['input'];
};

/** Outcome of announceTyping. */
export type AnnounceTypingPayload = {
  __typename?: 'AnnounceTypingPayload';
  /** Why it was refused; empty when it was done or dropped. */
  errors: Array<UserError>;
};

/** The owner's answer to a question. */
export type Answer = {
  __typename?: 'Answer';
  /** When it was given. */
  answeredAt: Scalars['DateTime']['output'];
  /** Number of the answer. */
  id: Scalars['ID']['output'];
  /** The question that it answers; null when it can no longer be read. */
  question: Maybe<Question>;
  /** Id of the question that it answers. */
  questionId: Scalars['ID']['output'];
  /** At most 300 characters. */
  text: Scalars['String']['output'];
};

/** An answer to be given. */
export type AnswerQuestionInput = {
  /** Which publication. */
  publicationId: Scalars['ID']['input'];
  /** Which question of it. */
  questionId: Scalars['ID']['input'];
  /** Made by the client, once per written answer. */
  requestId: Scalars['ID']['input'];
  /** 1 to 300 characters, without contact data. */
  text: Scalars['String']['input'];
};

/** Outcome of answerQuestion. */
export type AnswerQuestionPayload = {
  __typename?: 'AnswerQuestionPayload';
  /** The stored answer; null when refused. */
  answer: Maybe<Answer>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A request for another review. */
export type AppealReviewInput = {
  /** The own publication. */
  publicationId: Scalars['ID']['input'];
  /** Why: 1 to 300 characters. */
  text: Scalars['String']['input'];
};

/** Outcome of appealReview. */
export type AppealReviewPayload = {
  __typename?: 'AppealReviewPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Whether it waits for an operator now. */
  sent: Scalars['Boolean']['output'];
};

/** A suspended person's request for another review. */
export type AppealSuspensionInput = {
  /** Why: 1 to 300 characters. */
  text: Scalars['String']['input'];
  /** The `appealToken` of Suspension. */
  token: Scalars['String']['input'];
};

/** Outcome of appealSuspension. */
export type AppealSuspensionPayload = {
  __typename?: 'AppealSuspensionPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Whether it waits for an operator now. */
  sent: Scalars['Boolean']['output'];
};

/** A question to be asked. */
export type AskQuestionInput = {
  /** Which publication. */
  publicationId: Scalars['ID']['input'];
  /** Made by the client, once per written question: repeating a lost request asks nothing twice. */
  requestId: Scalars['ID']['input'];
  /** 1 to 300 characters, without contact data. */
  text: Scalars['String']['input'];
};

/** Outcome of askQuestion. */
export type AskQuestionPayload = {
  __typename?: 'AskQuestionPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The stored question; null when refused. */
  question: Maybe<Question>;
};

/** One attribute of a filter: its values, or its bounds for a number or a year. */
export type AttributeFilterInput = {
  /** Greatest number, itself included. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Least number, itself included. */
  min?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the attribute, as in `SearchFacet`. */
  name: Scalars['String']['input'];
  /** Any of them, at most 20. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** A picture with a link. */
export type Banner = ShownBanner & {
  __typename?: 'Banner';
  /** Number of the banner. */
  id: Scalars['ID']['output'];
  /** For narrow screens. */
  narrowImage: Image;
  /** What it says; the alternative text of its pictures. */
  title: Scalars['String']['output'];
  /** Where a click leads: https, or a path of the app. */
  url: Scalars['String']['output'];
  /** For wide screens. */
  wideImage: Image;
};

/** Views and clicks of one day. */
export type BannerDay = {
  __typename?: 'BannerDay';
  /** How many visitors clicked. */
  clicks: Scalars['Int']['output'];
  /** The day. */
  day: Scalars['Date']['output'];
  /** How many visitors saw it. */
  views: Scalars['Int']['output'];
};

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

/** A promotional banner. */
export type BannerWallItem = ShownBanner & {
  __typename?: 'BannerWallItem';
  /** Number of the banner, for `countBannerClick`. */
  bannerId: Scalars['ID']['output'];
  /** Stable over pages: banner-1. */
  id: Scalars['ID']['output'];
  /** For narrow screens. */
  narrowImage: Image;
  /** Alternative text. */
  title: Scalars['String']['output'];
  /** Where a click leads. */
  url: Scalars['String']['output'];
  /** For wide screens. */
  wideImage: Image;
};

/** Which user to block or unblock. */
export type BlockUserInput = {
  /** Which person. */
  userId: Scalars['ID']['input'];
};

/** Outcome of blockUser and unblockUser. */
export type BlockUserPayload = {
  __typename?: 'BlockUserPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The person as they are shown now; null when refused. */
  user: Maybe<User>;
};

/** A booking. */
export type BookSecureExchangeInput = {
  /** On which day in Caracas: today to 30 days ahead, no weekend and no closed day. */
  date: Scalars['Date']['input'];
  /** Whether the box of the agreement with the other user is ticked; anything but true is refused. */
  isAgreed: Scalars['Boolean']['input'];
  /** How it is paid; null for one that Premium includes. */
  method?: InputMaybe<PaymentMethod>;
  /** Made by the client once per booking. */
  requestId: Scalars['ID']['input'];
  /** Shift of the venue. */
  shiftId: Scalars['ID']['input'];
  /** The transaction. */
  transactionId: Scalars['ID']['input'];
  /** Where. */
  venueId: Scalars['ID']['input'];
};

/** A venue with its free places. */
export type BookableVenue = {
  __typename?: 'BookableVenue';
  /** The days that can be booked, without weekends and closed days; a day without a free place stands among them. */
  days: Array<VenueDay>;
  /** Which. */
  venue: Venue;
};

/** The promotion of a publication. Only ever its owner's to see. */
export type Campaign = {
  __typename?: 'Campaign';
  /** Number of the campaign. */
  id: Scalars['ID']['output'];
  /** Whether it runs: the card is marked as sponsored ("Activa"). */
  isActive: Scalars['Boolean']['output'];
  /** Views of the publication since it began that no promotion brought. */
  organicViews: Scalars['Int']['output'];
  /** Status of its payment; null where the backend leaves it out. */
  proformaStatus: Maybe<ProformaStatus>;
  /** Impressions shown so far; counted by the backend alone, once per viewer and page view. */
  promotedViews: Scalars['Int']['output'];
  /** What is promoted. */
  publication: Publication;
  /** Impressions bought; the campaign ends with the last one. */
  purchasedViews: Scalars['Int']['output'];
  /** When it began, or was ordered while it waits for its payment. */
  startedAt: Scalars['DateTime']['output'];
  /** Organic and promoted ones together. */
  totalViews: Scalars['Int']['output'];
};

/** One page of the viewer's campaigns. */
export type CampaignPage = {
  __typename?: 'CampaignPage';
  /** At most ten. */
  items: Array<Campaign>;
  /** Position in the list. */
  page: PageNumbers;
};

/** What not every backend can do. */
export type Capabilities = {
  __typename?: 'Capabilities';
  /** Whether either side of a proposal can write its next version, with further things of the owner and money: makeCounterOffer. */
  counterOffers: Scalars['Boolean']['output'];
  /** Whether the parties of an agreed exchange can arrange where and when they meet. */
  meetings: Scalars['Boolean']['output'];
  /** Whether three or four people can give each to the next: findRing. */
  rings: Scalars['Boolean']['output'];
};

/** A category of publications. */
export type Category = Node & {
  __typename?: 'Category';
  /** The next level; empty at a leaf. */
  children: Array<Category>;
  /** What a publication in it can have besides, in order; empty where the backend has no attributes. */
  fields: Array<CategoryField>;
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Number of the category, stable over time. */
  id: Scalars['ID']['output'];
  /** 1 for the first level. */
  level: Scalars['Int']['output'];
  /** Spanish name, ready to be shown. */
  name: Scalars['String']['output'];
  /** The category above it; null on the first level. */
  parent: Maybe<Category>;
  /** Null on the first level. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** From the first level down to this one, this one included. */
  path: Array<CategoryStep>;
};

/** An attribute that a category asks for. */
export type CategoryField = {
  __typename?: 'CategoryField';
  /** How its value is written. */
  kind: AttributeKind;
  /** Spanish label of the attribute in this category. */
  label: Scalars['String']['output'];
  /** Its name, the same in all categories: brand, km. */
  name: Scalars['String']['output'];
  /** The only values of an OPTION or a COLOR; suggestions for a TEXT. */
  options: Array<Scalars['String']['output']>;
  /** Unit of a number, shown behind it: km, GB. */
  unit: Maybe<Scalars['String']['output']>;
};

/** One step of a category's path. */
export type CategoryStep = {
  __typename?: 'CategoryStep';
  /** Id of the category. */
  id: Scalars['ID']['output'];
  /** Spanish name. */
  name: Scalars['String']['output'];
};

/** A new password for oneself. */
export type ChangePasswordInput = {
  /** The current one. */
  currentPassword: Scalars['String']['input'];
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  newPassword: Scalars['String']['input'];
};

/** Outcome of changePassword. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The account; null when refused. */
  viewer: Maybe<Viewer>;
};

/** The right address of a registration. */
export type ChangeRegistrationEmailInput = {
  /** Not blank, an e-mail address. */
  email: Scalars['String']['input'];
  /** The `correctionToken` of RegisterPayload. */
  token: Scalars['String']['input'];
};

/** Outcome of changeRegistrationEmail. */
export type ChangeRegistrationEmailPayload = {
  __typename?: 'ChangeRegistrationEmailPayload';
  /** The address the mail was sent to; null when refused. */
  email: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A move of a transaction. */
export type ChangeTransactionStatusInput = {
  /** `offerVersion` that was read before accepting: a later one is refused with CONFLICT on this field, and comes with the payload. */
  offerVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Whole stars, 0 to 5; required for confirming, ignored otherwise. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** What is ticked with a rating: at most three that go with its stars. Ignored where `takesRatingReasons` is false. */
  ratingReasons?: InputMaybe<Array<RatingReason>>;
  /** What happened, for a claim: 1 to 500 characters, which only operators read. Ignored otherwise; may be left out by clients that do not ask for it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** A written line for the counterpart's profile, with a rating: at most 300 characters, no contact data. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** The status to move to. */
  to: TransactionStatus;
  /** A transaction of the viewer. */
  transactionId: Scalars['ID']['input'];
};

/** Outcome of changeTransactionStatus. */
export type ChangeTransactionStatusPayload = {
  __typename?: 'ChangeTransactionStatusPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction after the change; as it is now where the offer was not the one that was read, null where it was refused otherwise. */
  transaction: Maybe<Transaction>;
};

/** The conversation of one transaction. */
export type Chat = Node & {
  __typename?: 'Chat';
  /** Whether the newest message is the other's and has not reached a device of the viewer yet; false where the backend keeps no marks. */
  awaitsDelivery: Scalars['Boolean']['output'];
  /** Whether messages can answer one another: not every backend keeps that. */
  canReply: Scalars['Boolean']['output'];
  /** The other participant. */
  counterpart: User;
  /**
   * How long ago the other participant was last connected, in coarse steps; null if longer ago, if the backend does not know, and if one of the
   * two does not share it.
   */
  counterpartLastSeen: Maybe<LastSeen>;
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Id of the chat. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has muted it; null where the backend mutes none. */
  isMuted: Maybe<Scalars['Boolean']['output']>;
  /** Whether messages can be sent now: while the transaction is live and 14 days after its completion. */
  isWritable: Scalars['Boolean']['output'];
  /** What happened last to its transaction; null before anything has, and where the backend keeps nothing of it. */
  lastEvent: Maybe<TransactionEvent>;
  /** The newest message; null before the first. */
  lastMessage: Maybe<Message>;
  /** How far the viewer's messages have come with the other; null where the backend keeps no marks. */
  marks: Maybe<ChatMarks>;
  /** Newest page of messages, oldest first; `before` pages back. */
  messages: MessageConnection;
  /** Whether typing is shown in it; false where the backend does not know typing, and where the viewer does not share it. */
  showsTyping: Scalars['Boolean']['output'];
  /** Which tab it belongs to. */
  tab: ChatTab;
  /** The transaction it is about. */
  transaction: Transaction;
  /** Messages of the other one that the viewer has not read. */
  unreadCount: Scalars['Int']['output'];
  /** Latest activity. */
  updatedAt: Scalars['DateTime']['output'];
};


/** The conversation of one transaction. */
export type ChatMessagesArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A stretch of the chat list. */
export type ChatConnection = {
  __typename?: 'ChatConnection';
  /** By group, latest activity first. */
  items: Array<Chat>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** What happened to a chat. */
export type ChatEvent = {
  __typename?: 'ChatEvent';
  /** The chat as it is now. */
  chat: Chat;
  /** What happened. */
  kind: ChatEventKind;
};

/** The kinds of change of a chat list. */
export type ChatEventKind =
  /** A new chat. */
  | 'CREATED'
  /** The transaction ended: the chat leaves the list of open ones. */
  | 'REMOVED'
  /** A message, a read mark or another status; it may have changed its tab. */
  | 'UPDATED';

/** How far the viewer's messages of a chat have come with the other, or with all others of a ring: all up to a message, by its id. */
export type ChatMarks = {
  __typename?: 'ChatMarks';
  /** The chat. */
  chatId: Scalars['ID']['output'];
  /** The last message that has reached a device of the other, 0 before the first. */
  deliveredUpTo: Scalars['ID']['output'];
  /** The last message that the other has read, 0 before the first; null where the other or the viewer does not share that. */
  readUpTo: Maybe<Scalars['ID']['output']>;
};

/** What a user shares in chats, and therefore sees of others; everything by default. */
export type ChatPrivacy = {
  __typename?: 'ChatPrivacy';
  /** Whether it is shown when they were last seen. */
  sharesLastSeen: Scalars['Boolean']['output'];
  /** Whether read marks are shown, to the others and to the viewer; otherwise `readUpTo` is null. */
  sharesReading: Scalars['Boolean']['output'];
  /** Whether typing is shown. */
  sharesTyping: Scalars['Boolean']['output'];
};

/** The two tabs of /chats. */
export type ChatTab =
  /** All others (URL name in-progress). */
  | 'IN_PROGRESS'
  /** Chats of ACTIVE transactions (URL name proposal). */
  | 'PROPOSALS';

/** Whether a user is typing in a chat. */
export type ChatTyping = {
  __typename?: 'ChatTyping';
  /** The chat. */
  chatId: Scalars['ID']['output'];
  /** False once their message has arrived. */
  isTyping: Scalars['Boolean']['output'];
  /** Who is typing; never the viewer. */
  userId: Scalars['ID']['output'];
};

/** A code that the other party of a meeting has shown. */
export type CheckMeetingCodeInput = {
  /** Six digits; blanks do not matter. */
  code: Scalars['String']['input'];
  /** When it was typed, by the server's clock, where that was without a network. */
  enteredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Number of the meeting. */
  id: Scalars['ID']['input'];
};

/** A picture of a claim. */
export type ClaimPicture = {
  __typename?: 'ClaimPicture';
  /** Who sent it, by name. */
  author: Scalars['String']['output'];
  /** As a data address; null where it cannot be opened any more. */
  picture: Maybe<Scalars['String']['output']>;
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

/** A day on which no venue opens. */
export type ClosedDay = {
  __typename?: 'ClosedDay';
  /** Which, in Caracas. */
  date: Scalars['Date']['output'];
  /** Why, like "Navidad". */
  reason: Scalars['String']['output'];
};

/** A public question or answer under a publication. */
export type Comment = Answer | Question;

/** A question or an answer. */
export type CommentSubject = {
  __typename?: 'CommentSubject';
  /** Id of the question or answer; the query `questions` of its publication has it. */
  commentId: Scalars['ID']['output'];
  /** Whether it answers a question of the viewer; otherwise it is a question. */
  isAnswer: Scalars['Boolean']['output'];
  /** The publication it belongs to, as it is now; null when it can no longer be read. */
  publication: Maybe<Publication>;
  /** Id of the publication it belongs to. */
  publicationId: Scalars['ID']['output'];
  /** Title of that publication. */
  publicationTitle: Maybe<Scalars['String']['output']>;
  /** What was written. */
  text: Scalars['String']['output'];
};

/** Money that one party pays on top of the things. */
export type Complement = {
  __typename?: 'Complement';
  /** How much. */
  money: Money;
  /** Who pays it. */
  payer: TransactionRole;
};

/** Money that one party is to pay on top of the things. */
export type ComplementInput = {
  /** Whole US dollars, 1 to 100,000. */
  amountUsd: Scalars['Int']['input'];
  /** Who pays it. */
  payer: TransactionRole;
};

/** The registration form of a user whom Google or Facebook has verified: the address is that of the token. */
export type CompleteRegistrationInput = {
  /** Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** The captcha's proof. Each proof works once. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 code of an enabled country (VE). */
  country: Scalars['String']['input'];
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: Scalars['Date']['input'];
  /** 2 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: Scalars['String']['input'];
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  password: Scalars['String']['input'];
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: Scalars['String']['input'];
  /** A profile picture: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture?: InputMaybe<Scalars['Upload']['input']>;
  /** A state of that country. */
  state: Scalars['String']['input'];
  /** The token of IncompleteRegistration. */
  token: Scalars['String']['input'];
  /** Whether support may contact the person to verify the identity. */
  wantsVerification?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of completeRegistration. */
export type CompleteRegistrationPayload = {
  __typename?: 'CompleteRegistrationPayload';
  /** The address of the account; null when refused. */
  email: Maybe<Scalars['String']['output']>;
  /** Why it was refused; an unknown, used or expired token is NOT_FOUND at `token`. */
  errors: Array<UserError>;
};

/** Which chat's messages have arrived. */
export type ConfirmDeliveryInput = {
  /** A chat of the viewer. */
  chatId: Scalars['ID']['input'];
};

/** Outcome of confirmDelivery. */
export type ConfirmDeliveryPayload = {
  __typename?: 'ConfirmDeliveryPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** The token of a confirmation link. */
export type ConfirmEmailInput = {
  /** The token of /confirm/user/{token}. */
  token: Scalars['String']['input'];
};

/** Outcome of confirmEmail. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** True when the account is confirmed now; false when no account belongs to the token. */
  confirmed: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What the viewer has received. */
export type ConfirmRingInput = {
  /** Number of the ring. */
  id: Scalars['ID']['input'];
  /** Stars for who gave it, 0 to 5. */
  rating: Scalars['Int']['input'];
  /** What is ticked: at most three that go with the stars. They are shown as the stars are: once the ring is complete or broken. */
  ratingReasons?: InputMaybe<Array<RatingReason>>;
};

/** A point on the map, WGS 84 degrees. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A point on the map, WGS 84 degrees. Values outside the globe are refused. */
export type CoordinatesInput = {
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** Which banner was clicked. */
export type CountBannerClickInput = {
  /** Number of the banner. */
  id: Scalars['ID']['input'];
};

/** Outcome of countBannerClick. */
export type CountBannerClickPayload = {
  __typename?: 'CountBannerClickPayload';
  /** Whether the click was taken, counted or not. */
  done: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Which banners were seen. */
export type CountBannerViewsInput = {
  /** Numbers of the banners, at most 20. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of countBannerViews. */
export type CountBannerViewsPayload = {
  __typename?: 'CountBannerViewsPayload';
  /** Whether the views were taken, counted or not. */
  done: Scalars['Boolean']['output'];
  /** Why they were refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A country of the address forms. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166 code: VE, CO, PE. */
  code: Scalars['String']['output'];
  /** Whether people there may register and publish. */
  isEnabled: Scalars['Boolean']['output'];
  /** Spanish name. */
  name: Scalars['String']['output'];
  /** Its states or departments, by name, in the order of the form. */
  states: Array<Scalars['String']['output']>;
};

/** A search to be kept. */
export type CreateAlertInput = {
  /** The search. Its page, its order and the age of publications are left out; one that names publications by their ids is refused. */
  search: SearchInput;
};

/** Outcome of createAlert. */
export type CreateAlertPayload = {
  __typename?: 'CreateAlertPayload';
  /** The alert; null when refused. */
  alert: Maybe<Alert>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Outcome of createProforma. */
export type CreateProformaPayload = {
  __typename?: 'CreateProformaPayload';
  /** Why it was refused, in the backend's words; empty when it was done. */
  errors: Array<UserError>;
  /** The proforma, with its `paymentUrl`; null when refused. */
  proforma: Maybe<Proforma>;
};

/** An offer: at least one own ACTIVE publication, or words. */
export type CreateProposalInput = {
  /** At most 20 ACTIVE publications of the owner that are asked for beside `publicationId`; only where `capabilities.counterOffers`. */
  addedPublicationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Money on top of the things; only where `capabilities.counterOffers`. */
  complement?: InputMaybe<ComplementInput>;
  /** Own ACTIVE publications, at most 20; may be empty when there are words. */
  offeredPublicationIds: Array<Scalars['ID']['input']>;
  /** The requested publication: ACTIVE and another user's. */
  publicationId: Scalars['ID']['input'];
  /** Made by the client once per proposal, and the same for every repeat of it: the same id is the same proposal, whatever became of it. At most 128 characters. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 300 characters. */
  writtenOffer?: InputMaybe<Scalars['String']['input']>;
};

/** The four steps of the wizard. */
export type CreatePublicationInput = {
  /** Whether other offers are welcome; forced to true without interests. */
  acceptsOtherOffers: Scalars['Boolean']['input'];
  /** Street address as found on the map. Never shown to others. */
  address: Scalars['String']['input'];
  /** Attributes of the category, in any order; null is the same as an empty list. */
  attributes?: InputMaybe<Array<PublicationAttributeInput>>;
  /** A category that fits the type. Fixed once published. */
  categoryId: Scalars['ID']['input'];
  /** Required for products, refused for services. */
  condition?: InputMaybe<ItemCondition>;
  /** The exact point. Never shown to others. */
  coordinates: CoordinatesInput;
  /** 1 to 300 characters. */
  description: Scalars['String']['input'];
  /** 1 to 7 pictures (20 for premium): JPG, PNG or GIF by content, at most 15 MB each, 350 px a side or more. */
  images: Array<Scalars['Upload']['input']>;
  /** At most 30 words of 2 to 24 characters; duplicates and excluded words are dropped. */
  interests: Array<Scalars['String']['input']>;
  /** Municipality, shown to all. */
  municipality: Scalars['String']['input'];
  /** Whole US dollars, greater than 0, at most 9 digits. */
  priceUsd: Scalars['Int']['input'];
  /** At most 70 characters. Never shown to others. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per filled form: repeating a lost request makes no second publication. */
  requestId: Scalars['ID']['input'];
  /** A state of Venezuela. */
  state: Scalars['String']['input'];
  /** 1 to 60 characters, every word 1 to 24; punctuation at the ends of words does not count, and is no word by itself. */
  title: Scalars['String']['input'];
  /** Fixed once published. */
  type: PublicationType;
  /** Required when condition is USED, refused otherwise. */
  usage?: InputMaybe<ItemUsage>;
};

/** Outcome of createPublication. */
export type CreatePublicationPayload = {
  __typename?: 'CreatePublicationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The stored publication, WAITING; null when refused. */
  publication: Maybe<Publication>;
};

/** The viewer's credit, in US dollars. Only ever its owner's to see. */
export type Credit = {
  __typename?: 'Credit';
  /** All of it: the sum of the ledger. */
  balance: Money;
  /** The ledger, the latest entry first, ten a page; null where the backend shows none. */
  entries: Maybe<CreditEntryPage>;
  /** What can be spent; null where it cannot be read. */
  free: Maybe<Money>;
  /** What cannot be spent until the person is verified; null where it cannot be read. */
  locked: Maybe<Money>;
  /** The most that products can earn. */
  productCap: Money;
  /** What products have earned. */
  productEarned: Money;
  /** The most that services can earn. */
  serviceCap: Money;
  /** What services have earned. */
  serviceEarned: Money;
  /** What was paid with credit for promotions; null where it cannot be read. */
  spentOnCampaigns: Maybe<Money>;
  /** Which of the five. */
  status: CreditStatus;
};


/** The viewer's credit, in US dollars. Only ever its owner's to see. */
export type CreditEntriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of the ledger, which is never changed. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** In US dollars; less than 0 for what was spent or taken back. */
  amount: Money;
  /** What the account held after it. */
  balance: Money;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** Why; null for kinds that this version does not know. */
  kind: Maybe<CreditEntryKind>;
  /** Name of the plan that was paid. */
  planName: Maybe<Scalars['String']['output']>;
  /** That payment; null where `proformaId` is, and when it can no longer be read. */
  proforma: Maybe<Proforma>;
  /** Number of the payment that it is about, which has the receipt; null where it is about none, and where the backend leaves it out. */
  proformaId: Maybe<Scalars['ID']['output']>;
  /** That publication as it is now; null where it is about none, and when it can no longer be read. */
  publication: Maybe<Publication>;
  /** The publication that it is about: the viewer's, or the requested one of the exchange for which a place was booked; null where it is about no publication, and where the viewer may not see it any more. */
  publicationId: Maybe<Scalars['ID']['output']>;
  /** Title of the publication. */
  publicationTitle: Maybe<Scalars['String']['output']>;
  /** Why an operator took it back. */
  reason: Maybe<Scalars['String']['output']>;
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

/** One page of the ledger. */
export type CreditEntryPage = {
  __typename?: 'CreditEntryPage';
  /** At most ten. */
  items: Array<CreditEntry>;
  /** Position in the list. */
  page: PageNumbers;
};

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
  email?: InputMaybe<Scalars['String']['input']>;
  /** Needed where `hasPassword`; wrong ones are BAD_USER_INPUT here and limited (RATE_LIMITED). */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of deactivateAccount. */
export type DeactivateAccountPayload = {
  __typename?: 'DeactivateAccountPayload';
  /** True when the account is deactivated; its sessions have ended then. */
  done: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A job or mail that failed too often. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was put aside. */
  failedAt: Scalars['DateTime']['output'];
  /** A code of its last failure, as `ECONNREFUSED` or `SMTP 451`; the words are in the backend's log. */
  failure: Scalars['String']['output'];
  /** Its number. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DeadLetterKind;
  /** Number of what it is about, or of the mail. */
  subjectId: Scalars['ID']['output'];
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
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What to mend, for RETURN and HIDE; at most 1,000 characters. */
  remedy?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per decision. */
  requestId: Scalars['ID']['input'];
  /** The version that was read; any where a person is suspended. */
  revision: Scalars['String']['input'];
  /** What it is about. */
  subjectId: Scalars['ID']['input'];
};

/** Outcome of decideModeration. */
export type DecideModerationPayload = {
  __typename?: 'DecideModerationPayload';
  /** The decision; null when refused. */
  decision: Maybe<ModerationDecision>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** An alert to be taken back. */
export type DeleteAlertInput = {
  /** Which alert. */
  id: Scalars['ID']['input'];
};

/** Outcome of deleteAlert. */
export type DeleteAlertPayload = {
  __typename?: 'DeleteAlertPayload';
  /** The id that was deleted; null when refused, and where the viewer has no such alert, or none any more. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** What a user is notified of once a day. */
export type DigestSubject = {
  __typename?: 'DigestSubject';
  /** How many notifications it gathers, the most first. */
  topics: Array<DigestTopic>;
};

/** A topic of a digest. */
export type DigestTopic = {
  __typename?: 'DigestTopic';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What they are about; null for what this version does not know. */
  topic: Maybe<NotificationTopic>;
};

/** Which booking is given up or objected to. */
export type EndSecureExchangeInput = {
  /** Number of the booking. */
  id: Scalars['ID']['input'];
};

/** The erasure of the viewer's data. */
export type Erasure = {
  __typename?: 'Erasure';
  /** On which day; later while a transaction is not over or an operator holds it. Null while it was not asked for. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Why an operator holds it; null while none does. */
  holdReason: Maybe<Scalars['String']['output']>;
};

/** Outcome of requestErasure and revokeErasure. */
export type ErasurePayload = {
  __typename?: 'ErasurePayload';
  /** As it is now; null when refused. */
  erasure: Maybe<Erasure>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
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

/** One side of a transaction: things, words, or both. */
export type ExchangeSide = {
  __typename?: 'ExchangeSide';
  /** Money on top; null without any, and where the other side pays. */
  money: Maybe<Money>;
  /** Things; empty when it is only words. */
  publications: Array<Publication>;
  /** Words; null when there are none. */
  text: Maybe<Scalars['String']['output']>;
};

/** A complete transaction ("Cambio exitoso"). */
export type ExchangeWallItem = {
  __typename?: 'ExchangeWallItem';
  /** When the second party confirmed. */
  completedAt: Scalars['DateTime']['output'];
  /** Stable over pages: change-3. */
  id: Scalars['ID']['output'];
  /** Who gave it. */
  interested: User;
  /** What was given for it; null when it was a written offer. */
  offeredPublication: Maybe<Publication>;
  /** What was asked for. */
  publication: Publication;
};

/** For what a ring is looked for. */
export type FindRingInput = {
  /** An own publication. */
  publicationId: Scalars['ID']['input'];
  /** Made by the client once per search. */
  requestId: Scalars['ID']['input'];
};

/** A chat in which something was found. */
export type FoundChat = {
  __typename?: 'FoundChat';
  /** The chat. */
  chat: Chat;
  /** The newest of its messages that holds it; null where only the other participant or a thing is named so. */
  message: Maybe<Message>;
};

/** A ring in whose chat something was found. */
export type FoundRingChat = {
  __typename?: 'FoundRingChat';
  /** The newest of its messages that holds it; null where only another member or a thing is named so. */
  message: Maybe<Message>;
  /** The ring. */
  ring: Ring;
};

/** Gender as the account form asks it. */
export type Gender =
  /** Femenino */
  | 'FEMALE'
  /** Masculino */
  | 'MALE';

/** A picture, with its available widths. */
export type Image = {
  __typename?: 'Image';
  /** Smaller and larger versions of the same picture, narrowest first, for `srcset`; at least one. */
  sources: Array<ImageSource>;
  /** The largest stored version. */
  url: Scalars['String']['output'];
};

/** One stored width of a picture. */
export type ImageSource = {
  __typename?: 'ImageSource';
  /** Where this version is. */
  url: Scalars['String']['output'];
  /** Its width in pixels. */
  width: Scalars['Int']['output'];
};

/** What a person's registration starts from after Google or Facebook has verified them. */
export type IncompleteRegistration = {
  __typename?: 'IncompleteRegistration';
  /** The address that the provider has verified; the form shows it and cannot change it. */
  email: Scalars['String']['output'];
  /** After this the user has to sign in with the provider again; null where the backend leaves it out. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** As the provider reports it. */
  firstName: Maybe<Scalars['String']['output']>;
  /** As the provider reports it. */
  lastName: Maybe<Scalars['String']['output']>;
  /** For completeRegistration: creates one account, until `expiresAt`; repeating the same form gives the same result. Keep it out of URLs and of persistent storage. */
  token: Scalars['String']['output'];
};

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

/** A banner as operators keep it. */
export type KeptBanner = ShownBanner & {
  __typename?: 'KeptBanner';
  /** How many visitors have clicked, each counted once a day. */
  clicks: Scalars['Int']['output'];
  /** The same for each of the last 30 days that has any, the latest first. */
  days: Array<BannerDay>;
  /** Last day; null without bound. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** Number of the banner. */
  id: Scalars['ID']['output'];
  /** For narrow screens. */
  narrowImage: Image;
  /** Where it shows. */
  place: BannerPlace;
  /** From 1, within its place. */
  position: Scalars['Int']['output'];
  /** First day; null without bound. */
  startsOn: Maybe<Scalars['Date']['output']>;
  /** Whether it shows today. */
  state: BannerState;
  /** What it says; the alternative text of its pictures. */
  title: Scalars['String']['output'];
  /** Where a click leads: https, or a path of the app. */
  url: Scalars['String']['output'];
  /** Grows with every change; `saveBanner` asks for it. */
  version: Scalars['Int']['output'];
  /** How many visitors have seen it, each counted once a day. */
  views: Scalars['Int']['output'];
  /** For wide screens. */
  wideImage: Image;
};

/** A shift as operators keep it. */
export type KeptShift = {
  __typename?: 'KeptShift';
  /** How many exchanges it holds. */
  capacity: Scalars['Int']['output'];
  /** When it ends in Caracas, like 11:00. */
  endsAt: Scalars['String']['output'];
  /** Number of the shift. */
  id: Scalars['ID']['output'];
  /** Whether it can be booked. */
  isOpen: Scalars['Boolean']['output'];
  /** When it begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
};

/** A venue as operators keep it. */
export type KeptVenue = {
  __typename?: 'KeptVenue';
  /** Whether it can be booked. */
  isOpen: Scalars['Boolean']['output'];
  /** By their beginning, closed ones included. */
  shifts: Array<KeptShift>;
  /** Which. */
  venue: Venue;
  /** Grows with every change; `saveVenue` asks for it. */
  version: Scalars['Int']['output'];
};

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
  id: Scalars['ID']['input'];
  /** What happened, in at most 500 characters, for operators alone. */
  reason: Scalars['String']['input'];
};

/** A version of a proposal, as it shall be; it replaces the one before. */
export type MakeCounterOfferInput = {
  /** What the owner gives beside the publication that is asked for: ACTIVE publications of theirs. */
  addedPublicationIds: Array<Scalars['ID']['input']>;
  /** Money on top of the things. */
  complement?: InputMaybe<ComplementInput>;
  /** `offerVersion` that was read, and is answered. */
  offerVersion: Scalars['Int']['input'];
  /** What the interested party gives: at most 20 ACTIVE publications of theirs; may be empty when there are words. */
  offeredPublicationIds: Array<Scalars['ID']['input']>;
  /** A transaction of the viewer that is ACTIVE. */
  transactionId: Scalars['ID']['input'];
  /** What the interested party gives in words: at most 300 characters. */
  writtenOffer?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of makeCounterOffer. */
export type MakeCounterOfferPayload = {
  __typename?: 'MakeCounterOfferPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction with the new version; as it is now where there was a later one, null where it was refused otherwise. */
  transaction: Maybe<Transaction>;
};

/** Up to which notification. */
export type MarkAllNotificationsInput = {
  /** The newest one that the viewer sees; later ones stay unread. */
  upTo: Scalars['ID']['input'];
};

/** Outcome of markAllNotificationsRead. */
export type MarkAllNotificationsPayload = {
  __typename?: 'MarkAllNotificationsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The viewer, with the new unreadNotificationCount. */
  viewer: Maybe<Viewer>;
};

/** Which chat was read. */
export type MarkChatReadInput = {
  /** A chat of the viewer. */
  chatId: Scalars['ID']['input'];
};

/** Outcome of markChatRead. */
export type MarkChatReadPayload = {
  __typename?: 'MarkChatReadPayload';
  /** The chat with its new unreadCount; null where it is a ring's. */
  chat: Maybe<Chat>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The same, where it is a ring's. */
  ringChat: Maybe<RingChat>;
  /** The viewer, with the new unreadChatCount. */
  viewer: Maybe<Viewer>;
};

/** Which notification. */
export type MarkNotificationInput = {
  /** A notification of the viewer. */
  id: Scalars['ID']['input'];
};

/** Outcome of the two marking mutations. */
export type MarkNotificationPayload = {
  __typename?: 'MarkNotificationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The notification with its new marks; null when refused. */
  notification: Maybe<Notification>;
  /** The viewer, with the new unreadNotificationCount. */
  viewer: Maybe<Viewer>;
  /** Whether its toast had been shown before, on any device; null when refused, and of `markNotificationRead`. */
  wasShown: Maybe<Scalars['Boolean']['output']>;
};

/** A publication of another user and one of the viewer's, of which at least one is what the owner of the other wants for it. */
export type Match = {
  __typename?: 'Match';
  /** Id of the pair. */
  id: Scalars['ID']['output'];
  /** Whether its owner wants the own publication, by the interests of theirs. */
  isOwnWanted: Scalars['Boolean']['output'];
  /** Whether the viewer wants it, by the interests of the own publication. */
  isWanted: Scalars['Boolean']['output'];
  /** What the viewer has, of several the best match. */
  ownPublication: Publication;
  /** What the other user has; each is in the list once. */
  publication: Publication;
};

/** Where and when the two parties of an exchange meet. For them only. */
export type Meeting = {
  __typename?: 'Meeting';
  /** Whether the viewer can accept it now. */
  canAccept: Scalars['Boolean']['output'];
  /** Whether the viewer can decline it, take it back or cancel it now. */
  canCancel: Scalars['Boolean']['output'];
  /** What the other party has said on the day. */
  counterpartProgress: MeetingProgress;
  /** Number of the proposal: accepting names it. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has proposed it; else the counterpart has. */
  isProposer: Scalars['Boolean']['output'];
  /** Where. */
  place: MeetingSpot;
  /** When. */
  startsAt: Scalars['DateTime']['output'];
  /** What became of it. */
  state: MeetingState;
  /** What the viewer has said on the day. */
  viewerProgress: MeetingProgress;
};

/** The public places of a city. */
export type MeetingCity = {
  __typename?: 'MeetingCity';
  /** Which city. */
  city: Scalars['String']['output'];
  /** Police posts first; otherwise the nearest ones first. */
  places: Array<PublicPlace>;
  /** State of Venezuela. */
  state: Scalars['String']['output'];
};

/** Keys of the codes of a meeting, in hexadecimal. Private to its two parties. */
export type MeetingCodes = {
  __typename?: 'MeetingCodes';
  /** Key of the codes that the other party shows. */
  counterpartKey: Scalars['String']['output'];
  /** Key of the codes that the viewer shows. */
  ownKey: Scalars['String']['output'];
  /** The server's clock: codes go by it, whatever the device's says. */
  serverTime: Scalars['DateTime']['output'];
};

/** What became of the meetings that a person agreed to. Only what a party or a member of a ring reported at the place counts. */
export type MeetingCounts = {
  __typename?: 'MeetingCounts';
  /** They came. */
  kept: Scalars['Int']['output'];
  /** How many of the kept ones they came to after announcing a delay. */
  late: Scalars['Int']['output'];
  /** They did not come, and the other party did. */
  missed: Scalars['Int']['output'];
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
  id: Scalars['ID']['input'];
};

/** Outcome of the mutations of a meeting. */
export type MeetingPayload = {
  __typename?: 'MeetingPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction, with its `meeting` as it is now; null when refused. */
  transaction: Maybe<Transaction>;
};

/** The place of a booking or of a meeting, as it was at the time. */
export type MeetingPlace = {
  __typename?: 'MeetingPlace';
  /** The day in Caracas. */
  date: Scalars['Date']['output'];
  /** When the shift or the meeting begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
  /** What the venue or the place is called. */
  venueName: Scalars['String']['output'];
};

/** A public place, or another one by its name. */
export type MeetingPlaceInput = {
  /** On the map, where a point was chosen. */
  location?: InputMaybe<CoordinatesInput>;
  /** What it is called, at most 120 characters, where it is no public place. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** One of `meetingPlaces`; what else is said of it is ignored. */
  publicPlaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a party of a meeting has said on the day. */
export type MeetingProgress = {
  __typename?: 'MeetingProgress';
  /** When they said that they have arrived; null before. */
  arrivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When they entered the other party's code: both were there. Null before. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many minutes after the hour they come; 0 where they announced no delay. */
  lateMinutes: Scalars['Int']['output'];
  /** Since when they are on the way; null while they did not say so. */
  onWayAt: Maybe<Scalars['DateTime']['output']>;
};

/** What a party of a meeting can say on the day. */
export type MeetingReport =
  /** They are there. */
  | 'ARRIVED'
  /** They come later than agreed. */
  | 'LATE'
  /** They have left for it. */
  | 'ON_WAY';

/** What concerns one party of a meeting alone: the other party gets nothing of it. */
export type MeetingSafety = {
  __typename?: 'MeetingSafety';
  /** Where an outsider can follow the meeting, as a path; null where it is not shared. Private. */
  sharePath: Maybe<Scalars['String']['output']>;
  /** When the viewer said that all went well; null before. */
  wellAt: Maybe<Scalars['DateTime']['output']>;
};

/** Outcome of shareMeeting, stopSharingMeeting and reportMeetingWell. */
export type MeetingSafetyPayload = {
  __typename?: 'MeetingSafetyPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** As it is now; null when refused. */
  safety: Maybe<MeetingSafety>;
};

/** Where two people meet. */
export type MeetingSpot = {
  __typename?: 'MeetingSpot';
  /** Where it is, of a public place; null for another one. */
  address: Maybe<Scalars['String']['output']>;
  /** On the map: roughly for a public place; null where the proposer has chosen no point. */
  location: Maybe<Coordinates>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Number of the public place; null for another place. */
  publicPlaceId: Maybe<Scalars['ID']['output']>;
};

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

/** A meeting, as it was when the notification was written. */
export type MeetingSubject = {
  __typename?: 'MeetingSubject';
  /** Id of its chat, where there is one. */
  chatId: Maybe<Scalars['ID']['output']>;
  /** First name of the other party, where known. */
  counterpartName: Maybe<Scalars['String']['output']>;
  /** How many minutes later the other party comes; 0 for other events. */
  lateMinutes: Scalars['Int']['output'];
  /** What happened; null for what this version does not know. */
  meetingEvent: Maybe<MeetingEvent>;
  /** When they meet. */
  meetsAt: Scalars['DateTime']['output'];
  /** What the place is called. */
  placeName: Scalars['String']['output'];
  /** The transaction as it is now; null when it can no longer be read. */
  transaction: Maybe<Transaction>;
  /** The transaction. */
  transactionId: Scalars['ID']['output'];
};

/** One message: text, a picture, a place, or text with one of them. */
export type Message = {
  __typename?: 'Message';
  /** The chat itself, as it is now; null when it can no longer be read, and in the chat of a ring. */
  chat: Maybe<Chat>;
  /** The chat it belongs to. */
  chatId: Scalars['ID']['output'];
  /** When the backend stored it. */
  createdAt: Scalars['DateTime']['output'];
  /** Grows with time; sort by it. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** A sent place, exact: the sender chose to share it. */
  location: Maybe<Coordinates>;
  /** A sent picture. */
  picture: Maybe<Image>;
  /** What the sender calls the place; null without one and where the backend keeps none. */
  placeName: Maybe<Scalars['String']['output']>;
  /**
   * The same.
   * @deprecated Ask requestId.
   */
  randomId: Scalars['String']['output'];
  /** The message that it answers; null for none. */
  replyTo: Maybe<MessageQuote>;
  /** Made by the sending client; an optimistic message and the stored one share it. */
  requestId: Scalars['ID']['output'];
  /** Who wrote it; where the chat can no longer be read, and in that of a ring, only the name is known. */
  sender: User;
  /** Id of who wrote it. */
  senderId: Scalars['ID']['output'];
  /** Words; null or empty when it is only a picture or a place. */
  text: Maybe<Scalars['String']['output']>;
};

/** A stretch of a conversation, oldest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** Whether older messages exist. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Oldest first. */
  items: Array<Message>;
  /** Pass as `before` for older ones. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** What is shown of a message above one that answers it. */
export type MessageQuote = {
  __typename?: 'MessageQuote';
  /** Whether it is, or comes with, a place. */
  hasLocation: Scalars['Boolean']['output'];
  /** Whether it is, or comes with, a picture. */
  hasPicture: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** Id of the message; it may lie on a page before. */
  messageId: Scalars['ID']['output'];
  /** Id of who wrote it. */
  senderId: Scalars['ID']['output'];
  /** The beginning of its words, about 160 characters. */
  text: Maybe<Scalars['String']['output']>;
};

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

/** How much waits of one kind. */
export type ModerationCount = {
  __typename?: 'ModerationCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Which kind. */
  kind: ModerationKind;
  /** Since when the oldest waits; null where none does. */
  oldestAt: Maybe<Scalars['DateTime']['output']>;
};

/** A row of the audit trail. */
export type ModerationDecision = {
  __typename?: 'ModerationDecision';
  /** What was decided. */
  action: ModerationAction;
  /** When. */
  decidedAt: Scalars['DateTime']['output'];
  /** Number of the row. */
  id: Scalars['ID']['output'];
  /** Kind of the item. */
  kind: ModerationKind;
  /** Who decided; null for the system. */
  operator: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: Maybe<Scalars['String']['output']>;
  /** What the author was asked to mend. */
  remedy: Maybe<Scalars['String']['output']>;
  /** Number of the publication, person, transaction or message. */
  subjectId: Scalars['ID']['output'];
  /** The viewer can undo it until then; null where that is over, or not the viewer's. */
  undoUntil: Maybe<Scalars['DateTime']['output']>;
  /** The decision that this row takes back. */
  undoneId: Maybe<Scalars['ID']['output']>;
};

/** Which decision. */
export type ModerationDecisionInput = {
  /** An own decision. */
  id: Scalars['ID']['input'];
};

/** Outcome of undoModeration and applyModeration. */
export type ModerationDecisionPayload = {
  __typename?: 'ModerationDecisionPayload';
  /** Whether it is so now. */
  done: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A line of the queue. */
export type ModerationEntry = {
  __typename?: 'ModerationEntry';
  /** Its kind. */
  kind: ModerationKind;
  /** Name of the user whom it concerns; empty for a message of the contact page. */
  personName: Scalars['String']['output'];
  /** Number of the publication, person, transaction or message. */
  subjectId: Scalars['ID']['output'];
  /** Title of the publication or the message; name of a user. */
  title: Scalars['String']['output'];
  /** Since when. */
  waitingSince: Scalars['DateTime']['output'];
};

/** All that an operator reads before deciding. */
export type ModerationItem = {
  __typename?: 'ModerationItem';
  /** What can be decided; nothing while a decision about it can still be undone. */
  actions: Array<ModerationAction>;
  /** Why the owner of what was returned, or the suspended person, asks for another review. */
  appeal: Maybe<Scalars['String']['output']>;
  /** The texts. */
  content: Array<ModerationText>;
  /** The other party of a claim. */
  counterpart: Maybe<User>;
  /** The pictures that changes would replace. */
  formerImages: Array<Image>;
  /** The pictures; of changes, those that they bring. */
  images: Array<Image>;
  /** Its kind. */
  kind: ModerationKind;
  /** The user whom it concerns: the owner of the publication, the reported or suspended user, the party who claims; null for a message of the contact page. */
  person: Maybe<User>;
  /** The version that is read, for `decideModeration`. */
  revision: Scalars['String']['output'];
  /** Reports, of an erasure those that are open; the conversation of a claim, the message of the contact page; of a ring its members, then their conversation. */
  statements: Array<ModerationStatement>;
  /** Number of the publication, person, transaction or message. */
  subjectId: Scalars['ID']['output'];
  /** Title of the publication or the message; name of a user. */
  title: Scalars['String']['output'];
  /** Since when. */
  waitingSince: Scalars['DateTime']['output'];
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

/** What waits. */
export type ModerationQueue = {
  __typename?: 'ModerationQueue';
  /** One for each kind. */
  counts: Array<ModerationCount>;
  /** The oldest first; at most 100. */
  items: Array<ModerationEntry>;
};

/** What a user said about an item. */
export type ModerationStatement = {
  __typename?: 'ModerationStatement';
  /** Name of its author. */
  author: Scalars['String']['output'];
  /** Number of the report, message or member: unique within the item only. */
  id: Scalars['ID']['output'];
  /** The picture that they sent with it in the chat of a claim; null without one. */
  image: Maybe<Image>;
  /** The message that is reported; of an erasure also the title of the publication that is. */
  quote: Maybe<Scalars['String']['output']>;
  /** What they said. */
  text: Scalars['String']['output'];
  /** When. */
  writtenAt: Scalars['DateTime']['output'];
};

/** One text of an item. */
export type ModerationText = {
  __typename?: 'ModerationText';
  /** What changes would replace; null where nothing changes it. */
  former: Maybe<Scalars['String']['output']>;
  /**
   * Which one, for its label. Of a publication: title, description, condition, usage, fields, price, category, interests, place; of others: claim,
   * claim_reason, claim_addition, claim_answer, exchange_state, requested, offered, history, bookings, handover, claims, hold, account_name,
   * date_of_birth, paid, terms. More will come: an unknown name may be shown as it is.
   */
  name: Scalars['String']['output'];
  /** What it says. */
  value: Scalars['String']['output'];
};

/** An amount of money in whole minor units: 15000 with USD is 150.00 dollars. */
export type Money = {
  __typename?: 'Money';
  /** Minor units (cents for USD). */
  amount: Scalars['MinorUnits']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** Another place for a booking. */
export type MoveSecureExchangeInput = {
  /** On which day, as for booking. */
  date: Scalars['Date']['input'];
  /** Number of the booking. */
  id: Scalars['ID']['input'];
  /** Shift of the venue. */
  shiftId: Scalars['ID']['input'];
  /** Where. */
  venueId: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts a change that the other party asked for: its things are reserved, what has left is free, and there is a new version of the agreement, all or
   * nothing. Safe to repeat. CONFLICT where it is not open any more; BAD_USER_INPUT names the thing that is not free.
   */
  acceptAmendment: AmendmentPayload;
  /** Agrees to the proposal that was read. Safe to repeat. CONFLICT where it is one's own, another one has taken its place, or its hour is over. */
  acceptMeeting: MeetingPayload;
  /** Accepts a ring; the last acceptance reserves everything, or is refused. Safe to repeat. CONFLICT where no answer is waited for any more. */
  acceptRing: RingPayload;
  /**
   * Accepts the proposal that was read; it is agreed once all who come have accepted, and one of all at once then takes the place of those of single
   * hand-overs. Safe to repeat. CONFLICT where another one has taken its place, or its hour is over.
   */
  acceptRingMeeting: RingPayload;
  /** Shows an own publication again (ACTIVE, or WAITING where it needs a review first). Ended transactions stay ended. Safe to repeat. */
  activatePublication: PublicationStatusPayload;
  /**
   * Announces to subscribers of `typingChanged` of a chat that the viewer is typing. Not stored. More than one in three seconds is dropped
   * silently; nothing happens where the chat's `showsTyping` is false.
   */
  announceTyping: AnnounceTypingPayload;
  /** The owner's one answer to a question; who asked gets a notification and, where they want it, a mail. Safe to repeat. */
  answerQuestion: AnswerQuestionPayload;
  /** Asks for another review of an own publication, or of its latest changes, that was returned: once for each content. Safe to repeat. */
  appealReview: AppealReviewPayload;
  /**
   * Asks for another review of the suspension of an account, once for each. The token comes from a refused sign-in; NOT_FOUND at `token` where
   * it does not hold. Safe to repeat.
   */
  appealSuspension: AppealSuspensionPayload;
  /** Lets an own decision take effect now. Safe to repeat. Operators only. */
  applyModeration: ModerationDecisionPayload;
  /** Asks the owner in public. Repeating it with the same requestId gives the same question. Contact data is refused. */
  askQuestion: AskQuestionPayload;
  /**
   * Blocks a person, who from then on sees and reaches nothing of the viewer and is not notified. Open proposals between the two end; refused
   * while a transaction between them is agreed on. Safe to repeat.
   */
  blockUser: BlockUserPayload;
  /**
   * Books a place for an agreed exchange (ACCEPTED, CONFIRMED_OWNER, CONFIRMED_INTERESTED), by either party. One that the booker's Premium includes is used
   * first, whatever the method. With CREDIT it is paid and ACTIVE at once; with CARD the place is held until `heldUntil` for the payment at
   * `proforma.paymentUrl`. Repeating it with the same requestId books and charges nothing again. CONFLICT where the exchange has a place
   * already, at `shiftId` where the last place is gone.
   */
  bookSecureExchange: SecureExchangePayload;
  /** Declines a change that the other party asked for, or takes one's own back; what was agreed on stays. Safe to repeat. */
  cancelAmendment: AmendmentPayload;
  /** Declines, takes back or cancels a meeting; the exchange stays agreed. Safe to repeat. */
  cancelMeeting: MeetingPayload;
  /** Declines, takes back or cancels a meeting of a ring for all who come; the ring stays agreed. Safe to repeat. */
  cancelRingMeeting: RingPayload;
  /** Gives up an own booking; until the day before, what it cost comes back as credit. A place that is only held is given up at once. Safe to repeat. */
  cancelSecureExchange: SecureExchangePayload;
  /**
   * Changes the password of the session's own account. All other sessions end at once; this one continues. A wrong `currentPassword` is
   * BAD_USER_INPUT at that field; wrong attempts are limited (RATE_LIMITED). Over HTTP only, at most one per operation.
   */
  changePassword: ChangePasswordPayload;
  /**
   * Moves an account that is not confirmed yet to another address and sends the confirmation mail there; the links sent before no longer hold.
   * The answer does not reveal whether the address has an account: its owner gets a mail then. NOT_FOUND at `token` where it does not hold.
   * Limited like requestPasswordReset. Safe to repeat. At most one per operation.
   */
  changeRegistrationEmail: ChangeRegistrationEmailPayload;
  /**
   * Moves a transaction to another status. Allowed are exactly the moves in `viewerMoves`; everything else is refused without any effect.
   * Confirming (CONFIRMED_OWNER, CONFIRMED_INTERESTED, COMPLETE) needs the viewer's rating, recorded first. Repeating a completed move has no effect.
   */
  changeTransactionStatus: ChangeTransactionStatusPayload;
  /**
   * Says that the viewer has seen the other party's code: both were there, and the exchange can be confirmed with stars. From three hours before the meeting
   * until a day after; typed without a network it may come up to seven days later, with its time. Safe to repeat. BAD_USER_INPUT at `code`
   * where it is wrong, RATE_LIMITED after ten wrong ones in a quarter of an hour.
   */
  checkMeetingCode: MeetingPayload;
  /**
   * Confirms that the viewer has seen the code of the member who gives to them at a meeting of a ring: both were there. `confirmRing` still adds the stars. Safe to repeat.
   * CONFLICT outside of three hours before the meeting to a day after; RATE_LIMITED after ten wrong ones in a quarter of an hour.
   */
  checkRingMeetingCode: RingPayload;
  /** Finds the booking of a code, whatever case it is typed in and whatever became of it. NOT_FOUND at `code`; RATE_LIMITED after too many. Operators only. */
  checkSecureExchangeCode: VenueVisitPayload;
  /**
   * Completes the registration of a user whom Google or Facebook has verified. The account is confirmed at once; no session is opened:
   * the user signs in with Google or Facebook again. At most one per operation.
   */
  completeRegistration: CompleteRegistrationPayload;
  /**
   * Says that the messages of a chat have reached a device of the viewer, which marks them as delivered for the other. Nothing happens where
   * the backend keeps no such marks: ask only while `awaitsDelivery` is true.
   */
  confirmDelivery: ConfirmDeliveryPayload;
  /** Redeems the token of a confirmation mail. A token works once. */
  confirmEmail: ConfirmEmailPayload;
  /** Says that the viewer has received what the ring promised, with stars for who gave it; the last one completes the ring. Safe to repeat. */
  confirmRing: RingPayload;
  /** Counts that a banner was clicked, without a session: once for each visitor and day, for people who are no operators. Safe to repeat. */
  countBannerClick: CountBannerClickPayload;
  /** Counts that banners were seen, without a session: each once for each visitor and day, for people who are no operators. Safe to repeat. */
  countBannerViews: CountBannerViewsPayload;
  /** Keeps a search as an alert, at most 30. The same search again is the same alert; safe to repeat. */
  createAlert: CreateAlertPayload;
  /**
   * Orders a plan and opens its payment at the card gateway. Prices, taxes and rate are the server's. Repeating it with the same requestId gives
   * the same proforma; CONFLICT where the publication is promoted already or a payment for it is approved or to be confirmed, where a paid term
   * of Premium waits for its activation, and where the requestId was used for something else. A rejected or pending one may be paid again: at its own paymentUrl while it has one, or by a new proforma.
   */
  createProforma: CreateProformaPayload;
  /** Creates a proposal for a publication. While an own proposal on it is live, use updateProposal (CONFLICT). */
  createProposal: ProposalPayload;
  /** Publishes: stores the pictures and puts the publication in review (WAITING). Repeating it with the same requestId gives the same publication. */
  createPublication: CreatePublicationPayload;
  /**
   * Deactivates the session's own account: all its publications are hidden and every session ends, this one included. Refused
   * (BAD_USER_INPUT) while it has a live transaction. Undone by signing in again. Over HTTP only, at most one per operation.
   */
  deactivateAccount: DeactivateAccountPayload;
  /** Hides an own publication (INACTIVE): proposals and agreements about it end, and it leaves the offers it is part of. Refused while a confirmation or a claim is open. Safe to repeat. */
  deactivatePublication: PublicationStatusPayload;
  /**
   * Records a decision, which takes effect when the time to undo it is over; its author is notified then. CONFLICT where another operator has
   * decided or the item has changed since `revision`. Repeating it with the same requestId has no further effect. Operators only.
   */
  decideModeration: DecideModerationPayload;
  /** Declines a ring before all have accepted it, without a reason. Safe to repeat. CONFLICT where it is agreed. */
  declineRing: RingPayload;
  /** Takes an alert back. Safe to repeat: where the viewer has none with this id, or none any more, nothing is refused and nothing changed. */
  deleteAlert: DeleteAlertPayload;
  /** Removes the profile photo of the session's own account. Safe to repeat. */
  deleteProfilePhoto: ProfilePhotoPayload;
  /**
   * Looks for a ring in which the viewer gives one of their publications, and proposes it to all of its members; `ring` is null without errors where there is none
   * now. Repeating it with the same requestId answers the same ring. RATE_LIMITED after twenty in an hour.
   */
  findRing: RingPayload;
  /** Leaves a ring that all had accepted: what was not handed over is free again, and an operator looks at it. Safe to repeat. */
  leaveRing: RingPayload;
  /**
   * Writes the next version of a proposal while it is ACTIVE, by either side; then the other one has to answer. CONFLICT on `offerVersion`
   * where there is a later version than the one that was read: it comes with the payload. Safe to repeat.
   */
  makeCounterOffer: MakeCounterOfferPayload;
  /** Marks everything up to a notification as read, for a button that does it at once. */
  markAllNotificationsRead: MarkAllNotificationsPayload;
  /** Marks the other's messages of a chat as read. */
  markChatRead: MarkChatReadPayload;
  /** Marks as read (and as popped). */
  markNotificationRead: MarkNotificationPayload;
  /**
   * Marks that its toast was shown. Safe to repeat; `wasShown` of the payload says whether it had been shown before. The notification's own `wasToasted` says
   * that here, too, for clients of the last release: who keeps objects by their id does not ask for it here.
   */
  markNotificationToasted: MarkNotificationPayload;
  /**
   * Moves an own booking to another place until the day before: the new place is taken before the old one is given up. Its payment and code
   * stay. Safe to repeat. CONFLICT at `shiftId` where the last place is gone.
   */
  moveSecureExchange: SecureExchangePayload;
  /**
   * Mutes a chat of the viewer, of an exchange or of a ring: its messages still come, and bring no notification, mail or push, nor count among
   * `unreadChatCount`. No other user can see it. Safe to repeat.
   */
  muteChat: MuteChatPayload;
  /** Objects to what the other party has booked, until the day before: the place is free again, what it cost comes back to the booker as credit. Safe to repeat. */
  objectToSecureExchange: SecureExchangePayload;
  /**
   * Orders a plan and pays it from the account's credit at once: the balance must be the plan's price or more at that moment. Repeating it with
   * the same requestId charges nothing again. CONFLICT as for createProforma.
   */
  payWithCredit: PayWithCreditPayload;
  /**
   * Proposes where and when to meet for an agreed exchange (ACCEPTED, CONFIRMED_OWNER, CONFIRMED_INTERESTED), by either party, in place of whatever was
   * proposed or agreed before. Repeating it with the same requestId proposes nothing again. CONFLICT where a secure exchange is booked.
   */
  proposeMeeting: MeetingPayload;
  /**
   * Proposes where and when to hand things over in an ACCEPTED ring: to all of its members at once, or to the other one of a hand-over of the viewer's. It
   * takes the place of whatever was proposed or agreed for that before. Repeating it with the same requestId proposes nothing again.
   */
  proposeRingMeeting: RingPayload;
  /** Rates the counterpart of a transaction that the system completed, where `viewerMoves` offers RATE. Once, never changed. */
  rateTransaction: RateTransactionPayload;
  /**
   * Reactivates a deactivated account and opens a session; its publications stay inactive. The token comes from a refused sign-in and
   * works once. Over HTTP only, at most one per operation.
   */
  reactivateAccount: ReactivateAccountPayload;
  /**
   * Records that a party came, from an hour before the shift to the end of its day; CONFLICT at another time. Once both have come the booking
   * is COMPLETED, and the exchange is carried out: it moves to COMPLETE as at the end of its days to confirm, and both may rate. Safe to
   * repeat. Operators only.
   */
  recordArrival: VenueVisitPayload;
  /** Creates an unconfirmed account and sends the confirmation mail. At most one per operation. */
  register: RegisterPayload;
  /** Reports to the other party that the viewer is on the way, has arrived or comes later: from three hours before an agreed meeting. Safe to repeat. */
  reportMeetingProgress: MeetingPayload;
  /**
   * Says that all went well, from the hour of a meeting that was agreed until a day after it. Whoever follows what the viewer shares sees it; the other
   * party does not hear of it. Safe to repeat.
   */
  reportMeetingWell: MeetingSafetyPayload;
  /** Reports that a publication breaks the rules. One report per user counts; safe to repeat. Reports cannot be read back. */
  reportPublication: ReportPublicationPayload;
  /** Reports to the other members of a ring's meeting that the viewer is on the way, has arrived or comes later: from three hours before an agreed one. Safe to repeat. */
  reportRingMeetingProgress: RingPayload;
  /**
   * Says that all went well at a meeting of a ring, as `reportMeetingWell` does: who follows it sees it, the other members do not. Safe to repeat. CONFLICT where
   * none was agreed, before its hour, and from a day after it on.
   */
  reportRingMeetingWell: MeetingSafetyPayload;
  /** Reports a person, perhaps for a message received from them. The same report counts once; safe to repeat. Reports cannot be read back. */
  reportUser: ReportUserPayload;
  /**
   * Asks the other party for a change of what was agreed on, while the transaction is ACCEPTED; nothing changes before they accept. One is open at a time.
   * Repeating it with the same requestId asks nothing again. CONFLICT where another one is open, and on `offerVersion` where the agreed version is another
   * than the one that was read: it comes with the payload.
   */
  requestAmendment: AmendmentPayload;
  /**
   * Has the data of the session's own account erased in 30 days; until then nothing changes, and `revokeErasure` takes it back. Refused
   * (BAD_USER_INPUT) while it has a live transaction. Repeating it keeps the first date. Over HTTP only, at most one per operation.
   */
  requestErasure: ErasurePayload;
  /**
   * Sends the mail with the link that sets a new password. Reports an unknown address (NOT_FOUND at `email`), so it needs the captcha's
   * proof and is limited per account and address (RATE_LIMITED). At most one per operation.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Has an operator verify the viewer's identity. Only operators see what is sent, and it is deleted 30 days after the decision. CONFLICT
   * where it is verified; repeating it while a request waits changes nothing.
   */
  requestVerification: VerificationPayload;
  /**
   * Sends the confirmation mail again; the former link stays valid until it expires. NOT_FOUND at `email` for an unknown address,
   * CONFLICT when the account is already confirmed. Limited like requestPasswordReset. At most one per operation.
   */
  resendConfirmation: ResendConfirmationPayload;
  /** Sets a new password with the token of a recovery mail, which works once. Ends every session of the account. At most one per operation. */
  resetPassword: ResetPasswordPayload;
  /** Takes the request back. Safe to repeat. */
  revokeErasure: ErasurePayload;
  /**
   * Makes a banner, or changes one; CONFLICT where another operator has changed it since `version`. Repeating it with the same requestId has no
   * further effect. Operators only.
   */
  saveBanner: SaveBannerPayload;
  /** Closes all venues on a day, or opens them again. CONFLICT where the day has bookings: settle them first. Safe to repeat. Operators only. */
  saveClosedDay: SaveClosedDayPayload;
  /** Adds a publication to the viewer's saved list. Saving twice leaves one record. */
  savePublication: SavePublicationPayload;
  /**
   * Makes a venue, or changes one with its shifts; CONFLICT where another operator has changed it since `version`. Bookings stay as they are. Repeating
   * it with the same requestId has no further effect. Operators only.
   */
  saveVenue: SaveVenuePayload;
  /**
   * Sends the operators the viewer's statement about an open claim, once, where `claimStatement` is AWAITED: they alone read it, and its pictures are
   * deleted 30 days after the decision. The same again changes nothing; CONFLICT for another one, and where no claim is open.
   */
  sendClaimStatement: SendClaimStatementPayload;
  /**
   * Sends the contact page's message to the company. Needs a captcha proof; limited per e-mail and address
   * (RATE_LIMITED). A repeated `requestId` is the same message: it is sent once.
   */
  sendContactMessage: SendContactMessagePayload;
  /**
   * Sends a message: text, a picture or a location. Repeating it with the same requestId gives the same message where the backend knows
   * idempotency, as the embedded one does; CONFLICT at `requestId` with another text or place. Another backend may store a repeat as a
   * second message with the same requestId: show messages of one sender with one requestId as one.
   */
  sendMessage: SendMessagePayload;
  /** Sets what the viewer shares in chats. What they do not share they do not see of others. Safe to repeat. */
  setChatPrivacy: SetChatPrivacyPayload;
  /** Hides the viewer's city and state from others, or shows them. To hide them without a running term of Premium is FORBIDDEN. */
  setCityHidden: SetCityHiddenPayload;
  /** Turns the mails about the viewer's transactions on or off. Mails about the account itself are always sent. */
  setEmailNotifications: SetEmailNotificationsPayload;
  /** Has notifications of a topic come by a way at once, once a day or never. Safe to repeat. */
  setNotificationFrequency: SetNotificationFrequencyPayload;
  /** Sets how far the viewer's rings may reach, and how uneven they may be: for those that are looked for from now on. Safe to repeat. */
  setRingSettings: SetRingSettingsPayload;
  /** Repeats or discards one; CONFLICT where another operator was first, or a mail is too old to be sent, and a refusal for discarding DECIDE or ERASE. Safe to repeat. Operators only. */
  settleDeadLetter: SettleDeadLetterPayload;
  /**
   * Settles a booking to which a party did not come, or which the venue cannot hold; CONFLICT before its shift without a refund. Both parties
   * are notified. Safe to repeat. Operators only.
   */
  settleSecureExchange: VenueVisitPayload;
  /**
   * Lets an outsider whom the viewer trusts follow an AGREED meeting of the viewer's and what becomes of it, until a day after its hour: whoever has
   * the path sees where and when it is and what the viewer has said on the day. Nothing of the other party, who does not hear of it, nor of the exchange.
   * Repeating it answers the same path.
   */
  shareMeeting: MeetingSafetyPayload;
  /**
   * Lets whoever has the path follow an AGREED meeting of a ring, as `shareMeeting` does, and what becomes of it, until a day after it. Repeating it answers the
   * same path. CONFLICT where none is agreed.
   */
  shareRingMeeting: MeetingSafetyPayload;
  /** Opens a session: sets the sealed session cookie. At most one per operation. Tries are limited per account and address (RATE_LIMITED). */
  signIn: SignInPayload;
  /** Opens a session with the token that Facebook gave the browser. Each token works once. At most one per operation. */
  signInWithFacebook: SocialSignInPayload;
  /**
   * Opens a session with the ID token that Google gave the browser; the backend checks it against Google's published keys. Each token works
   * once. At most one per operation.
   */
  signInWithGoogle: SocialSignInPayload;
  /** Ends the session here and at the backend, closes its sockets and clears the cookie. Safe to repeat. */
  signOut: SignOutPayload;
  /** Takes the path back: it shows nothing any more. Safe to repeat. */
  stopSharingMeeting: MeetingSafetyPayload;
  /** Takes the path back: it shows nothing any more. Safe to repeat. */
  stopSharingRingMeeting: MeetingSafetyPayload;
  /** Has it take no more. Safe to repeat. */
  turnPushOff: PushPayload;
  /** Has the device of this session take pushes, until it signs out. Safe to repeat. */
  turnPushOn: PushPayload;
  /** Takes a block back. Safe to repeat. */
  unblockUser: BlockUserPayload;
  /** Takes an own decision back before it takes effect; CONFLICT afterwards. Safe to repeat. Operators only. */
  undoModeration: ModerationDecisionPayload;
  /** Takes that back. Safe to repeat. */
  unmuteChat: MuteChatPayload;
  /** Removes a publication from the viewer's saved list. Safe to repeat. */
  unsavePublication: SavePublicationPayload;
  /**
   * Changes the personal data of the session's own account; the e-mail stays. With a `newPassword` it changes that, too, or nothing at all:
   * the other sessions end then, wrong attempts are limited (RATE_LIMITED). Over HTTP only, at most one per operation.
   */
  updatePersonalData: UpdatePersonalDataPayload;
  /** Replaces the profile photo of the session's own account; the former one is deleted. A rejected photo is FORBIDDEN at `picture`. */
  updateProfilePhoto: ProfilePhotoPayload;
  /** Changes the offer of an own proposal while it is ACTIVE. */
  updateProposal: ProposalPayload;
  /** Changes an own publication. Price, interests and place change at once; texts and pictures wait for the review while the approved version stays. Repeating it with the same requestId has no further effect. Refused while it cannot be edited, and with CONFLICT where it changed since `revision`. */
  updatePublication: UpdatePublicationPayload;
};


export type MutationAcceptAmendmentArgs = {
  input: AmendmentInput;
};


export type MutationAcceptMeetingArgs = {
  input: MeetingInput;
};


export type MutationAcceptRingArgs = {
  input: RingInput;
};


export type MutationAcceptRingMeetingArgs = {
  input: RingMeetingInput;
};


export type MutationActivatePublicationArgs = {
  input: PublicationStatusInput;
};


export type MutationAnnounceTypingArgs = {
  input: AnnounceTypingInput;
};


export type MutationAnswerQuestionArgs = {
  input: AnswerQuestionInput;
};


export type MutationAppealReviewArgs = {
  input: AppealReviewInput;
};


export type MutationAppealSuspensionArgs = {
  input: AppealSuspensionInput;
};


export type MutationApplyModerationArgs = {
  input: ModerationDecisionInput;
};


export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


export type MutationBlockUserArgs = {
  input: BlockUserInput;
};


export type MutationBookSecureExchangeArgs = {
  input: BookSecureExchangeInput;
};


export type MutationCancelAmendmentArgs = {
  input: AmendmentInput;
};


export type MutationCancelMeetingArgs = {
  input: MeetingInput;
};


export type MutationCancelRingMeetingArgs = {
  input: RingMeetingInput;
};


export type MutationCancelSecureExchangeArgs = {
  input: EndSecureExchangeInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeRegistrationEmailArgs = {
  input: ChangeRegistrationEmailInput;
};


export type MutationChangeTransactionStatusArgs = {
  input: ChangeTransactionStatusInput;
};


export type MutationCheckMeetingCodeArgs = {
  input: CheckMeetingCodeInput;
};


export type MutationCheckRingMeetingCodeArgs = {
  input: CheckMeetingCodeInput;
};


export type MutationCheckSecureExchangeCodeArgs = {
  input: SecureExchangeCodeInput;
};


export type MutationCompleteRegistrationArgs = {
  input: CompleteRegistrationInput;
};


export type MutationConfirmDeliveryArgs = {
  input: ConfirmDeliveryInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmRingArgs = {
  input: ConfirmRingInput;
};


export type MutationCountBannerClickArgs = {
  input: CountBannerClickInput;
};


export type MutationCountBannerViewsArgs = {
  input: CountBannerViewsInput;
};


export type MutationCreateAlertArgs = {
  input: CreateAlertInput;
};


export type MutationCreateProformaArgs = {
  input: OrderInput;
};


export type MutationCreateProposalArgs = {
  input: CreateProposalInput;
};


export type MutationCreatePublicationArgs = {
  input: CreatePublicationInput;
};


export type MutationDeactivateAccountArgs = {
  input: DeactivateAccountInput;
};


export type MutationDeactivatePublicationArgs = {
  input: PublicationStatusInput;
};


export type MutationDecideModerationArgs = {
  input: DecideModerationInput;
};


export type MutationDeclineRingArgs = {
  input: RingInput;
};


export type MutationDeleteAlertArgs = {
  input: DeleteAlertInput;
};


export type MutationFindRingArgs = {
  input: FindRingInput;
};


export type MutationLeaveRingArgs = {
  input: LeaveRingInput;
};


export type MutationMakeCounterOfferArgs = {
  input: MakeCounterOfferInput;
};


export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsInput;
};


export type MutationMarkChatReadArgs = {
  input: MarkChatReadInput;
};


export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationInput;
};


export type MutationMarkNotificationToastedArgs = {
  input: MarkNotificationInput;
};


export type MutationMoveSecureExchangeArgs = {
  input: MoveSecureExchangeInput;
};


export type MutationMuteChatArgs = {
  input: MuteChatInput;
};


export type MutationObjectToSecureExchangeArgs = {
  input: EndSecureExchangeInput;
};


export type MutationPayWithCreditArgs = {
  input: OrderInput;
};


export type MutationProposeMeetingArgs = {
  input: ProposeMeetingInput;
};


export type MutationProposeRingMeetingArgs = {
  input: ProposeRingMeetingInput;
};


export type MutationRateTransactionArgs = {
  input: RateTransactionInput;
};


export type MutationReactivateAccountArgs = {
  input: ReactivateAccountInput;
};


export type MutationRecordArrivalArgs = {
  input: RecordArrivalInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationReportMeetingProgressArgs = {
  input: ReportMeetingProgressInput;
};


export type MutationReportMeetingWellArgs = {
  input: MeetingInput;
};


export type MutationReportPublicationArgs = {
  input: ReportPublicationInput;
};


export type MutationReportRingMeetingProgressArgs = {
  input: ReportMeetingProgressInput;
};


export type MutationReportRingMeetingWellArgs = {
  input: RingMeetingInput;
};


export type MutationReportUserArgs = {
  input: ReportUserInput;
};


export type MutationRequestAmendmentArgs = {
  input: RequestAmendmentInput;
};


export type MutationRequestErasureArgs = {
  input: RequestErasureInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequestVerificationArgs = {
  input: RequestVerificationInput;
};


export type MutationResendConfirmationArgs = {
  input: ResendConfirmationInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSaveBannerArgs = {
  input: SaveBannerInput;
};


export type MutationSaveClosedDayArgs = {
  input: SaveClosedDayInput;
};


export type MutationSavePublicationArgs = {
  input: SavePublicationInput;
};


export type MutationSaveVenueArgs = {
  input: SaveVenueInput;
};


export type MutationSendClaimStatementArgs = {
  input: SendClaimStatementInput;
};


export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSetChatPrivacyArgs = {
  input: SetChatPrivacyInput;
};


export type MutationSetCityHiddenArgs = {
  input: SetCityHiddenInput;
};


export type MutationSetEmailNotificationsArgs = {
  input: SetEmailNotificationsInput;
};


export type MutationSetNotificationFrequencyArgs = {
  input: SetNotificationFrequencyInput;
};


export type MutationSetRingSettingsArgs = {
  input: SetRingSettingsInput;
};


export type MutationSettleDeadLetterArgs = {
  input: SettleDeadLetterInput;
};


export type MutationSettleSecureExchangeArgs = {
  input: SettleSecureExchangeInput;
};


export type MutationShareMeetingArgs = {
  input: MeetingInput;
};


export type MutationShareRingMeetingArgs = {
  input: RingMeetingInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithFacebookArgs = {
  input: SocialSignInInput;
};


export type MutationSignInWithGoogleArgs = {
  input: SocialSignInInput;
};


export type MutationStopSharingMeetingArgs = {
  input: MeetingInput;
};


export type MutationStopSharingRingMeetingArgs = {
  input: RingMeetingInput;
};


export type MutationTurnPushOnArgs = {
  input: TurnPushOnInput;
};


export type MutationUnblockUserArgs = {
  input: BlockUserInput;
};


export type MutationUndoModerationArgs = {
  input: ModerationDecisionInput;
};


export type MutationUnmuteChatArgs = {
  input: MuteChatInput;
};


export type MutationUnsavePublicationArgs = {
  input: SavePublicationInput;
};


export type MutationUpdatePersonalDataArgs = {
  input: UpdatePersonalDataInput;
};


export type MutationUpdateProfilePhotoArgs = {
  input: UpdateProfilePhotoInput;
};


export type MutationUpdateProposalArgs = {
  input: UpdateProposalInput;
};


export type MutationUpdatePublicationArgs = {
  input: UpdatePublicationInput;
};

/** Which chat to mute, or no longer. */
export type MuteChatInput = {
  /** A chat of the viewer. */
  chatId: Scalars['ID']['input'];
};

/** Outcome of muteChat and unmuteChat. */
export type MuteChatPayload = {
  __typename?: 'MuteChatPayload';
  /** The chat as it is now; null when refused, and where it is a ring's. */
  chat: Maybe<Chat>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The same, where it is a ring's. */
  ringChat: Maybe<RingChat>;
  /** The viewer, with the new unreadChatCount. */
  viewer: Maybe<Viewer>;
};

/** What can be read again by one id, whatever its type. Every `id` is unique among objects of one type, `globalId` among all objects. */
export type Node = {
  /** Opaque, and the same for everybody: pass it to `node` unchanged. It names the object and opens nothing. */
  globalId: Scalars['ID']['output'];
};

/** Something that happened to the viewer. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Grows with time; the cursor of `notificationReceived`. */
  id: Scalars['ID']['output'];
  /** Whether the viewer opened it. */
  isRead: Scalars['Boolean']['output'];
  /** What it is about; null where the backend leaves it out. */
  subject: Maybe<NotificationSubject>;
  /** What happened. */
  type: NotificationType;
  /** Whether its toast was shown already, on any device. */
  wasToasted: Scalars['Boolean']['output'];
};

/** A stretch of the notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Newest first. */
  items: Array<Notification>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** When notifications come. */
export type NotificationFrequency =
  /** As they happen; from 21 to 7 in Caracas, pushes and mails that can wait are held back. */
  | 'AT_ONCE'
  /** Gathered, once a day. */
  | 'DAILY'
  /** Never. */
  | 'NEVER';

/** When notifications of a topic come by a way. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** What may be chosen; one alone is fixed, since the viewer must learn of it. */
  choices: Array<NotificationFrequency>;
  /** When they come. */
  frequency: NotificationFrequency;
  /** What they are about. */
  topic: NotificationTopic;
  /** How they come. */
  way: NotificationWay;
};

/** What a notification is about. */
export type NotificationSubject = AlertSubject | CommentSubject | DigestSubject | MeetingSubject | PaymentSubject | PremiumSubject | PublicationSubject | RingSubject | SecureExchangeSubject | TransactionSubject | VerificationSubject;

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

/** An offer as it was at a time. */
export type OfferVersion = {
  __typename?: 'OfferVersion';
  /** Titles of what the owner gave beside the publication that is asked for, as they were then. */
  addedTitles: Array<Scalars['String']['output']>;
  /** Who wrote it; null where the backend knows no counter-offers. */
  author: Maybe<TransactionRole>;
  /** Money on top of the things; null without any. */
  complement: Maybe<Complement>;
  /** Since when it stood. */
  createdAt: Scalars['DateTime']['output'];
  /** What it offered in words; null without any. */
  text: Maybe<Scalars['String']['output']>;
  /** Titles of what it offered, as they were then. */
  titles: Array<Scalars['String']['output']>;
  /** Its number within the transaction. */
  version: Scalars['Int']['output'];
};

/** What is ordered, and for what. */
export type OrderInput = {
  /** Which plan. */
  planId: Scalars['ID']['input'];
  /** An own visible publication that is not promoted; required for plans of the kind PROMO. */
  publicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client once per order: repeating a lost request orders nothing again. */
  requestId: Scalars['ID']['input'];
};

/** The two lists of own publications. */
export type OwnPublicationKind =
  /** Visible to others. */
  | 'ACTIVE'
  /** In review, swapped, returned or taken from view. */
  | 'INACTIVE';

/** One page of own publications. */
export type OwnPublicationPage = {
  __typename?: 'OwnPublicationPage';
  /** How many are visible to others; null where the backend leaves it out. */
  activeCount: Maybe<Scalars['Int']['output']>;
  /** How many are not; null where the backend leaves it out. */
  inactiveCount: Maybe<Scalars['Int']['output']>;
  /** At most ten. */
  items: Array<Publication>;
  /** Position in the list. */
  page: PageNumbers;
};

/** Position in a cursor list. Cursors are opaque: pass them back unchanged. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor to pass as `after` for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether a later page exists. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Position in a list with numbered pages. */
export type PageNumbers = {
  __typename?: 'PageNumbers';
  /** The page shown, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are in all; 0 for an empty list. */
  pages: Scalars['Int']['output'];
  /** How many items a page holds. */
  perPage: Scalars['Int']['output'];
  /** How many items there are in all. */
  total: Scalars['Int']['output'];
};

/** A publication that matches only some words of a search. */
export type PartialMatch = {
  __typename?: 'PartialMatch';
  /** The words that it lacks, neighbours together: «talla 40». */
  missingWords: Array<Scalars['String']['output']>;
  /** That item; null where the backend names one that it does not list. */
  publication: Maybe<Publication>;
  /** Which of the items. */
  publicationId: Scalars['ID']['output'];
};

/** Outcome of payWithCredit. */
export type PayWithCreditPayload = {
  __typename?: 'PayWithCreditPayload';
  /** The campaign that began; null when refused and for other kinds. */
  campaign: Maybe<Campaign>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** APPROVED; null when refused. */
  proforma: Maybe<Proforma>;
  /** The viewer, with the new balance. */
  viewer: Maybe<Viewer>;
};

/** How something is paid. */
export type PaymentMethod =
  /** By card, in bolívares, with taxes. */
  | 'CARD'
  /** With the account's credit, in US dollars; no taxes. */
  | 'CREDIT';

/** What a payment by card comes to, in bolívares; on a proforma as it was when it was made. */
export type PaymentReview = {
  __typename?: 'PaymentReview';
  /** What is charged. */
  amount: Money;
  /** Bolívares for one US dollar; null where the backend leaves it out. */
  exchangeRate: Maybe<Scalars['Float']['output']>;
  /** Before taxes. */
  subTotal: Money;
  /** Each tax apart. */
  taxes: Array<TaxAmount>;
};

/** A payment. */
export type PaymentSubject = {
  __typename?: 'PaymentSubject';
  /** Title of what was asked for in that transaction; null for other payments, and where the viewer may not see it. */
  bookedPublicationTitle: Maybe<Scalars['String']['output']>;
  /** The transaction for which a place was booked with it, as it is now; null where `bookedTransactionId` is, and when it can no longer be read. */
  bookedTransaction: Maybe<Transaction>;
  /** Id of the transaction for which a place was booked with it; null for other payments and where the backend leaves it out. */
  bookedTransactionId: Maybe<Scalars['ID']['output']>;
  /** Whether it came too late for what it was made, and became credit. */
  isCredited: Scalars['Boolean']['output'];
  /** What became of it; null for what this version does not know. */
  paymentStatus: Maybe<ProformaStatus>;
  /** What was paid for; null for what this version does not know, and where the backend leaves it out. */
  planKind: Maybe<PlanKind>;
  /**
   * What was paid for, as the backend sends it: `promo` for a promotion.
   * @deprecated Ask planKind.
   */
  productApplied: Maybe<Scalars['String']['output']>;
  /** The payment as it is now; null where `proformaId` is, and when it can no longer be read. */
  proforma: Maybe<Proforma>;
  /** Id of the payment; null where the backend leaves it out. */
  proformaId: Maybe<Scalars['ID']['output']>;
  /** What was promoted with it, as it is now; null where `promotedPublicationId` is, and when it can no longer be read. */
  promotedPublication: Maybe<Publication>;
  /** Id of what was promoted with it; null where the backend leaves it out. */
  promotedPublicationId: Maybe<Scalars['ID']['output']>;
  /** Title of what was promoted with it; null for other payments and where the backend leaves it out. */
  promotedPublicationTitle: Maybe<Scalars['String']['output']>;
  /**
   * approved, rejected or to_be_confirmed, as the backend sends it.
   * @deprecated Ask paymentStatus.
   */
  status: Scalars['String']['output'];
};

/** Data of the account's own person; each is null where it is not known. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** Country of residence, by name. */
  country: Maybe<Scalars['String']['output']>;
  /** Caracas day. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** As the account form asks for it. */
  gender: Maybe<Gender>;
  /** +58, prefix and number. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Where a publication is. Others than the owner get the municipality and a stable point within about 500 m. */
export type Place = {
  __typename?: 'Place';
  /** Street address; only for the owner. */
  address: Maybe<Scalars['String']['output']>;
  /** Exact for the owner, approximate for all others; null where none is known. */
  coordinates: Maybe<Coordinates>;
  /** Whether `coordinates` is only approximate. */
  isApproximate: Scalars['Boolean']['output'];
  /** Municipality and state, ready to be shown. */
  label: Scalars['String']['output'];
  /** Reference; only for the owner. */
  reference: Maybe<Scalars['String']['output']>;
};

/** Something that can be bought. */
export type Plan = {
  __typename?: 'Plan';
  /** Which package of a promotion; null for other kinds and for packages this version does not know. */
  adType: Maybe<AdType>;
  /** The viewer's credit that may be spent on it. */
  availableBalance: Money;
  /** Number of the plan. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: PlanKind;
  /** Months of a term of Premium; null for other kinds. */
  months: Maybe<Scalars['Int']['output']>;
  /** Spanish title: "Básico", "Medio", "Avanzado" of promotions, "1 mes", "6 meses", "12 meses" of Premium. */
  name: Scalars['String']['output'];
  /** Price in US dollars, before taxes; what a payment with credit costs. */
  price: Money;
  /** What a payment by card costs now. */
  review: PaymentReview;
  /** Impressions that a promotion buys; null for other kinds. */
  views: Maybe<Scalars['Int']['output']>;
};

/** What a plan is for. */
export type PlanKind =
  /** A term of Premium, which an operator activates once it is paid. */
  | 'PREMIUM'
  /** Promotes a publication by a number of impressions. */
  | 'PROMO'
  /** A place where an exchange is carried out securely; ordered by bookSecureExchange alone. */
  | 'SECURE_EXCHANGE';

/** The viewer's Premium. */
export type Premium = {
  __typename?: 'Premium';
  /** The last day of the running term in Caracas, as 2026-12-22; null while none runs. */
  endsOn: Maybe<Scalars['String']['output']>;
  /** A term that was ordered and does not run yet; null without one. */
  request: Maybe<PremiumRequest>;
};

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

/** A term of Premium that was ordered. */
export type PremiumRequest = {
  __typename?: 'PremiumRequest';
  /** How many months. */
  months: Scalars['Int']['output'];
  /** Why an operator refused it. */
  reason: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: PremiumRequestStatus;
};

/** What became of an ordered term. */
export type PremiumRequestStatus =
  /** Its payment is to be confirmed. */
  | 'AWAITING_PAYMENT'
  /** Paid: an operator activates it or gives the payment back. */
  | 'IN_REVIEW'
  /** An operator refused it: the payment, taxes included, was given back as credit. */
  | 'REFUSED';

/** A term of Premium. */
export type PremiumSubject = {
  __typename?: 'PremiumSubject';
  /** Its last day in Caracas, as 2026-12-22; null for a refused one. */
  endsOn: Maybe<Scalars['String']['output']>;
  /** What happened; null for what this version does not know. */
  event: Maybe<PremiumEvent>;
};

/** Outcome of updateProfilePhoto and deleteProfilePhoto. */
export type ProfilePhotoPayload = {
  __typename?: 'ProfilePhotoPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The account as it is now; null when refused. */
  viewer: Maybe<Viewer>;
};

/** An order and what became of its payment. */
export type Proforma = Node & {
  __typename?: 'Proforma';
  /** What is bought, in Spanish, like "Promoción Básico"; null where the backend leaves it out. */
  concept: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it became as credit, where it could not be used for what it was made; else null. */
  credited: Maybe<Money>;
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Number of the payment. */
  id: Scalars['ID']['output'];
  /** What it is for; null where the backend leaves it out. */
  kind: Maybe<PlanKind>;
  /** How it is paid; null where the backend leaves it out. */
  method: Maybe<PaymentMethod>;
  /** When it was paid; null until then, and where the backend leaves it out. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of who pays; null where the backend leaves it out. */
  payer: Maybe<Scalars['String']['output']>;
  /** Where it can be paid: to be opened in a new window. Null once it is APPROVED or TO_BE_CONFIRMED, and when the time to pay it is over (24 hours): then a new order is needed. Reveals nothing but the amount. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** Price before taxes, in US dollars; null where the backend leaves it out. */
  price: Maybe<Money>;
  /** The promoted publication as it is now; null for other kinds, and when it can no longer be read. */
  publication: Maybe<Publication>;
  /** What is promoted; null for other kinds. */
  publicationId: Maybe<Scalars['ID']['output']>;
  /** Title of what is promoted, or for which a place is booked; null for other kinds, where the viewer may not see it, and where the backend leaves it out. */
  publicationTitle: Maybe<Scalars['String']['output']>;
  /** Number of its receipt; null until it is paid, and where the backend writes none. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** What it costs, as it was when it was made; null for one paid with credit. */
  review: Maybe<PaymentReview>;
  /** Changed only by the card gateway's signed callback; APPROVED is final. */
  status: ProformaStatus;
};

/** One page of the viewer's payments. */
export type ProformaPage = {
  __typename?: 'ProformaPage';
  /** At most ten. */
  items: Array<Proforma>;
  /** Position in the list. */
  page: PageNumbers;
};

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

/** Outcome of createProposal and updateProposal. */
export type ProposalPayload = {
  __typename?: 'ProposalPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The proposal; null when refused, but as it is now where updateProposal did not know its last version. */
  transaction: Maybe<Transaction>;
};

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
  requestId: Scalars['ID']['input'];
  /** When: from now on, at most 30 days ahead. */
  startsAt: Scalars['DateTime']['input'];
  /** The transaction. */
  transactionId: Scalars['ID']['input'];
};

/** A proposal of a meeting of a ring. */
export type ProposeRingMeetingInput = {
  /** The giver at this meeting: the viewer, or the member who gives to them. Null or left out for a meeting of all at once. */
  giverId?: InputMaybe<Scalars['ID']['input']>;
  /** Where. */
  place: MeetingPlaceInput;
  /** Made by the client once per proposal. */
  requestId: Scalars['ID']['input'];
  /** Number of the ring. */
  ringId: Scalars['ID']['input'];
  /** When: from now on, at most 30 days ahead. */
  startsAt: Scalars['DateTime']['input'];
};

/** A public place. Where it is on the map is only roughly so: its name and address say how to get there. */
export type PublicPlace = {
  __typename?: 'PublicPlace';
  /** Where it is. */
  address: Scalars['String']['output'];
  /** Its short name, such as ccs-polichacao: no number. */
  id: Scalars['ID']['output'];
  /** What kind of place it is. */
  kind: PublicPlaceKind;
  /** What it is called. */
  name: Scalars['String']['output'];
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

/** What a user has and offers for exchange. */
export type Publication = Node & {
  __typename?: 'Publication';
  /** Whether the owner also accepts other offers. */
  acceptsOtherOffers: Scalars['Boolean']['output'];
  /** Extra attributes of its category, in order. */
  attributes: Array<PublicationAttribute>;
  /** Its promotion that runs or waits, else the last one that ended; null for others than the owner and where there was none. */
  campaign: Maybe<Campaign>;
  /** Whether the viewer may edit it now: it is the viewer's own, not swapped, and not reserved by an accepted transaction. */
  canEdit: Scalars['Boolean']['output'];
  /** Where it is filed, with its path; null where only a card may be shown. */
  category: Maybe<Category>;
  /** State of a product; null for services. */
  condition: Maybe<ItemCondition>;
  /** The first picture. */
  cover: Maybe<Image>;
  /** Null where the viewer may only see a card. */
  description: Maybe<Scalars['String']['output']>;
  /** Kilometres from a point to the publication's approximate point, two decimals. `from` defaults to the viewer's position; null while that is unknown, too. */
  distanceKm: Maybe<Scalars['Float']['output']>;
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Whether changes of an own publication wait for the review; null for other people's, and in lists that leave it out. */
  hasChangesInReview: Maybe<Scalars['Boolean']['output']>;
  /** The values of at most two attributes that say most, ready for the line of a card: 2014, 86.000 km. */
  highlights: Array<Scalars['String']['output']>;
  /** Number of the publication. */
  id: Scalars['ID']['output'];
  /** All pictures, the cover first. */
  images: Array<Image>;
  /** What the owner wants for it, at most as many as the owner wrote. */
  interests: Array<Scalars['String']['output']>;
  /** Whether the viewer is the owner. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether a report of the viewer is open; null in lists, for guests and where the backend does not say. */
  isReported: Maybe<Scalars['Boolean']['output']>;
  /** Whether an accepted transaction reserves it at the moment. */
  isReserved: Scalars['Boolean']['output'];
  /** Whether it is in the viewer's saved list; false for guests, null while the list cannot be read. */
  isSaved: Maybe<Scalars['Boolean']['output']>;
  /** Whether its content is for Premium accounts alone and the viewer has none: then only category, owner, type, status and date are of it. */
  isWithheld: Scalars['Boolean']['output'];
  /** Its owner. */
  owner: User;
  /** Where it is, as exactly as the viewer may know. */
  place: Place;
  /** Estimated value; null means "A convenir". */
  price: Maybe<Money>;
  /** When it became visible; null before its approval. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the review returned the latest version of an own publication, and what to mend; null where it did not, for other people's, and in lists that leave it out. */
  returnReason: Maybe<Scalars['String']['output']>;
  /** What the card shows on its ribbon, the most important first; usually one, two for PREMIUM with SPONSORED. */
  ribbons: Array<Ribbon>;
  /** For the address /{slug}/{id}: made from the title, with the suffix -p where it would hide a fixed route; empty where the title is. */
  slug: Scalars['String']['output'];
  /** What happened around it; null for others than the owner and where it cannot be read. */
  stats: Maybe<PublicationStats>;
  /** Status in its life cycle. */
  status: PublicationStatus;
  /** At most 60 characters; empty where only the status may be shown, "Contenido Premium" where `isWithheld`. */
  title: Scalars['String']['output'];
  /** Product or service. */
  type: PublicationType;
  /** Detail of use; only for used products. */
  usage: Maybe<ItemUsage>;
  /** What the viewer may do about a proposal. Null for guests. */
  viewerProposal: Maybe<ViewerProposal>;
};


/** What a user has and offers for exchange. */
export type PublicationDistanceKmArgs = {
  from?: InputMaybe<CoordinatesInput>;
};

/** A labelled value. */
export type PublicationAttribute = {
  __typename?: 'PublicationAttribute';
  /** Spanish label of the attribute. */
  label: Scalars['String']['output'];
  /** Its name, as in `CategoryField`; null where the backend leaves it out. */
  name: Maybe<Scalars['String']['output']>;
  /** Its value as a form writes it: 86000. */
  rawValue: Scalars['String']['output'];
  /** Its value, ready to be shown. */
  value: Scalars['String']['output'];
};

/** A value of an attribute. */
export type PublicationAttributeInput = {
  /** Name of a field of its category; others are left out. */
  name: Scalars['String']['input'];
  /** As its kind is written; a blank one is left out. */
  value: Scalars['String']['input'];
};

/** The owner's latest version of a publication: one that waits for the review or was returned, else the public one. */
export type PublicationEdit = {
  __typename?: 'PublicationEdit';
  /** The owner's latest version, in order. */
  attributes: Array<PublicationAttribute>;
  /** Whether its owner may ask for another review now. */
  canAppeal: Scalars['Boolean']['output'];
  /** State of a product; null for services. */
  condition: Maybe<ItemCondition>;
  /** The owner's latest version. */
  description: Scalars['String']['output'];
  /** All pictures, the cover first. */
  images: Array<Image>;
  /** Whether changes wait for the review. */
  isInReview: Scalars['Boolean']['output'];
  /** The publication as others see it. */
  publication: Publication;
  /** Why it cannot be edited at present; null when it can. */
  refusal: Maybe<PublicationEditRefusal>;
  /** Why the review returned the latest changes; null when it did not. */
  returnReason: Maybe<Scalars['String']['output']>;
  /** Number of the version, for `updatePublication`; null where the backend has none. */
  revision: Maybe<Scalars['Int']['output']>;
  /** The owner's latest version. */
  title: Scalars['String']['output'];
  /** Detail of use; only for used products. */
  usage: Maybe<ItemUsage>;
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
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Address of an existing one, as in `PublicationEdit.images`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list of publications. */
export type PublicationPage = {
  __typename?: 'PublicationPage';
  /** At most ten. */
  items: Array<Publication>;
  /** Position in the list. */
  page: PageNumbers;
};

/** What happened around an own publication. */
export type PublicationStats = {
  __typename?: 'PublicationStats';
  /** Exchanges agreed and not ended ("Cambios en proceso"). */
  inProgressCount: Scalars['Int']['output'];
  /** Proposals received ("Propuestas"). */
  proposalCount: Scalars['Int']['output'];
  /** Questions asked ("Preguntas"). */
  questionCount: Scalars['Int']['output'];
  /** How often others opened it or saw it promoted; null where the backend leaves it out. */
  views: Maybe<Scalars['Int']['output']>;
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
  publicationId: Scalars['ID']['input'];
};

/** Outcome of deactivatePublication and activatePublication. */
export type PublicationStatusPayload = {
  __typename?: 'PublicationStatusPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The publication, with its new status; null when refused. */
  publication: Maybe<Publication>;
};

/** An own publication. */
export type PublicationSubject = {
  __typename?: 'PublicationSubject';
  /** Credit granted by its approval. */
  credit: Maybe<Money>;
  /** The publication as it is now; null when it can no longer be read. */
  publication: Maybe<Publication>;
  /** Id of the publication. */
  publicationId: Scalars['ID']['output'];
  /** Why the review returned it. */
  reason: Maybe<Scalars['String']['output']>;
  /** Its title when the notification was written. */
  title: Scalars['String']['output'];
};

/** Product or service. Fixed once published. */
export type PublicationType =
  /** A thing. */
  | 'PRODUCT'
  /** A piece of work. */
  | 'SERVICE';

/** A publication on the wall. */
export type PublicationWallItem = {
  __typename?: 'PublicationWallItem';
  /** Stable over pages: publication-12. */
  id: Scalars['ID']['output'];
  /** What the card shows. */
  publication: Publication;
};

/** Pushes to a device. They say that there is news, never which. */
export type Push = {
  __typename?: 'Push';
  /** Whether the device of this session takes them. */
  isOn: Scalars['Boolean']['output'];
  /** The key by which a browser subscribes, in base64url. */
  publicKey: Scalars['String']['output'];
};

/** Outcome of the two mutations about pushes. */
export type PushPayload = {
  __typename?: 'PushPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The viewer, with their push settings as they are now; null when refused. */
  viewer: Maybe<Viewer>;
};

/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type Query = {
  __typename?: 'Query';
  /** What both parties of a transaction agreed on, the last version first; empty before, and where it was agreed on before it was written down. Null for strangers, and where the backend writes nothing down. Guests are refused. */
  agreements: Maybe<Array<Agreement>>;
  /** Banners that show today, in order, at most 8. Null where the backend cannot list them. */
  banners: Maybe<Array<Banner>>;
  /** The users that the viewer has blocked, by name; null where the backend has no blocks. Guests are refused. */
  blockedUsers: Maybe<Array<User>>;
  /** The viewer's promotions that run or wait for the confirmation of their payment, newest first, ten a page. Guests are refused; null where the backend has none. */
  campaigns: Maybe<CampaignPage>;
  /** What the backend can do that not every one can: nothing of what it cannot needs to be offered. */
  capabilities: Maybe<Capabilities>;
  /** The whole category tree: the first level, with children inside. */
  categories: Maybe<Array<Category>>;
  /** One category; null for an unknown id. */
  category: Maybe<Category>;
  /** One chat, for its two participants; null for all others. Guests are refused. */
  chat: Maybe<Chat>;
  /**
   * The viewer's chats of one tab in its two groups, each with the latest activity first: proposals that wait for the viewer before those that wait for the other party,
   * chats of open transactions before closed ones.
   */
  chats: Maybe<ChatConnection>;
  /** The pictures that both parties of an open claim have sent; null once nothing waits. Operators only, never about themselves; over HTTP only. */
  claimPictures: Maybe<Array<ClaimPicture>>;
  /** The closed days from today on, in order. Operators only. */
  closedDays: Maybe<Array<ClosedDay>>;
  /** Countries with their states; only enabled ones can be chosen. */
  countries: Maybe<Array<Country>>;
  /** Currency of a country, as an ISO 4217 code; USD for a country that is not enabled, and for an unknown code. */
  currency: Maybe<Scalars['String']['output']>;
  /**
   * A copy of everything that the viewer gave and did, as the text of a JSON file; of others only what the viewer sees anyway. Ten an hour
   * (RATE_LIMITED), over HTTP only. Null where the backend makes none.
   */
  dataExport: Maybe<Scalars['String']['output']>;
  /** Jobs and mails that failed too often and were put aside, newest first, at most 100. Operators only. */
  deadLetters: Maybe<Array<DeadLetter>>;
  /** Whether the viewer's data are to be erased, and when. Null where the backend cannot erase. */
  erasure: Maybe<Erasure>;
  /** Words that neither count as tags nor as interests. */
  excludedWords: Maybe<Array<Scalars['String']['output']>>;
  /** All banners, by place and in order, those that were taken down included. Operators only. */
  keptBanners: Maybe<Array<KeptBanner>>;
  /** All venues with their shifts, by city and name, closed ones included. Operators only. */
  keptVenues: Maybe<Array<KeptVenue>>;
  /**
   * The keys by which the devices of both parties of an AGREED meeting show their codes and check the other's, also without a network: six digits,
   * a new one each minute (RFC 6238, SHA-1, counted from 1970 by the server's clock). Null where none is agreed, and for others; guests are refused. Private.
   */
  meetingCodes: Maybe<MeetingCodes>;
  /** Public places where strangers can meet, by city, the one nearest to the viewer first. Guests are refused; null where the backend has no meetings. */
  meetingPlaces: Maybe<Array<MeetingCity>>;
  /** What concerns the viewer of a meeting alone; null for others. Private. */
  meetingSafety: Maybe<MeetingSafety>;
  /** The latest rows of the audit trail, newest first. Operators only. */
  moderationDecisions: Maybe<Array<ModerationDecision>>;
  /** All that an operator reads before deciding; null for what no longer waits. Operators only. */
  moderationItem: Maybe<ModerationItem>;
  /** What waits for an operator: the counts of all kinds, and the items of one kind or of all that a user waits for. Operators only. */
  moderationQueue: Maybe<ModerationQueue>;
  /**
   * Anything that has a globalId, by it: what the query of its type answers for the viewer, null where that is null, and refused where that is
   * refused. A publication that is read so does not count as viewed. BAD_USER_INPUT for what is no such id.
   */
  node: Maybe<Node>;
  /** Several at once, in their order, each as `node` answers it: one that fails is null, with its error. */
  nodes: Maybe<Array<Maybe<Node>>>;
  /** The viewer's notifications, newest first. The hidden kind never appears. */
  notifications: Maybe<NotificationConnection>;
  /** The viewer's own, newest first, ten a page. Null where the backend cannot list that kind. Guests are refused. */
  ownPublications: Maybe<OwnPublicationPage>;
  /** The viewer's payments of every state, the newest first, ten a page. Guests are refused; null where the backend has no such list. */
  payments: Maybe<ProformaPage>;
  /** What can be bought of a kind, the cheapest first. Guests are refused; null where the backend sells nothing. */
  plans: Maybe<Array<Plan>>;
  /** The viewer's Premium. Guests are refused; null where the backend has none. */
  premium: Maybe<Premium>;
  /** An own payment; null for other people's. Cheap: meant to be polled when a payment may have progressed in another window. */
  proforma: Maybe<Proforma>;
  /** The viewer's own visible publications that can be promoted, newest first, ten a page. Guests are refused; null where the backend has no such list. */
  promotables: Maybe<PublicationPage>;
  /** One publication; null when there is none with this id. One that is not available any more shows other users only owner, category, type and status: it is named only by cards of transactions and of the wall. */
  publication: Maybe<Publication>;
  /** The owner's starting point for editing a publication; null for other users' publications and for unknown ids. Guests are refused. */
  publicationEdit: Maybe<PublicationEdit>;
  /** The public questions about a publication; null when it cannot be seen, or where the backend has none. Together with the publication it costs no extra call. */
  questions: Maybe<QuestionList>;
  /** A ring of the viewer's; null for others, and where the backend has none. Guests are refused. */
  ring: Maybe<Ring>;
  /**
   * The keys by which those who come to an AGREED meeting of a ring show and check the codes of its hand-overs, also without a network. Null for others, where
   * none is agreed, and where the backend has no such codes.
   */
  ringMeetingCodes: Maybe<RingMeetingCodes>;
  /** What concerns the viewer of a ring's meeting alone; `wellAt` is always null. Null for others than those who come, and where the backend has none. */
  ringMeetingSafety: Maybe<MeetingSafety>;
  /** The viewer's saved publications, the latest first, ten a page. Guests are refused. */
  savedPublications: Maybe<SavedPublicationPage>;
  /**
   * Searches publications; public. Case and accents are ignored, several terms are OR, best match first, then as ordered.
   * RATE_LIMITED where too many search at once or this one takes too long: try again in some seconds.
   */
  search: Maybe<SearchResult>;
  /**
   * The viewer's chats of exchanges in which one message, the name of the other participant or the title of a thing holds all words, accents
   * and case aside; latest activity first, among the latest 500. Null where the backend does not look through chats.
   */
  searchChats: Maybe<Array<FoundChat>>;
  /**
   * The same in the chats of the viewer's rings: by a message, the name of another member or the title of a thing. Null where the backend does not look through
   * them.
   */
  searchRingChats: Maybe<Array<FoundRingChat>>;
  /** What people publish that begins as the text does, at most 6, the most frequent first; null where the backend cannot say. */
  searchSuggestions: Maybe<Array<Scalars['String']['output']>>;
  /** Where and when an exchange can be carried out securely, and what it costs. Guests are refused; null where the backend has no secure exchange: then nothing of it shows. */
  secureExchangePlaces: Maybe<SecureExchangePlaces>;
  /** A meeting for an outsider, by the token of its path; also for guests. Null where the token is unknown, was taken back or is over, alike. */
  sharedMeeting: Maybe<SharedMeeting>;
  /** Visible ones like it, at most 8, the most alike first, then the nearest; the publication itself may be gone. Null where the backend cannot say. */
  similarPublications: Maybe<Array<Publication>>;
  /** One transaction, for its two parties; null for all others. Guests are refused. */
  transaction: Maybe<Transaction>;
  /** The viewer's transactions of one list of /requests, newest change first. Guests are refused. */
  transactions: Maybe<TransactionConnection>;
  /** The public profile of a user; null when there is none with this id. */
  user: Maybe<User>;
  /** A user's public publications, newest first, ten a page. Null where the backend cannot list them. */
  userPublications: Maybe<PublicationPage>;
  /** What others wrote of a user with their stars, newest first, 50 at most. Null where the backend keeps none. */
  userRemarks: Maybe<Array<Remark>>;
  /** What like things are said to be worth, for members: those of the category that share the rarest word with the title, else all of the category. Null where they are of fewer than five owners or too far apart, in a premium category unless the viewer has Premium, and where the backend knows none. */
  valueRange: Maybe<ValueRange>;
  /** Who comes to a venue on a day, by shift: bookings that are ACTIVE, COMPLETED or SETTLED; and those of earlier days that are over but still ACTIVE. Operators only. */
  venueVisits: Maybe<Array<VenueVisit>>;
  /** Where the verification of the viewer's identity stands. Null where the backend verifies no users. */
  verification: Maybe<Verification>;
  /** What a person sent to have their identity verified; null once nothing waits. Operators only, never about themselves; over HTTP only. */
  verificationDocuments: Maybe<VerificationDocuments>;
  /**
   * The account of the session; null for a guest and for a session that is over, so that a start screen can always ask. An error only where
   * there is a session and the backend fails or is overloaded (UPSTREAM_TIMEOUT, UPSTREAM_UNAVAILABLE, RATE_LIMITED): the session may be good
   * and is kept, so ask again later.
   */
  viewer: Maybe<Viewer>;
  /** The feed of /wall, public. `near` defaults to the viewer's position, else Caracas. */
  wall: Maybe<WallConnection>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryAgreementsArgs = {
  transactionId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryBannersArgs = {
  place: BannerPlace;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryCampaignsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryChatArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryChatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  tab: ChatTab;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryClaimPicturesArgs = {
  transactionId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryCurrencyArgs = {
  country: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryMeetingCodesArgs = {
  meetingId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryMeetingPlacesArgs = {
  near?: InputMaybe<CoordinatesInput>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryMeetingSafetyArgs = {
  meetingId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryModerationItemArgs = {
  id: Scalars['ID']['input'];
  kind: ModerationKind;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryModerationQueueArgs = {
  kind?: InputMaybe<ModerationKind>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryOwnPublicationsArgs = {
  kind?: OwnPublicationKind;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryPaymentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryPlansArgs = {
  kind: PlanKind;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryProformaArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryPromotablesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryPublicationArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryPublicationEditArgs = {
  publicationId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryQuestionsArgs = {
  publicationId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryRingArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryRingMeetingCodesArgs = {
  meetingId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryRingMeetingSafetyArgs = {
  meetingId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySavedPublicationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySearchArgs = {
  input: SearchInput;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySearchChatsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySearchRingChatsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySharedMeetingArgs = {
  token: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QuerySimilarPublicationsArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  tab: RequestsTab;
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryUserPublicationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryUserRemarksArgs = {
  userId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryValueRangeArgs = {
  categoryId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryVenueVisitsArgs = {
  date: Scalars['Date']['input'];
  venueId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryVerificationDocumentsArgs = {
  userId: Scalars['ID']['input'];
};


/** Every root field is nullable, so that a failing one (null, with its code and path in `errors`) does not discard the data of the others. */
export type QueryWallArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  near?: InputMaybe<CoordinatesInput>;
  order?: InputMaybe<WallOrder>;
};

/** A public question about a publication. */
export type Question = Node & {
  __typename?: 'Question';
  /** The owner's answer; null before it is given. */
  answer: Maybe<Answer>;
  /** When it was asked. */
  askedAt: Scalars['DateTime']['output'];
  /** The user who asked; only name and mark are included here. */
  author: User;
  /** Whether the viewer may answer it: the owner, once. */
  canAnswer: Scalars['Boolean']['output'];
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Number of the question. */
  id: Scalars['ID']['output'];
  /** At most 300 characters. */
  text: Scalars['String']['output'];
};

/** The public questions about one publication. */
export type QuestionList = {
  __typename?: 'QuestionList';
  /** Whether the viewer may ask: signed in, not the owner, and the publication is open and not withheld. */
  canAsk: Scalars['Boolean']['output'];
  /** Newest first, each with its answer; at most 500. */
  items: Array<Question>;
  /** The publication. */
  publication: Publication;
  /** Id of the publication; there is one list of each. */
  publicationId: Scalars['ID']['output'];
};

/** A rating after an automatic completion. */
export type RateTransactionInput = {
  /** Whole stars, 0 to 5. */
  rating: Scalars['Int']['input'];
  /** What is ticked: at most three that go with the stars. Ignored where `takesRatingReasons` is false. */
  ratingReasons?: InputMaybe<Array<RatingReason>>;
  /** A written line for the counterpart's profile: at most 300 characters, no contact data. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** A transaction of the viewer. */
  transactionId: Scalars['ID']['input'];
};

/** Outcome of rateTransaction. */
export type RateTransactionPayload = {
  __typename?: 'RateTransactionPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction with the rating. */
  transaction: Maybe<Transaction>;
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

/** How often something was ticked with a rating. */
export type RatingReasonCount = {
  __typename?: 'RatingReasonCount';
  /** How often. */
  count: Scalars['Int']['output'];
  /** What was ticked. */
  reason: RatingReason;
};

/** Confirms the reactivation of an account. */
export type ReactivateAccountInput = {
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of ReactivationOffer. */
  token: Scalars['String']['input'];
};

/** Outcome of reactivateAccount. */
export type ReactivateAccountPayload = {
  __typename?: 'ReactivateAccountPayload';
  /** Why it was refused; an unknown, used or expired token is NOT_FOUND at `token`. */
  errors: Array<UserError>;
  /** The account; null when refused. */
  viewer: Maybe<Viewer>;
};

/** How to reactivate a deactivated account. */
export type ReactivationOffer = {
  __typename?: 'ReactivationOffer';
  /** After this the user has to sign in again; null where the backend leaves it out. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** For reactivateAccount: works once, until `expiresAt`. Keep it out of addresses and of storage. */
  token: Scalars['String']['output'];
};

/** Who came. */
export type RecordArrivalInput = {
  /** Number of the booking. */
  id: Scalars['ID']['input'];
  /** Which party. */
  party: TransactionRole;
};

/** The registration form. */
export type RegisterInput = {
  /** Must be true. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** The captcha's proof. Each proof works once. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 code of an enabled country (VE). */
  country: Scalars['String']['input'];
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: Scalars['Date']['input'];
  /** One account per address. */
  email: Scalars['String']['input'];
  /** 2 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: Scalars['String']['input'];
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  password: Scalars['String']['input'];
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: Scalars['String']['input'];
  /** A profile picture: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture?: InputMaybe<Scalars['Upload']['input']>;
  /** A state of that country. */
  state: Scalars['String']['input'];
  /** Whether support may contact the person to verify the identity. */
  wantsVerification?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of register. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** For changeRegistrationEmail, until the account is confirmed; null where the backend lacks it. Keep it out of addresses and of storage. */
  correctionToken: Maybe<Scalars['String']['output']>;
  /** The address the confirmation was sent to; null when refused. */
  email: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The new account; null where the backend leaves it out. */
  userId: Maybe<Scalars['ID']['output']>;
};

/** What has happened with the proposals and meetings of a person: facts, no opinion. */
export type Reliability = {
  __typename?: 'Reliability';
  /** Null while fewer than three meetings came about or were missed. */
  meetings: Maybe<MeetingCounts>;
  /** How soon they answer half of the proposals that they get; null while they got fewer than five. */
  replyTime: Maybe<ReplyTime>;
};

/** A written line with the stars of a rating. */
export type Remark = Node & {
  __typename?: 'Remark';
  /** Who wrote it. */
  author: User;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** One for each transaction and author. */
  id: Scalars['ID']['output'];
  /** Whole stars, 0 to 5. */
  stars: Scalars['Int']['output'];
  /** What was written. */
  text: Scalars['String']['output'];
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
  id: Scalars['ID']['input'];
  /** Length of a delay: 15, 30, 45 or 60 minutes after the hour. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** What. */
  report: MeetingReport;
};

/** A report to be filed. */
export type ReportPublicationInput = {
  /** Which publication. */
  publicationId: Scalars['ID']['input'];
  /** Why: 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** Outcome of reportPublication. */
export type ReportPublicationPayload = {
  __typename?: 'ReportPublicationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Whether it is stored now. */
  sent: Scalars['Boolean']['output'];
};

/** A report of a person to be filed. */
export type ReportUserInput = {
  /** A message that the viewer received from them. */
  messageId?: InputMaybe<Scalars['ID']['input']>;
  /** Why: 1 to 300 characters. */
  reason: Scalars['String']['input'];
  /** Which person. */
  userId: Scalars['ID']['input'];
};

/** Outcome of reportUser. */
export type ReportUserPayload = {
  __typename?: 'ReportUserPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Whether it is stored now. */
  sent: Scalars['Boolean']['output'];
};

/** What both shall give instead of what was agreed on. */
export type RequestAmendmentInput = {
  /** What the owner gives beside the publication that was asked for: at most 20 ACTIVE publications of theirs. */
  addedPublicationIds: Array<Scalars['ID']['input']>;
  /** Money on top of the things. */
  complement?: InputMaybe<ComplementInput>;
  /** `offerVersion` that was read. */
  offerVersion: Scalars['Int']['input'];
  /** What the interested party gives: at most 20 ACTIVE publications of theirs; may be empty when there are words. */
  offeredPublicationIds: Array<Scalars['ID']['input']>;
  /** Made by the client once per request. */
  requestId: Scalars['ID']['input'];
  /** A transaction of the viewer that is ACCEPTED. */
  transactionId: Scalars['ID']['input'];
  /** What the interested party gives in words: at most 300 characters. */
  writtenOffer?: InputMaybe<Scalars['String']['input']>;
};

/** Confirms the erasure: with the password where the account has one, else with its address. */
export type RequestErasureInput = {
  /** Needed where the account has no password: the address it signs in with. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Needed where `hasPassword`; wrong ones are BAD_USER_INPUT here and limited (RATE_LIMITED). */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The user who wants a new password. */
export type RequestPasswordResetInput = {
  /** The captcha's proof. Each proof works once. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, an e-mail address. */
  email: Scalars['String']['input'];
};

/** Outcome of requestPasswordReset. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** True when the mail is on its way. */
  sent: Scalars['Boolean']['output'];
};

/** What is sent to have an identity verified. */
export type RequestVerificationInput = {
  /** Picture of the identity document: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  document: Scalars['Upload']['input'];
  /** Number of the identity document: 6 to 8 digits, with or without dots and the letter before them. */
  identityNumber: Scalars['String']['input'];
  /** Picture of the person, likewise. */
  photo: Scalars['Upload']['input'];
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
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, an e-mail address. */
  email: Scalars['String']['input'];
};

/** Outcome of resendConfirmation. */
export type ResendConfirmationPayload = {
  __typename?: 'ResendConfirmationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** True when the mail is on its way. */
  sent: Scalars['Boolean']['output'];
};

/** A new password for the owner of a recovery mail. */
export type ResetPasswordInput = {
  /** At least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  password: Scalars['String']['input'];
  /** The first parameter of /recovery_password/{token}/{tlc}. */
  token: Scalars['String']['input'];
};

/** Outcome of resetPassword. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True when the new password is set. */
  done: Scalars['Boolean']['output'];
  /** Why it was refused: an unknown, used or expired token is NOT_FOUND at `token`, a weak password BAD_USER_INPUT at `password`. */
  errors: Array<UserError>;
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

/** Three or four people of whom each gives a thing to the next, the last one to the first. For its members only; they and their things never change. */
export type Ring = {
  __typename?: 'Ring';
  /** Whether the viewer can accept it now. */
  canAccept: Scalars['Boolean']['output'];
  /** Whether the viewer can say now that they have received. */
  canConfirm: Scalars['Boolean']['output'];
  /** Whether the viewer can decline it now. */
  canDecline: Scalars['Boolean']['output'];
  /** Whether the viewer can leave it now. */
  canLeave: Scalars['Boolean']['output'];
  /** Whether the viewer can propose a meeting now. False where the backend has none of rings. */
  canProposeMeeting: Scalars['Boolean']['output'];
  /**
   * What its members write to each other, from the proposal on; `messageAdded`, `chatMarksChanged`, `sendMessage`, `markChatRead`, `muteChat` and `confirmDelivery` take its
   * id. Null where the backend has no such chats, and where the viewer has blocked another member.
   */
  chat: Maybe<RingChat>;
  /** When it was proposed. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it ended; null where it has not, and for what this version does not know. */
  endReason: Maybe<RingEndReason>;
  /** Its members may answer until then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of the ring: answers name it. */
  id: Scalars['ID']['output'];
  /** Whether it took the place of one of the viewer's rings in which a member had declined. */
  isRepair: Scalars['Boolean']['output'];
  /**
   * Where and when things are handed over: the latest proposal for all at once and of each hand-over, of those to which the viewer comes, whatever became of
   * it. Null where the backend has no meetings of rings.
   */
  meetings: Maybe<Array<RingMeeting>>;
  /** In the order of giving, the viewer first. */
  members: Array<RingMember>;
  /** Number of the ring that took its place after a member had declined; only where the viewer is in it. */
  repairedById: Maybe<Scalars['ID']['output']>;
  /** What became of it. */
  state: RingState;
};

/** The conversation of a ring, for its members only. */
export type RingChat = {
  __typename?: 'RingChat';
  /** Whether the newest message is another's and has not reached a device of the viewer yet. */
  awaitsDelivery: Scalars['Boolean']['output'];
  /** Id of the chat. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has muted it; null where the backend mutes none. */
  isMuted: Maybe<Scalars['Boolean']['output']>;
  /** Whether messages can be sent now: while the ring goes on, and 14 days after it was completed or has broken. */
  isWritable: Scalars['Boolean']['output'];
  /** The newest message; null before the first. */
  lastMessage: Maybe<Message>;
  /** How far the viewer's messages have come with all of the others. */
  marks: ChatMarks;
  /** Newest page of messages, oldest first; `before` pages back. */
  messages: MessageConnection;
  /** Number of the ring. */
  ringId: Scalars['ID']['output'];
  /** Whether typing is shown in it; false where the backend does not know typing, and where the viewer does not share it. */
  showsTyping: Scalars['Boolean']['output'];
  /** Messages of the others that the viewer has not read. */
  unreadCount: Scalars['Int']['output'];
  /** Latest activity. */
  updatedAt: Scalars['DateTime']['output'];
};


/** The conversation of a ring, for its members only. */
export type RingChatMessagesArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Money on top of a thing that is handed over in a ring, so that everybody gets what they give. */
export type RingComplement = {
  __typename?: 'RingComplement';
  /** How much, in whole US dollars. */
  money: Money;
  /** Which member gets it. */
  payeeId: Scalars['ID']['output'];
  /** Which member pays it. */
  payerId: Scalars['ID']['output'];
};

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
  id: Scalars['ID']['input'];
};

/** Where and when members of a ring hand things over: all of them at once, or the two of one hand-over. For those who come only. */
export type RingMeeting = {
  __typename?: 'RingMeeting';
  /** Whether the viewer can accept it now. */
  canAccept: Scalars['Boolean']['output'];
  /** Whether the viewer can decline it, take it back or cancel it now. */
  canCancel: Scalars['Boolean']['output'];
  /** The member who gives to the next one there; null where all meet at once. */
  giverId: Maybe<Scalars['ID']['output']>;
  /** Number of the proposal: accepting names it. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has proposed it. */
  isProposer: Scalars['Boolean']['output'];
  /** The members who come. */
  parties: Array<RingMeetingParty>;
  /** Where. */
  place: MeetingSpot;
  /** When. */
  startsAt: Scalars['DateTime']['output'];
  /** What became of it. */
  state: MeetingState;
};

/** Keys of the codes of a ring's meeting, in hexadecimal: each hand-over has a code, which its giver shows and its receiver enters. */
export type RingMeetingCodes = {
  __typename?: 'RingMeetingCodes';
  /** Key of the codes of the member who gives to the viewer; null where they only give at this meeting. */
  giverKey: Maybe<Scalars['String']['output']>;
  /** Key of the codes that the viewer shows to the member they give to; null where they only receive at this meeting. */
  ownKey: Maybe<Scalars['String']['output']>;
  /** The server's clock: codes go by it, whatever the device's says. */
  serverTime: Scalars['DateTime']['output'];
};

/** Which meeting of a ring. */
export type RingMeetingInput = {
  /** Number of the proposal. */
  id: Scalars['ID']['input'];
};

/** A meeting of a ring, as it was when the notification was written. It names no user. */
export type RingMeetingNews = {
  __typename?: 'RingMeetingNews';
  /** How many minutes later a member comes; 0 for other events. */
  lateMinutes: Scalars['Int']['output'];
  /** What happened; null for what this version does not know. */
  meetingEvent: Maybe<MeetingEvent>;
  /** When they meet. */
  meetsAt: Scalars['DateTime']['output'];
  /** What the place is called. */
  placeName: Scalars['String']['output'];
};

/** A member who comes to a meeting of a ring. */
export type RingMeetingParty = {
  __typename?: 'RingMeetingParty';
  /** Whether they have accepted it; who proposed it has. */
  hasAccepted: Scalars['Boolean']['output'];
  /** What they have said on the day. */
  progress: MeetingProgress;
  /** Which member of the ring. */
  userId: Scalars['ID']['output'];
};

/** A user in a ring, and what they give to the next member. */
export type RingMember = {
  __typename?: 'RingMember';
  /** Money that evens out what they give and what the next member gives; null without any. */
  complement: Maybe<RingComplement>;
  /** Its cover. */
  cover: Maybe<Image>;
  /** Whether they have accepted the ring. */
  hasAccepted: Scalars['Boolean']['output'];
  /** Whether they have received what the one before gives. */
  hasReceived: Scalars['Boolean']['output'];
  /** Id of the pair of ring and person. */
  id: Scalars['ID']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** Municipality and state. */
  location: Maybe<Scalars['String']['output']>;
  /** Its value; null where its owner names none. */
  price: Maybe<Money>;
  /** Number of the publication that they give. */
  publicationId: Scalars['ID']['output'];
  /** What it is. */
  title: Scalars['String']['output'];
  /** Who. */
  user: User;
};

/** A ring as it is now. */
export type RingPayload = {
  __typename?: 'RingPayload';
  /** Why nothing was done. */
  errors: Array<UserError>;
  /** The ring; null where nothing was done, or none was found. */
  ring: Maybe<Ring>;
};

/** How far a user's rings may reach, and how uneven they may be. */
export type RingSettings = {
  __typename?: 'RingSettings';
  /** Whole US dollars that the viewer would pay or take on top of a thing, at most, where values differ more than that; of the two people the lower amount counts. Usually 0. Null where the backend balances no ring with money. */
  complementUsd: Maybe<Scalars['Int']['output']>;
  /** Kilometres between two things that are handed over; of the two people the shorter radius counts. Usually 25. */
  radiusKm: Scalars['Int']['output'];
  /** Percent by which the value of what the viewer gets may differ from that of what they give, where both name one. Usually 30. */
  tolerancePercent: Scalars['Int']['output'];
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

/** What happened to a ring of the viewer's. */
export type RingSubject = {
  __typename?: 'RingSubject';
  /** What happened to a meeting of it, in a notification of the type MEETING; null in others. */
  meeting: Maybe<RingMeetingNews>;
  /** Title of what the viewer gives in it. */
  publicationTitle: Maybe<Scalars['String']['output']>;
  /** The ring as it is now; null when it can no longer be read. */
  ring: Maybe<Ring>;
  /** What happened; null for what this version does not know. */
  ringEvent: Maybe<RingEvent>;
  /** Number of the ring. */
  ringId: Scalars['ID']['output'];
};

/** A banner that an operator makes or changes. */
export type SaveBannerInput = {
  /** Last day; null without bound. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Which banner; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** False takes it down. */
  isShown: Scalars['Boolean']['input'];
  /** For narrow screens; as above. */
  narrowImage?: InputMaybe<Scalars['Upload']['input']>;
  /** Where it shows. */
  place: BannerPlace;
  /** From 1, within its place; null leaves it where it is, and puts a new one after all others. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, once per change. */
  requestId: Scalars['ID']['input'];
  /** First day; null without bound. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it says: 1 to 90 characters. */
  title: Scalars['String']['input'];
  /** Where a click leads: https, or a path of the app; at most 500 characters. */
  url: Scalars['String']['input'];
  /** The version that was read; null for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** For wide screens: JPG, PNG or GIF, at most 15 MB and at least 350 pixels a side; null keeps the one there is. */
  wideImage?: InputMaybe<Scalars['Upload']['input']>;
};

/** Outcome of saveBanner. */
export type SaveBannerPayload = {
  __typename?: 'SaveBannerPayload';
  /** The banner; null when refused. */
  banner: Maybe<KeptBanner>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** A day to close or to open again. */
export type SaveClosedDayInput = {
  /** Which, in Caracas: today or later. */
  date: Scalars['Date']['input'];
  /** Whether no venue opens. */
  isClosed: Scalars['Boolean']['input'];
  /** Why: 1 to 80 characters; required to close. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of saveClosedDay. */
export type SaveClosedDayPayload = {
  __typename?: 'SaveClosedDayPayload';
  /** The closed days from today on; null when refused. */
  closedDays: Maybe<Array<ClosedDay>>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** Which publication. */
export type SavePublicationInput = {
  /** Id of the publication. */
  publicationId: Scalars['ID']['input'];
};

/** Outcome of savePublication and unsavePublication. */
export type SavePublicationPayload = {
  __typename?: 'SavePublicationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The publication with its new `isSaved`. */
  publication: Maybe<Publication>;
};

/** A shift of a venue. */
export type SaveShiftInput = {
  /** How many exchanges it holds, 1 to 50. Days on which more are booked keep them. */
  capacity: Scalars['Int']['input'];
  /** When it ends in Caracas, like 11:00; stays as it is for a shift that exists. */
  endsAt: Scalars['String']['input'];
  /** Which shift; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it can be booked. */
  isOpen: Scalars['Boolean']['input'];
  /** When it begins in Caracas, like 09:00; stays as it is for a shift that exists. */
  startsAt: Scalars['String']['input'];
};

/** A venue that an operator makes or changes. */
export type SaveVenueInput = {
  /** Street and house: 1 to 160 characters. */
  address: Scalars['String']['input'];
  /** City: 1 to 60 characters. */
  city: Scalars['String']['input'];
  /** Which venue; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it can be booked. */
  isOpen: Scalars['Boolean']['input'];
  /** On the map. */
  location: CoordinatesInput;
  /** What it is called: 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Made by the client, once per change. */
  requestId: Scalars['ID']['input'];
  /** All shifts, at most 12, that do not overlap; those that are left out are closed. */
  shifts: Array<SaveShiftInput>;
  /** The version that was read; null for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of saveVenue. */
export type SaveVenuePayload = {
  __typename?: 'SaveVenuePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The venue; null when refused. */
  venue: Maybe<KeptVenue>;
};

/** One thing in the viewer's saved list. */
export type SavedPublication = {
  __typename?: 'SavedPublication';
  /** Number of the record. */
  id: Scalars['ID']['output'];
  /** Null when it is no longer available: then nothing else about it is revealed. */
  publication: Maybe<Publication>;
  /** Which publication; also of one that is not available any more, so that it can be taken out. */
  publicationId: Scalars['ID']['output'];
};

/** One page of the saved list. */
export type SavedPublicationPage = {
  __typename?: 'SavedPublicationPage';
  /** At most ten. */
  items: Array<SavedPublication>;
  /** Position in the list. */
  page: PageNumbers;
};

/** A category of the results. */
export type SearchCategory = {
  __typename?: 'SearchCategory';
  /** How many results are in it and below it, paid ones among them. */
  count: Scalars['Int']['output'];
  /** Id of the category. */
  id: Scalars['ID']['output'];
  /** Whether the results are narrowed to it. */
  isSelected: Scalars['Boolean']['output'];
  /** Spanish name. */
  name: Scalars['String']['output'];
  /** Name of the category above it; null on the first level. */
  parentName: Maybe<Scalars['String']['output']>;
};

/** An attribute by which results can be narrowed. */
export type SearchFacet = {
  __typename?: 'SearchFacet';
  /** A NUMBER and a YEAR are narrowed by bounds, the others by their values. */
  kind: AttributeKind;
  /** Spanish label. */
  label: Scalars['String']['output'];
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Unit of a number. */
  unit: Maybe<Scalars['String']['output']>;
  /** The most frequent first, counted as if nothing were chosen of this facet; empty for bounds. */
  values: Array<SearchFacetValue>;
};

/** A value of a facet. */
export type SearchFacetValue = {
  __typename?: 'SearchFacetValue';
  /** How many results have it. */
  count: Scalars['Int']['output'];
  /** As the filter names it, ready to be shown. */
  value: Scalars['String']['output'];
};

/** A search: its tab, its words or prices, its filters and its page. */
export type SearchInput = {
  /** Attributes of the category, all of which have to match; refused without `categoryId`. */
  attributes?: InputMaybe<Array<AttributeFilterInput>>;
  /** Narrows to a category and all below it; an unknown one has no results. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products in this state. */
  condition?: InputMaybe<ItemCondition>;
  /** Only these publications, at most 100, instead of words. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only where this is part of the municipality or state. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Upper end in whole US dollars, 0 or more. */
  maxUsd?: InputMaybe<Scalars['Int']['input']>;
  /** Lower end in whole US dollars, 0 or more; a reversed range is swapped. For VALUE a single bound counts for both; otherwise it narrows. */
  minUsd?: InputMaybe<Scalars['Int']['input']>;
  /** Which tab. */
  mode: SearchMode;
  /** Defaults to the viewer's position, else Caracas. */
  near?: InputMaybe<CoordinatesInput>;
  /** DISTANCE when missing, and behind a backend that knows no other; see canRefine. */
  order?: InputMaybe<SearchOrder>;
  /** 1 to 10,000; a page holds 10. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Only what was published in so many days, which have to be 7; for Premium accounts, FORBIDDEN to all others. */
  publishedDays?: InputMaybe<Scalars['Int']['input']>;
  /** Radius in kilometres around `near`, 1 or more; null is no limit. */
  radiusKm?: InputMaybe<Scalars['Int']['input']>;
  /** Words, at most 10 of 60 characters; for WANT and HAVE. */
  terms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only products, or only services. */
  type?: InputMaybe<PublicationType>;
  /** Only publications of users whose identity is verified; for Premium accounts, FORBIDDEN to all others. */
  verifiedOwners?: InputMaybe<Scalars['Boolean']['input']>;
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

/** One page of results. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Whether there may be more in each category, and with each value of a facet, than their counts say. */
  areCountsMinimum: Scalars['Boolean']['output'];
  /** Whether the backend can order otherwise than by distance, and narrow words and categories by value. */
  canRefine: Scalars['Boolean']['output'];
  /** Categories of all results, with counts. */
  categories: Array<SearchCategory>;
  /** Attributes by which results narrowed to a category can be narrowed further, in order; empty for other searches and where the backend counts none. */
  facets: Array<SearchFacet>;
  /** Whether there are more than `page.total`: a backend may stop counting, this one at about a thousand. */
  isTotalMinimum: Scalars['Boolean']['output'];
  /** Best match first. */
  items: Array<Publication>;
  /** Position in the results. */
  page: PageNumbers;
  /** What those of the items lack that match fewer words than were searched, all words come first; of several terms those that match fewer of them than the best. */
  partialMatches: Array<PartialMatch>;
  /** At most two paid results, to be shown first and labelled; not among the items and not in the total. */
  sponsored: Array<Publication>;
};

/** A booked place for carrying out an exchange. For its two parties only. */
export type SecureExchange = {
  __typename?: 'SecureExchange';
  /** Whether the viewer can give it up now. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether the viewer can move it now: the booker of an ACTIVE one, until the day before. */
  canMove: Scalars['Boolean']['output'];
  /** Whether the viewer can object now: the other party of an ACTIVE one, until the day before. */
  canObject: Scalars['Boolean']['output'];
  /** Six characters that both show at the venue, without letters and digits that look alike. Null unless ACTIVE; private. */
  code: Maybe<Scalars['String']['output']>;
  /** The day in Caracas. */
  date: Scalars['Date']['output'];
  /** When it ends in Caracas, like 11:00. */
  endsAt: Scalars['String']['output'];
  /** The place is held until then for the payment by card; null for other states. */
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  /** Number of the booking. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has booked and paid; else the counterpart has. */
  isBooker: Scalars['Boolean']['output'];
  /** Whether the booker's Premium included it: nothing was paid. */
  isIncluded: Scalars['Boolean']['output'];
  /** Whether giving it up or objecting now gives what it cost back to the booker. */
  isRefundable: Scalars['Boolean']['output'];
  /** The viewer's own payment; null for the counterpart, for an included one, and where the backend leaves it out. */
  proforma: Maybe<SecureExchangePayment>;
  /** Why an operator settled it; null for other states. */
  reason: Maybe<Scalars['String']['output']>;
  /** The shift; null where the backend leaves it out. */
  shiftId: Maybe<Scalars['ID']['output']>;
  /** When the shift begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
  /** What became of it. */
  state: SecureExchangeState;
  /** Where. */
  venue: Venue;
};

/** A code to check. */
export type SecureExchangeCodeInput = {
  /** Six characters, in any case; spaces and hyphens are left out. */
  code: Scalars['String']['input'];
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

/** Outcome of the mutations of a booking. */
export type SecureExchangePayload = {
  __typename?: 'SecureExchangePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** Whether what it cost came back to the booker: given up or objected to before its day. False where nothing was paid. */
  isRefunded: Scalars['Boolean']['output'];
  /** The payment, with its `paymentUrl` where it is by card; null where nothing is paid. */
  proforma: Maybe<Proforma>;
  /** The transaction, with its `secureExchange` as it is now; null when refused. */
  transaction: Maybe<Transaction>;
  /** The viewer, with the new balance. */
  viewer: Maybe<Viewer>;
};

/** The payment of a booking, in short: the query `proforma` has all of it. */
export type SecureExchangePayment = {
  __typename?: 'SecureExchangePayment';
  /** What it cost in US dollars, taxes included: as much comes back as credit; null where the backend leaves it out. */
  cost: Maybe<Money>;
  /** Number of the payment. */
  id: Scalars['ID']['output'];
  /** Where it can be paid, as of Proforma; null once nothing can be paid. */
  paymentUrl: Maybe<Scalars['String']['output']>;
  /** Number of its receipt; null until it is paid, and where the backend writes none. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: ProformaStatus;
};

/** All that is asked for before booking. */
export type SecureExchangePlaces = {
  __typename?: 'SecureExchangePlaces';
  /** The first day that can be booked, in Caracas: today. */
  firstDate: Scalars['Date']['output'];
  /** How many the viewer's Premium still includes: they are used first. */
  includedLeft: Scalars['Int']['output'];
  /** The last one. */
  lastDate: Scalars['Date']['output'];
  /** What it costs, in US dollars and in bolívares by card; with the viewer's credit. */
  plan: Plan;
  /** By name; empty where none is open ("No hay sedes para Cambio seguro"). */
  venues: Array<BookableVenue>;
};

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

/** A booking of a secure exchange, as it was when the notification was written. Never its code. */
export type SecureExchangeSubject = {
  __typename?: 'SecureExchangeSubject';
  /** What happened; null for what this version does not know. */
  bookingEvent: Maybe<SecureExchangeEvent>;
  /** Its chat as it is now, where there is one; null when it can no longer be read. */
  chat: Maybe<Chat>;
  /** Id of its chat, where there is one. */
  chatId: Maybe<Scalars['ID']['output']>;
  /** First name of the other party, where known. */
  counterpartName: Maybe<Scalars['String']['output']>;
  /** The day in Caracas. */
  date: Scalars['Date']['output'];
  /** Whether what it cost was given back, of one that ended with its exchange or was settled. */
  isRefunded: Scalars['Boolean']['output'];
  /** Why an operator settled it; null for other events. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the shift begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
  /** The transaction as it is now; null when it can no longer be read. */
  transaction: Maybe<Transaction>;
  /** The transaction. */
  transactionId: Scalars['ID']['output'];
  /** Name of the venue. */
  venueName: Scalars['String']['output'];
};

/** One side of a claim. */
export type SendClaimStatementInput = {
  /** At most 3: JPG, PNG or GIF of at most 15 MB, 350 px a side or more. Who claims sends one, or a text. */
  pictures: Array<Scalars['Upload']['input']>;
  /** What happened: at most 1,000 characters. Required of the party that does not claim. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** A transaction of the viewer with an open claim. */
  transactionId: Scalars['ID']['input'];
};

/** Outcome of sendClaimStatement. */
export type SendClaimStatementPayload = {
  __typename?: 'SendClaimStatementPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The transaction with the claim; null when refused. */
  transaction: Maybe<Transaction>;
};

/** The contact form. */
export type SendContactMessageInput = {
  /** The captcha's proof. Each proof works once. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Where the answer goes. Not blank, at most 254 characters; its form is not checked. */
  email: Scalars['String']['input'];
  /** Not blank, at most 2,000 characters. */
  message: Scalars['String']['input'];
  /** Not blank, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Made by the client once per filled form. */
  requestId: Scalars['String']['input'];
  /** Not blank, one line, at most 150 characters. */
  subject: Scalars['String']['input'];
};

/** Outcome of sendContactMessage. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** True when the message is on its way. */
  sent: Scalars['Boolean']['output'];
};

/** A message to be sent. */
export type SendMessageInput = {
  /** A chat of the viewer that is writable. */
  chatId: Scalars['ID']['input'];
  /** A place to share. */
  location?: InputMaybe<CoordinatesInput>;
  /** A picture: JPG, PNG or GIF of at most 15 MB. */
  picture?: InputMaybe<Scalars['Upload']['input']>;
  /** What it is called, at most 120 characters. */
  placeName?: InputMaybe<Scalars['String']['input']>;
  /**
   * The same; not read beside a requestId.
   * @deprecated Send requestId.
   */
  randomId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the message of this chat that it answers; only where the chat's `canReply` is true. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, once per message, at most 64 characters. Only a randomId may stand in its place. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 1,000 characters; not blank unless there is a picture or a location. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of sendMessage. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The stored message; null when refused. */
  message: Maybe<Message>;
};

/** What the viewer shares in chats, all of it. */
export type SetChatPrivacyInput = {
  /** Whether it is shown when they were last seen. */
  sharesLastSeen: Scalars['Boolean']['input'];
  /** Whether read marks are shown. */
  sharesReading: Scalars['Boolean']['input'];
  /** Whether typing is shown. */
  sharesTyping: Scalars['Boolean']['input'];
};

/** Outcome of setChatPrivacy. */
export type SetChatPrivacyPayload = {
  __typename?: 'SetChatPrivacyPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The viewer, with the new settings; null when refused. */
  viewer: Maybe<Viewer>;
};

/** Whether others don't see the viewer's city and state. */
export type SetCityHiddenInput = {
  /** True hides them. */
  hidden: Scalars['Boolean']['input'];
};

/** Outcome of setCityHidden. */
export type SetCityHiddenPayload = {
  __typename?: 'SetCityHiddenPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The account with the setting as it is now. */
  viewer: Maybe<Viewer>;
};

/** Whether mails about the viewer's transactions are wanted. */
export type SetEmailNotificationsInput = {
  /** True for yes. */
  enabled: Scalars['Boolean']['input'];
};

/** Outcome of setEmailNotifications. */
export type SetEmailNotificationsPayload = {
  __typename?: 'SetEmailNotificationsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The account with the setting as it is now. */
  viewer: Maybe<Viewer>;
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

/** Outcome of setNotificationFrequency. */
export type SetNotificationFrequencyPayload = {
  __typename?: 'SetNotificationFrequencyPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The viewer, with all notification settings; null when refused. */
  viewer: Maybe<Viewer>;
};

/** How far and how uneven. */
export type SetRingSettingsInput = {
  /** Whole US dollars, from 0 to 1,000; as it was where it is left out. */
  complementUsd?: InputMaybe<Scalars['Int']['input']>;
  /** Kilometres, from 1 to 100. */
  radiusKm: Scalars['Int']['input'];
  /** Percent, from 0 to 100. */
  tolerancePercent: Scalars['Int']['input'];
};

/** Outcome of setRingSettings. */
export type SetRingSettingsPayload = {
  __typename?: 'SetRingSettingsPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The viewer, with the new settings; null when refused. */
  viewer: Maybe<Viewer>;
};

/** What an operator does with one. */
export type SettleDeadLetterInput = {
  /** What becomes of it. */
  action: DeadLetterAction;
  /** Its number. */
  id: Scalars['ID']['input'];
};

/** Outcome of settleDeadLetter. */
export type SettleDeadLetterPayload = {
  __typename?: 'SettleDeadLetterPayload';
  /** Whether it is so now. */
  done: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
};

/** How a booking is settled. */
export type SettleSecureExchangeInput = {
  /** Number of the booking. */
  id: Scalars['ID']['input'];
  /** Whether what it cost goes back to the booker as credit, or as an included one. */
  isRefunded: Scalars['Boolean']['input'];
  /** Why: 1 to 1,000 characters; both parties read it. */
  reason: Scalars['String']['input'];
};

/** A meeting, as one of its parties shows it to an outsider. */
export type SharedMeeting = {
  __typename?: 'SharedMeeting';
  /** When this was read, by the server's clock. */
  asOf: Scalars['DateTime']['output'];
  /** First name of the one who shares it. */
  firstName: Scalars['String']['output'];
  /** Where; null while it is not agreed. */
  place: Maybe<MeetingSpot>;
  /** What the one who shares it has said on the day. */
  progress: MeetingProgress;
  /** When; null while it is not agreed. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. PROPOSED: they are still agreeing on another one. */
  state: MeetingState;
  /** When they said that all went well; null before. */
  wellAt: Maybe<Scalars['DateTime']['output']>;
};

/** What a banner shows, wherever it does. */
export type ShownBanner = {
  /** Stable. */
  id: Scalars['ID']['output'];
  /** For narrow screens. */
  narrowImage: Image;
  /** What it says; the alternative text of its pictures. */
  title: Scalars['String']['output'];
  /** Where a click leads: https, or a path of the app. */
  url: Scalars['String']['output'];
  /** For wide screens. */
  wideImage: Image;
};

/** E-mail and password, with the captcha's proof. */
export type SignInInput = {
  /** The captcha's proof (base64 payload of the ALTCHA widget or the reCAPTCHA token). Each proof works once. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Not blank, an e-mail address. */
  email: Scalars['String']['input'];
  /** Not blank. */
  password: Scalars['String']['input'];
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of signIn. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Why it was refused. Wrong credentials are UNAUTHENTICATED, an unconfirmed or deactivated account FORBIDDEN. */
  errors: Array<UserError>;
  /** Set when the account is deactivated and the credentials are right: how to reactivate it. */
  reactivation: Maybe<ReactivationOffer>;
  /** Set when we suspended the account and the credentials are right; null where the backend does not say so. */
  suspension: Maybe<Suspension>;
  /** The account; null when refused. */
  viewer: Maybe<Viewer>;
};

/** Outcome of signOut. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always empty: a sign-out cannot be refused. */
  errors: Array<UserError>;
};

/** What Google or Facebook gave the browser. */
export type SocialSignInInput = {
  /** Facebook: the address that the browser was given, which the backend does not have to believe. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The nonce the browser asked with; required where the ID token carries one. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** True keeps the session 30 days, false until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Google: the ID token (`credential`). Facebook: the access token, or the ID token of a limited sign-in. */
  token: Scalars['String']['input'];
};

/** Outcome of a sign-in with Google or Facebook: a session, an open registration or a refusal. */
export type SocialSignInPayload = {
  __typename?: 'SocialSignInPayload';
  /** Why it was refused; an invalid token is UNAUTHENTICATED, "Lo sentimos, hubo un error". */
  errors: Array<UserError>;
  /** Set when this identity is not registered yet: the registration has to be completed. */
  incomplete: Maybe<IncompleteRegistration>;
  /** Set when the account is deactivated: how to reactivate it. */
  reactivation: Maybe<ReactivationOffer>;
  /** Set when we suspended the account; null where the backend does not say so. */
  suspension: Maybe<Suspension>;
  /** The account; null when refused, or when the registration is not complete. */
  viewer: Maybe<Viewer>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Chats of the viewer that are new, changed or leave their tab. */
  chatChanged: ChatEvent;
  /** How far the messages of one chat have come: as it is now, and each time that it changes. Only where its `marks` are not null. */
  chatMarksChanged: ChatMarks;
  /**
   * New questions and answers of a publication that the viewer can see. With `after`, first those with a greater id; those missed in a gap
   * follow automatically. One may repeat: merge by id. Guests are refused.
   */
  commentAdded: Comment;
  /**
   * Messages of one chat, the viewer's included; a message may repeat after a gap: merge by id. With `after`, first the stored ones with a
   * greater id, so that a client that reconnects misses nothing; without it those of the last half minute. Ends when the transaction is
   * rejected, after the stored ones where it was before.
   */
  messageAdded: Message;
  /**
   * The viewer's notifications as they arrive. With `after`, first those with a greater id, oldest first, without gaps; after a reconnect of either connection
   * missed ones follow automatically. A notification may repeat: merge by id. Without `after` only new ones.
   */
  notificationReceived: Notification;
  /** The viewer's chats of rings, each time that something was written or read in one. Silent where the backend has none. */
  ringChatChanged: RingChat;
  /** Every change of one of the viewer's transactions, new ones included. */
  transactionChanged: Transaction;
  /**
   * Which of the others is typing in a chat, each time they announce it: it holds for six seconds or until their message arrives. Silent
   * where the chat's `showsTyping` is false, and about those who do not share it.
   */
  typingChanged: ChatTyping;
};


export type SubscriptionChatMarksChangedArgs = {
  chatId: Scalars['ID']['input'];
};


export type SubscriptionCommentAddedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  publicationId: Scalars['ID']['input'];
};


export type SubscriptionMessageAddedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  chatId: Scalars['ID']['input'];
};


export type SubscriptionNotificationReceivedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionTypingChangedArgs = {
  chatId: Scalars['ID']['input'];
};

/** What people subscribe to. */
export type SubscriptionType =
  /** Premium. */
  | 'PREMIUM'
  /** Nothing that is paid. */
  | 'STANDARD';

/** Why an account is suspended, for its owner. */
export type Suspension = {
  __typename?: 'Suspension';
  /** For appealSuspension, valid for half an hour; null where the owner has appealed already. Keep it out of addresses and of storage. */
  appealToken: Maybe<Scalars['String']['output']>;
  /** As an operator explained it. */
  reason: Maybe<Scalars['String']['output']>;
};

/** One tax of a payment. */
export type TaxAmount = {
  __typename?: 'TaxAmount';
  /** What it comes to. */
  amount: Money;
  /** Its key on the wire, like `iva`. */
  key: Scalars['String']['output'];
  /** Spanish name, like "IVA (16%)". */
  name: Scalars['String']['output'];
};

/** A proposal and what becomes of it. */
export type Transaction = Node & {
  __typename?: 'Transaction';
  /** What the owner gives beside `publication`; mostly empty. */
  addedPublications: Array<Publication>;
  /** The last version of what was agreed on; null before, and where nothing was written down. */
  agreementVersion: Maybe<Scalars['Int']['output']>;
  /** The change of what was agreed on that waits for an answer; null without one, and where the backend knows none. */
  amendment: Maybe<Amendment>;
  /** Whether the viewer can book now, also in place of an own booking whose payment was refused. False where the backend has no secure exchange. */
  canBookSecureExchange: Scalars['Boolean']['output'];
  /** Whether the viewer can propose a meeting, or another one, now. False where the backend has no meetings, and where a secure exchange is booked. */
  canProposeMeeting: Scalars['Boolean']['output'];
  /** Whether the viewer can ask for a change of what was agreed on now. False where the backend knows none. */
  canRequestAmendment: Scalars['Boolean']['output'];
  /** The chat of this transaction; null where there is none, and when it can no longer be read. */
  chat: Maybe<Chat>;
  /** Id of the chat of this transaction. */
  chatId: Maybe<Scalars['ID']['output']>;
  /** Whether the viewer has sent a statement about the claim; null while none is open, and where the backend takes none. */
  claimStatement: Maybe<ClaimStatementState>;
  /** Why it ended as rejected, or OPERATOR where a claim was resolved either way; null where the backend leaves it out. */
  closeReason: Maybe<CloseReason>;
  /** Who ended it; null while it lives or where the backend leaves it out. */
  closedBy: Maybe<TransactionActor>;
  /** Money on top of the things; null without any. */
  complement: Maybe<Complement>;
  /** The other party, as the viewer sees it. */
  counterpart: User;
  /** When it was proposed. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened to it after it was proposed, oldest first, the latest 50; empty where the backend keeps nothing of it. */
  events: Array<TransactionEvent>;
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Id of the transaction. */
  id: Scalars['ID']['output'];
  /** Who proposes. */
  interested: User;
  /** Whether the viewer has to answer: the other party has written the last version of a proposal that is ACTIVE, or asks for a change of what was agreed on. Null where the backend knows no counter-offers: then the owner has to. */
  isViewerTurn: Maybe<Scalars['Boolean']['output']>;
  /** The latest proposal of where and when both meet, whatever became of it; null where none was made, and where the backend has no meetings. */
  meeting: Maybe<Meeting>;
  /** Who has written the last version; null where the backend knows no counter-offers. */
  offerAuthor: Maybe<TransactionRole>;
  /** The first and the latest offers of this transaction once it was changed, oldest first; empty before that and where the backend keeps none. */
  offerHistory: Array<OfferVersion>;
  /** Number of the present offer, from 1; null where the backend counts none. Name it when accepting. */
  offerVersion: Maybe<Scalars['Int']['output']>;
  /** What is offered; empty for a purely written offer. */
  offeredPublications: Array<Publication>;
  /** Owner of `publication`. */
  owner: User;
  /** What is asked for. */
  publication: Publication;
  /** The latest booking for carrying it out securely, whatever became of it; null where none was made, and where the backend has no secure exchange. */
  secureExchange: Maybe<SecureExchange>;
  /** Its status. */
  status: TransactionStatus;
  /** Whether a rating may have reasons: false where the backend takes none. */
  takesRatingReasons: Scalars['Boolean']['output'];
  /** Its latest change. */
  updatedAt: Scalars['DateTime']['output'];
  /** What the viewer gives ("Tú das"). */
  viewerGives: ExchangeSide;
  /** What the viewer may do now; show these and nothing else. */
  viewerMoves: Array<TransactionMove>;
  /** Stars the viewer gave; null while the viewer has not rated or where the backend leaves it out. */
  viewerRating: Maybe<Scalars['Int']['output']>;
  /** What the viewer receives ("Tú recibes"). */
  viewerReceives: ExchangeSide;
  /** Which side the viewer is on. */
  viewerRole: TransactionRole;
  /** What is offered in words, at most 300 characters. */
  writtenOffer: Maybe<Scalars['String']['output']>;
};

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

/** A page of the viewer's transactions. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** Newest change first. */
  items: Array<Transaction>;
  /** Position in the list. */
  pageInfo: PageInfo;
};

/** Something that happened to a transaction: a line of its chat. */
export type TransactionEvent = {
  __typename?: 'TransactionEvent';
  /** Who did it. */
  by: TransactionActor;
  /** When. */
  happenedAt: Scalars['DateTime']['output'];
  /** Grows with time. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: TransactionEventKind;
  /** Where both are to meet by it; null for other events than BOOKED, BOOKING_MOVED and those of a meeting, and where the backend leaves it out. */
  place: Maybe<MeetingPlace>;
};

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

/** One thing that a party may do with a transaction, and where it leads. */
export type TransactionMove = {
  __typename?: 'TransactionMove';
  /** What it is. */
  action: TransactionAction;
  /** The status it leads to: `to` of changeTransactionStatus. EDIT and COUNTER_OFFER leave it ACTIVE. */
  to: TransactionStatus;
};

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

/** A transaction, as it was when the notification was written. */
export type TransactionSubject = {
  __typename?: 'TransactionSubject';
  /** What happened to a change of what was agreed on; null for other news. */
  amendmentEvent: Maybe<AmendmentEvent>;
  /** Its chat as it is now, where there is one; null when it can no longer be read. */
  chat: Maybe<Chat>;
  /** Id of its chat, where there is one. */
  chatId: Maybe<Scalars['ID']['output']>;
  /** First name of the other party, where known. */
  counterpartName: Maybe<Scalars['String']['output']>;
  /** Whether it reminds of something that still waits for the viewer. */
  isReminder: Scalars['Boolean']['output'];
  /** Title of what was asked for. */
  publicationTitle: Maybe<Scalars['String']['output']>;
  /** Why an operator resolved its claim so. */
  resolution: Maybe<Scalars['String']['output']>;
  /** What made it end or stop, where no party rejected or cancelled it; null otherwise and where it is not known. */
  stopReason: Maybe<TransactionStopReason>;
  /** The transaction as it is now; null when it can no longer be read. */
  transaction: Maybe<Transaction>;
  /** The transaction. */
  transactionId: Scalars['ID']['output'];
};

/** A browser's subscription. */
export type TurnPushOnInput = {
  /** Its key `auth`, in base64url. */
  auth: Scalars['String']['input'];
  /** Its `endpoint`. */
  endpoint: Scalars['String']['input'];
  /** Its key `p256dh`, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** The form of one's personal data. */
export type UpdatePersonalDataInput = {
  /** At most 50 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 code of an enabled country (VE). */
  country: Scalars['String']['input'];
  /** Required with a `newPassword`: the current one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** At least 18 years ago, Caracas time. */
  dateOfBirth: Scalars['Date']['input'];
  /** 2 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** As the form asks for it. */
  gender: Gender;
  /** 2 to 50 characters. */
  lastName: Scalars['String']['input'];
  /** Blank or missing leaves the password as it is; else at least 6 characters and at most 128, with an uppercase letter, a digit and one of !"#@?-_&* */
  newPassword?: InputMaybe<Scalars['String']['input']>;
  /** +58, one of the prefixes 412, 414, 416, 424, 426, and 7 digits: 13 characters. One account per number. */
  phone: Scalars['String']['input'];
  /** A state of that country. */
  state: Scalars['String']['input'];
};

/** Outcome of updatePersonalData. */
export type UpdatePersonalDataPayload = {
  __typename?: 'UpdatePersonalDataPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The backend's message for the user. */
  message: Maybe<Scalars['String']['output']>;
  /** The account as it is now; null when refused. */
  viewer: Maybe<Viewer>;
};

/** Another profile photo. */
export type UpdateProfilePhotoInput = {
  /** JPG, PNG or GIF of at most 15 MB, 350 px a side or more. */
  picture: Scalars['Upload']['input'];
  /** The same, 250 px wide; a backend that makes its own small version does without. */
  thumbnail?: InputMaybe<Scalars['Upload']['input']>;
};

/** What the viewer shall give; it replaces what they offered before. */
export type UpdateProposalInput = {
  /** `offerVersion` that was read; a later one is a CONFLICT at this field, and so is a counter-offer of the owner where this is left out. */
  offerVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Own ACTIVE publications, at most 20; may be empty when there are words. */
  offeredPublicationIds: Array<Scalars['ID']['input']>;
  /** An own proposal that is ACTIVE. */
  transactionId: Scalars['ID']['input'];
  /** At most 300 characters. */
  writtenOffer?: InputMaybe<Scalars['String']['input']>;
};

/** The four steps of the wizard for a publication that is there. */
export type UpdatePublicationInput = {
  /** Whether other offers are welcome; forced to true without interests. */
  acceptsOtherOffers: Scalars['Boolean']['input'];
  /** Street address as found on the map. Never shown to others. */
  address: Scalars['String']['input'];
  /** Attributes of the category, in any order; null leaves them as they are. */
  attributes?: InputMaybe<Array<PublicationAttributeInput>>;
  /** Optional; a value other than its present one is refused. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Required for products, refused for services. */
  condition?: InputMaybe<ItemCondition>;
  /** The exact point. Never shown to others. */
  coordinates: CoordinatesInput;
  /** 1 to 300 characters. */
  description: Scalars['String']['input'];
  /** All pictures in the desired order, the cover first: 1 to 7 (20 for premium). One that is left out is removed. */
  images: Array<PublicationImageInput>;
  /** At most 30 words of 2 to 24 characters; duplicates and excluded words are dropped. */
  interests: Array<Scalars['String']['input']>;
  /** Municipality, shown to all. */
  municipality: Scalars['String']['input'];
  /** Whole US dollars, greater than 0, at most 9 digits. */
  priceUsd: Scalars['Int']['input'];
  /** The own publication. */
  publicationId: Scalars['ID']['input'];
  /** At most 70 characters. Never shown to others. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, once per filled form: repeating a lost request changes nothing more. */
  requestId: Scalars['ID']['input'];
  /** The version that the form started from; without it the last edit wins. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** A state of Venezuela. */
  state: Scalars['String']['input'];
  /** 1 to 60 characters, every word 1 to 24; punctuation at the ends of words does not count, and is no word by itself. */
  title: Scalars['String']['input'];
  /** Optional; a value other than its present one is refused. */
  type?: InputMaybe<PublicationType>;
  /** Required when condition is USED, refused otherwise. */
  usage?: InputMaybe<ItemUsage>;
};

/** Outcome of updatePublication. */
export type UpdatePublicationPayload = {
  __typename?: 'UpdatePublicationPayload';
  /** The starting point of the next edit; null when refused. */
  edit: Maybe<PublicationEdit>;
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The publication, with what is live at once; null when refused. */
  publication: Maybe<Publication>;
};

/** A user's public profile. */
export type User = Node & {
  __typename?: 'User';
  /** Publications visible to others; null where the backend leaves it out. */
  activePublicationCount: Maybe<Scalars['Int']['output']>;
  /** City of residence. */
  city: Maybe<Scalars['String']['output']>;
  /** Completed transactions; null where the backend leaves it out. */
  completedExchangeCount: Maybe<Scalars['Int']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Its id among all objects, for `node`. */
  globalId: Scalars['ID']['output'];
  /** Number of the account. */
  id: Scalars['ID']['output'];
  /** False once the account is deactivated. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the viewer has blocked them; known from `user`, `blockedUsers` and chats, null where the backend has no blocks and for guests. */
  isBlocked: Maybe<Scalars['Boolean']['output']>;
  /** Whether the account's e-mail address was confirmed; false where the backend leaves it out. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Identity verified by support. */
  isVerified: Scalars['Boolean']['output'];
  /** When the account was created; null where the backend leaves it out. */
  joinedAt: Maybe<Scalars['DateTime']['output']>;
  /** Last name; empty where only the first is public. */
  lastName: Scalars['String']['output'];
  /** Profile picture; null shows initials. */
  picture: Maybe<Image>;
  /** What was ticked with the ratings received, the most frequent first; null for people on cards, and where the backend leaves it out. */
  ratingReasons: Maybe<Array<RatingReasonCount>>;
  /**
   * How far one can rely on them, counted from their latest proposals and meetings; null before five completed exchanges and while too little has
   * happened, for people on cards, and where the backend leaves it out.
   */
  reliability: Maybe<Reliability>;
  /** Average of the ratings received, 0 to 5; null while there are none. */
  reputation: Maybe<Scalars['Float']['output']>;
  /** State of residence. */
  state: Maybe<Scalars['String']['output']>;
  /** What they subscribe to: the colour of their mark. Null where the backend leaves it out, and of a deactivated account. */
  subscription: Maybe<SubscriptionType>;
};

/** An expected refusal, made to be shown to a person at the field it is about. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of refusal. */
  code: ErrorCode;
  /** The input field it is about, as a path: `title`, `images.2`, `password`. Null when it is about the whole input. */
  field: Maybe<Scalars['String']['output']>;
  /** Spanish, ready to be shown. */
  message: Scalars['String']['output'];
  /** Whole seconds until another try may succeed; only with RATE_LIMITED, and null where that is unknown. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

/** What like things that are offered or were swapped are said to be worth. Each owner counts once. */
export type ValueRange = {
  __typename?: 'ValueRange';
  /** A quarter of the owners name more; whole US dollars. */
  high: Money;
  /** A quarter of the owners name less; whole US dollars. */
  low: Money;
  /** How many things it is of. */
  thingCount: Scalars['Int']['output'];
};

/** An office where exchanges are carried out. */
export type Venue = {
  __typename?: 'Venue';
  /** Street and house. */
  address: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Number of the venue. */
  id: Scalars['ID']['output'];
  /** On the map; null where the backend leaves it out. */
  location: Maybe<Coordinates>;
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A day of a venue. */
export type VenueDay = {
  __typename?: 'VenueDay';
  /** Which, in Caracas. */
  date: Scalars['Date']['output'];
  /** In their order; those of today that have begun are left out. */
  shifts: Array<VenueShift>;
};

/** A shift of a day. */
export type VenueShift = {
  __typename?: 'VenueShift';
  /** When it ends in Caracas, like 11:00. */
  endsAt: Scalars['String']['output'];
  /** Number of the shift, the same on every day. */
  id: Scalars['ID']['output'];
  /** How many exchanges can still be booked; 0 when it is full. */
  placesLeft: Scalars['Int']['output'];
  /** When it begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
};

/** A booking as operators see it at the venue: never its code. */
export type VenueVisit = {
  __typename?: 'VenueVisit';
  /** Whether a party can be recorded as arrived now: on its day from an hour before the shift on, while ACTIVE. */
  canRecordArrival: Scalars['Boolean']['output'];
  /** Whether it can be settled now: while ACTIVE. */
  canSettle: Scalars['Boolean']['output'];
  /** The day in Caracas. */
  date: Scalars['Date']['output'];
  /** When it was carried out, cancelled, objected to, settled, or ended with its exchange; null while it is ACTIVE. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  endsAt: Scalars['String']['output'];
  /** Number of the booking. */
  id: Scalars['ID']['output'];
  /** Who proposed. */
  interested: VenueVisitor;
  /** When it was last moved to where it is now; null where it never was. */
  movedAt: Maybe<Scalars['DateTime']['output']>;
  /** Titles of what is given for it. */
  offeredTitles: Array<Scalars['String']['output']>;
  /** Owner of what was asked for. */
  owner: VenueVisitor;
  /** Title of what was asked for. */
  publicationTitle: Scalars['String']['output'];
  /** Why it was settled; null for other states. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the shift begins in Caracas, like 09:00. */
  startsAt: Scalars['String']['output'];
  /** What became of it. */
  state: SecureExchangeState;
  /** The transaction. */
  transactionId: Scalars['ID']['output'];
  /** Where. */
  venue: Venue;
  /** What is given for it in words; null without any. */
  writtenOffer: Maybe<Scalars['String']['output']>;
};

/** Outcome of the mutations of the venue's page. */
export type VenueVisitPayload = {
  __typename?: 'VenueVisitPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The booking as it is now; null when refused. */
  visit: Maybe<VenueVisit>;
};

/** A party of a booking. */
export type VenueVisitor = {
  __typename?: 'VenueVisitor';
  /** When they came; null before that. */
  arrivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The person. */
  user: User;
};

/** The verification of the viewer's identity. */
export type Verification = {
  __typename?: 'Verification';
  /** Why an operator did not verify it. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the documents were sent, or when the decision took effect. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: VerificationStatus;
};

/** What an operator compares with an account. */
export type VerificationDocuments = {
  __typename?: 'VerificationDocuments';
  /** Picture of the identity document, as a data address; null where it cannot be opened any more. */
  document: Maybe<Scalars['String']['output']>;
  /** Number of the identity document; null where it cannot be opened any more. */
  identityNumber: Maybe<Scalars['String']['output']>;
  /** Picture of the person, as a data address; null where it cannot be opened any more. */
  photo: Maybe<Scalars['String']['output']>;
  /** Other accounts whose waiting or approved request has the same number. */
  sharedWith: Array<User>;
};

/** Outcome of requestVerification. */
export type VerificationPayload = {
  __typename?: 'VerificationPayload';
  /** Why it was refused; empty when it was done. */
  errors: Array<UserError>;
  /** The verification as it is now; null when refused. */
  verification: Maybe<Verification>;
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

/** A refused verification of the viewer's identity. */
export type VerificationSubject = {
  __typename?: 'VerificationSubject';
  /** Why it was refused. */
  reason: Maybe<Scalars['String']['output']>;
};

/** The signed-in person's own account: what only they may see. */
export type Viewer = {
  __typename?: 'Viewer';
  /** How many own publications are visible to others. */
  activePublicationCount: Scalars['Int']['output'];
  /** Their titles alone, the newest first: what others may want of the viewer. */
  activePublicationTitles: Array<Scalars['String']['output']>;
  /** Own publications that are visible to others. */
  activePublications: Array<Publication>;
  /** Searches that notify the viewer when something that they find is published, newest first; null where the backend keeps none. */
  alerts: Maybe<Array<Alert>>;
  /** Account credit in US dollars. */
  balance: Money;
  /** How many promotions run or wait for their confirmation; null where it cannot be read. */
  campaignCount: Maybe<Scalars['Int']['output']>;
  /** What the viewer shares in chats; null where the backend has no such settings. */
  chatPrivacy: Maybe<ChatPrivacy>;
  /** What publishing earns and what became of it; null where the backend has no credit. */
  credit: Maybe<Credit>;
  /** The e-mail address used to sign in. */
  email: Scalars['String']['output'];
  /** Whether mails about the viewer's transactions are wanted; null where the backend leaves it out. */
  emailNotifications: Maybe<Scalars['Boolean']['output']>;
  /** Whether the account has a password of its own; false where it only signs in through a provider. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the viewer hides city and state from others, which holds while a term of Premium runs; null where the backend leaves it out. */
  hidesCity: Maybe<Scalars['Boolean']['output']>;
  /** The same id as the public `user`. */
  id: Scalars['ID']['output'];
  /** Exchanges accepted, confirmed by one side or in a claim. */
  inProgressCount: Scalars['Int']['output'];
  /** Whether the account may decide at /moderacion; false where the backend has no operators. */
  isOperator: Scalars['Boolean']['output'];
  /**
   * What others have that the viewer may swap an own publication for, without having asked: things that the viewer's publications want, and things whose
   * owners want one of them. At most 50, the best first: what both want, then the nearest, then the most similar value, then the latest. Null where the
   * backend looks for none.
   */
  matches: Maybe<Array<Match>>;
  /** How many pictures a new publication may have, by the account's plan. */
  maxPictures: Scalars['Int']['output'];
  /** How notifications reach the viewer: each topic by each way; null where the backend has no such settings. */
  notificationSettings: Maybe<Array<NotificationSetting>>;
  /** Private data, for the viewer only. */
  personalData: PersonalData;
  /** How many own publications could be promoted; null where it cannot be read. */
  promotableCount: Maybe<Scalars['Int']['output']>;
  /** Proposals that wait for the viewer's answer, received ones and counter-offers. */
  proposalToAnswerCount: Scalars['Int']['output'];
  /** Pushes to the device of this session; null where the backend sends none. */
  push: Maybe<Push>;
  /** Proposals received and waiting for an answer. */
  receivedProposalCount: Scalars['Int']['output'];
  /** How far the viewer's rings may reach, and how uneven they may be; null where the backend has no such settings. */
  ringSettings: Maybe<RingSettings>;
  /** The viewer's rings, those that go on first, then the latest; at most 50. Null where the backend has none. */
  rings: Maybe<Array<Ring>>;
  /** How many publications are in the saved list, those included that are not available any more. */
  savedPublicationCount: Scalars['Int']['output'];
  /** Proposals sent and not answered yet. */
  sentProposalCount: Scalars['Int']['output'];
  /** Successful sign-ins, this one included; 1 on the first. */
  signInCount: Scalars['Int']['output'];
  /** Chats with unread messages (not messages), without muted ones. */
  unreadChatCount: Scalars['Int']['output'];
  /** Notifications not yet read, the hidden kind left out. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** The viewer's public profile. */
  user: User;
};


/** The signed-in person's own account: what only they may see. */
export type ViewerMatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What the viewer may do about a proposal on a publication (decided by the backend). */
export type ViewerProposal = {
  __typename?: 'ViewerProposal';
  /** The viewer's chat about it, where there is one. */
  chat: Maybe<Chat>;
  /** Id of the viewer's chat about it, where there is one. */
  chatId: Maybe<Scalars['ID']['output']>;
  /** Why it is DISABLED. */
  reason: Maybe<ProposalDisabledReason>;
  /** Which of the three buttons to show. */
  state: ProposalState;
  /** The viewer's live transaction on it. */
  transaction: Maybe<Transaction>;
};

/** A stretch of the wall. */
export type WallConnection = {
  __typename?: 'WallConnection';
  /** Whether the backend can order by distance. */
  canOrderByDistance: Scalars['Boolean']['output'];
  /** Publications in order, complete transactions and banners in between. */
  items: Array<WallItem>;
  /** Where this stretch ends; the wall may end in an empty page. */
  pageInfo: PageInfo;
};

/** The three kinds of card on the wall. */
export type WallItem = BannerWallItem | ExchangeWallItem | PublicationWallItem;

/** How the publications of the wall are ordered. */
export type WallOrder =
  /** The nearest first. */
  | 'NEARBY'
  /** The latest published first. */
  | 'NEWEST';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Comment:
    | ( AnswerView )
    | ( QuestionView )
  ;
  NotificationSubject:
    | ( AlertSubjectView )
    | ( CommentSubjectView )
    | ( DigestSubjectView )
    | ( MeetingSubjectView )
    | ( PaymentSubjectView )
    | ( PremiumSubject )
    | ( PublicationSubjectView )
    | ( RingSubjectView )
    | ( SecureExchangeSubjectView )
    | ( TransactionSubjectView )
    | ( VerificationSubject )
  ;
  WallItem:
    | ( BannerWallItem )
    | ( Omit<ExchangeWallItem, 'interested' | 'offeredPublication' | 'publication'> & { interested: _RefType['User'], offeredPublication?: Maybe<_RefType['Publication']>, publication: _RefType['Publication'] } )
    | ( Omit<PublicationWallItem, 'publication'> & { publication: _RefType['Publication'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( CategoryRecord )
    | ( ChatRecord )
    | ( NotificationRecord )
    | ( ProformaRecord )
    | ( PublicationRecord )
    | ( QuestionView )
    | ( RemarkView )
    | ( TransactionRecord )
    | ( UserRecord )
  ;
  ShownBanner:
    | ( Banner )
    | ( BannerWallItem )
    | ( KeptBanner )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdType: AdType;
  AgreedThing: ResolverTypeWrapper<AgreedThingRecord>;
  Agreement: ResolverTypeWrapper<AgreementRecord>;
  AgreementSide: ResolverTypeWrapper<AgreementSideRecord>;
  Alert: ResolverTypeWrapper<AlertRecord>;
  AlertAttribute: ResolverTypeWrapper<AlertAttribute>;
  AlertCategory: ResolverTypeWrapper<AlertCategory>;
  AlertSubject: ResolverTypeWrapper<AlertSubjectView>;
  Amendment: ResolverTypeWrapper<AmendmentView>;
  AmendmentEvent: AmendmentEvent;
  AmendmentInput: AmendmentInput;
  AmendmentPayload: ResolverTypeWrapper<Omit<AmendmentPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  AnnounceTypingInput: AnnounceTypingInput;
  AnnounceTypingPayload: ResolverTypeWrapper<AnnounceTypingPayload>;
  Answer: ResolverTypeWrapper<AnswerView>;
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerQuestionPayload: ResolverTypeWrapper<Omit<AnswerQuestionPayload, 'answer'> & { answer?: Maybe<ResolversTypes['Answer']> }>;
  AppealReviewInput: AppealReviewInput;
  AppealReviewPayload: ResolverTypeWrapper<AppealReviewPayload>;
  AppealSuspensionInput: AppealSuspensionInput;
  AppealSuspensionPayload: ResolverTypeWrapper<AppealSuspensionPayload>;
  AskQuestionInput: AskQuestionInput;
  AskQuestionPayload: ResolverTypeWrapper<Omit<AskQuestionPayload, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  AttributeFilterInput: AttributeFilterInput;
  AttributeKind: AttributeKind;
  Banner: ResolverTypeWrapper<Banner>;
  BannerDay: ResolverTypeWrapper<BannerDay>;
  BannerPlace: BannerPlace;
  BannerState: BannerState;
  BannerWallItem: ResolverTypeWrapper<BannerWallItem>;
  BlockUserInput: BlockUserInput;
  BlockUserPayload: ResolverTypeWrapper<Omit<BlockUserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  BookSecureExchangeInput: BookSecureExchangeInput;
  BookableVenue: ResolverTypeWrapper<Omit<BookableVenue, 'venue'> & { venue: ResolversTypes['Venue'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Campaign: ResolverTypeWrapper<CampaignRecord>;
  CampaignPage: ResolverTypeWrapper<Omit<CampaignPage, 'items'> & { items: Array<ResolversTypes['Campaign']> }>;
  Capabilities: ResolverTypeWrapper<BackendCapabilities>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryField: ResolverTypeWrapper<CategoryField>;
  CategoryStep: ResolverTypeWrapper<CategoryStep>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ChangeRegistrationEmailInput: ChangeRegistrationEmailInput;
  ChangeRegistrationEmailPayload: ResolverTypeWrapper<ChangeRegistrationEmailPayload>;
  ChangeTransactionStatusInput: ChangeTransactionStatusInput;
  ChangeTransactionStatusPayload: ResolverTypeWrapper<Omit<ChangeTransactionStatusPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  Chat: ResolverTypeWrapper<ChatRecord>;
  ChatConnection: ResolverTypeWrapper<Omit<ChatConnection, 'items'> & { items: Array<ResolversTypes['Chat']> }>;
  ChatEvent: ResolverTypeWrapper<Omit<ChatEvent, 'chat'> & { chat: ResolversTypes['Chat'] }>;
  ChatEventKind: ChatEventKind;
  ChatMarks: ResolverTypeWrapper<ChatMarksView>;
  ChatPrivacy: ResolverTypeWrapper<ChatPrivacyRecord>;
  ChatTab: ChatTab;
  ChatTyping: ResolverTypeWrapper<ChatTyping>;
  CheckMeetingCodeInput: CheckMeetingCodeInput;
  ClaimPicture: ResolverTypeWrapper<ClaimPictureRecord>;
  ClaimStatementState: ClaimStatementState;
  CloseReason: CloseReason;
  ClosedDay: ResolverTypeWrapper<ClosedDay>;
  Comment: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Comment']>;
  CommentSubject: ResolverTypeWrapper<CommentSubjectView>;
  Complement: ResolverTypeWrapper<Complement>;
  ComplementInput: ComplementInput;
  CompleteRegistrationInput: CompleteRegistrationInput;
  CompleteRegistrationPayload: ResolverTypeWrapper<CompleteRegistrationPayload>;
  ConfirmDeliveryInput: ConfirmDeliveryInput;
  ConfirmDeliveryPayload: ResolverTypeWrapper<ConfirmDeliveryPayload>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ConfirmRingInput: ConfirmRingInput;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  CountBannerClickInput: CountBannerClickInput;
  CountBannerClickPayload: ResolverTypeWrapper<CountBannerClickPayload>;
  CountBannerViewsInput: CountBannerViewsInput;
  CountBannerViewsPayload: ResolverTypeWrapper<CountBannerViewsPayload>;
  Country: ResolverTypeWrapper<CountryRecord>;
  CreateAlertInput: CreateAlertInput;
  CreateAlertPayload: ResolverTypeWrapper<Omit<CreateAlertPayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  CreateProformaPayload: ResolverTypeWrapper<Omit<CreateProformaPayload, 'proforma'> & { proforma?: Maybe<ResolversTypes['Proforma']> }>;
  CreateProposalInput: CreateProposalInput;
  CreatePublicationInput: CreatePublicationInput;
  CreatePublicationPayload: ResolverTypeWrapper<Omit<CreatePublicationPayload, 'publication'> & { publication?: Maybe<ResolversTypes['Publication']> }>;
  Credit: ResolverTypeWrapper<CreditView>;
  CreditEntry: ResolverTypeWrapper<CreditEntryRecord>;
  CreditEntryKind: CreditEntryKind;
  CreditEntryPage: ResolverTypeWrapper<Omit<CreditEntryPage, 'items'> & { items: Array<ResolversTypes['CreditEntry']> }>;
  CreditStatus: CreditStatus;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateAccountInput: DeactivateAccountInput;
  DeactivateAccountPayload: ResolverTypeWrapper<DeactivateAccountPayload>;
  DeadLetter: ResolverTypeWrapper<DeadLetterRecord>;
  DeadLetterAction: DeadLetterAction;
  DeadLetterKind: DeadLetterKind;
  DecideModerationInput: DecideModerationInput;
  DecideModerationPayload: ResolverTypeWrapper<Omit<DecideModerationPayload, 'decision'> & { decision?: Maybe<ResolversTypes['ModerationDecision']> }>;
  DeleteAlertInput: DeleteAlertInput;
  DeleteAlertPayload: ResolverTypeWrapper<DeleteAlertPayload>;
  DigestSubject: ResolverTypeWrapper<DigestSubjectView>;
  DigestTopic: ResolverTypeWrapper<DigestTopicView>;
  EndSecureExchangeInput: EndSecureExchangeInput;
  Erasure: ResolverTypeWrapper<Erasure>;
  ErasurePayload: ResolverTypeWrapper<ErasurePayload>;
  ErrorCode: ErrorCode;
  ExchangeSide: ResolverTypeWrapper<Omit<ExchangeSide, 'publications'> & { publications: Array<ResolversTypes['Publication']> }>;
  ExchangeWallItem: ResolverTypeWrapper<Omit<ExchangeWallItem, 'interested' | 'offeredPublication' | 'publication'> & { interested: ResolversTypes['User'], offeredPublication?: Maybe<ResolversTypes['Publication']>, publication: ResolversTypes['Publication'] }>;
  FindRingInput: FindRingInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundChat: ResolverTypeWrapper<FoundChatRecord>;
  FoundRingChat: ResolverTypeWrapper<FoundRingChatRecord>;
  Gender: Gender;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Image>;
  ImageSource: ResolverTypeWrapper<ImageSource>;
  IncompleteRegistration: ResolverTypeWrapper<IncompleteRegistration>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemCondition: ItemCondition;
  ItemUsage: ItemUsage;
  KeptBanner: ResolverTypeWrapper<KeptBanner>;
  KeptShift: ResolverTypeWrapper<KeptShift>;
  KeptVenue: ResolverTypeWrapper<KeptVenueRecord>;
  LastSeen: LastSeen;
  LeaveRingInput: LeaveRingInput;
  MakeCounterOfferInput: MakeCounterOfferInput;
  MakeCounterOfferPayload: ResolverTypeWrapper<Omit<MakeCounterOfferPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  MarkAllNotificationsInput: MarkAllNotificationsInput;
  MarkAllNotificationsPayload: ResolverTypeWrapper<Omit<MarkAllNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  MarkChatReadInput: MarkChatReadInput;
  MarkChatReadPayload: ResolverTypeWrapper<Omit<MarkChatReadPayload, 'chat' | 'ringChat' | 'viewer'> & { chat?: Maybe<ResolversTypes['Chat']>, ringChat?: Maybe<ResolversTypes['RingChat']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  MarkNotificationInput: MarkNotificationInput;
  MarkNotificationPayload: ResolverTypeWrapper<Omit<MarkNotificationPayload, 'notification' | 'viewer'> & { notification?: Maybe<ResolversTypes['Notification']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Match: ResolverTypeWrapper<MatchView>;
  Meeting: ResolverTypeWrapper<MeetingView>;
  MeetingCity: ResolverTypeWrapper<Omit<MeetingCity, 'places'> & { places: Array<ResolversTypes['PublicPlace']> }>;
  MeetingCodes: ResolverTypeWrapper<MeetingCodesRecord>;
  MeetingCounts: ResolverTypeWrapper<MeetingCounts>;
  MeetingEvent: MeetingEvent;
  MeetingInput: MeetingInput;
  MeetingPayload: ResolverTypeWrapper<Omit<MeetingPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  MeetingPlace: ResolverTypeWrapper<MeetingPlace>;
  MeetingPlaceInput: MeetingPlaceInput;
  MeetingProgress: ResolverTypeWrapper<MeetingProgressRecord>;
  MeetingReport: MeetingReport;
  MeetingSafety: ResolverTypeWrapper<MeetingSafetyRecord>;
  MeetingSafetyPayload: ResolverTypeWrapper<Omit<MeetingSafetyPayload, 'safety'> & { safety?: Maybe<ResolversTypes['MeetingSafety']> }>;
  MeetingSpot: ResolverTypeWrapper<MeetingSpotRecord>;
  MeetingState: MeetingState;
  MeetingSubject: ResolverTypeWrapper<MeetingSubjectView>;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'items'> & { items: Array<ResolversTypes['Message']> }>;
  MessageQuote: ResolverTypeWrapper<QuoteRecord>;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  ModerationAction: ModerationAction;
  ModerationCount: ResolverTypeWrapper<ModerationCountRecord>;
  ModerationDecision: ResolverTypeWrapper<ModerationDecisionRecord>;
  ModerationDecisionInput: ModerationDecisionInput;
  ModerationDecisionPayload: ResolverTypeWrapper<ModerationDecisionPayload>;
  ModerationEntry: ResolverTypeWrapper<ModerationEntryRecord>;
  ModerationItem: ResolverTypeWrapper<ModerationItemRecord>;
  ModerationKind: ModerationKind;
  ModerationQueue: ResolverTypeWrapper<ModerationQueueRecord>;
  ModerationStatement: ResolverTypeWrapper<ModerationStatementRecord>;
  ModerationText: ResolverTypeWrapper<ModerationText>;
  Money: ResolverTypeWrapper<Money>;
  MoveSecureExchangeInput: MoveSecureExchangeInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteChatInput: MuteChatInput;
  MuteChatPayload: ResolverTypeWrapper<Omit<MuteChatPayload, 'chat' | 'ringChat' | 'viewer'> & { chat?: Maybe<ResolversTypes['Chat']>, ringChat?: Maybe<ResolversTypes['RingChat']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'items'> & { items: Array<ResolversTypes['Notification']> }>;
  NotificationFrequency: NotificationFrequency;
  NotificationSetting: ResolverTypeWrapper<NotificationSettingRecord>;
  NotificationSubject: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationSubject']>;
  NotificationTopic: NotificationTopic;
  NotificationType: NotificationType;
  NotificationWay: NotificationWay;
  OfferVersion: ResolverTypeWrapper<OfferVersion>;
  OrderInput: OrderInput;
  OwnPublicationKind: OwnPublicationKind;
  OwnPublicationPage: ResolverTypeWrapper<Omit<OwnPublicationPage, 'items'> & { items: Array<ResolversTypes['Publication']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageNumbers: ResolverTypeWrapper<PageNumbers>;
  PartialMatch: ResolverTypeWrapper<Omit<PartialMatch, 'publication'> & { publication?: Maybe<ResolversTypes['Publication']> }>;
  PayWithCreditPayload: ResolverTypeWrapper<Omit<PayWithCreditPayload, 'campaign' | 'proforma' | 'viewer'> & { campaign?: Maybe<ResolversTypes['Campaign']>, proforma?: Maybe<ResolversTypes['Proforma']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  PaymentMethod: PaymentMethod;
  PaymentReview: ResolverTypeWrapper<PaymentReview>;
  PaymentSubject: ResolverTypeWrapper<PaymentSubjectView>;
  PersonalData: ResolverTypeWrapper<OwnProfileRecord>;
  Place: ResolverTypeWrapper<Place>;
  Plan: ResolverTypeWrapper<PlanRecord>;
  PlanKind: PlanKind;
  Premium: ResolverTypeWrapper<PremiumRecord>;
  PremiumEvent: PremiumEvent;
  PremiumRequest: ResolverTypeWrapper<PremiumRequest>;
  PremiumRequestStatus: PremiumRequestStatus;
  PremiumSubject: ResolverTypeWrapper<PremiumSubject>;
  ProfilePhotoPayload: ResolverTypeWrapper<Omit<ProfilePhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Proforma: ResolverTypeWrapper<ProformaRecord>;
  ProformaPage: ResolverTypeWrapper<Omit<ProformaPage, 'items'> & { items: Array<ResolversTypes['Proforma']> }>;
  ProformaStatus: ProformaStatus;
  ProposalDisabledReason: ProposalDisabledReason;
  ProposalPayload: ResolverTypeWrapper<Omit<ProposalPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  ProposalState: ProposalState;
  ProposeMeetingInput: ProposeMeetingInput;
  ProposeRingMeetingInput: ProposeRingMeetingInput;
  PublicPlace: ResolverTypeWrapper<PublicPlaceRecord>;
  PublicPlaceKind: PublicPlaceKind;
  Publication: ResolverTypeWrapper<PublicationRecord>;
  PublicationAttribute: ResolverTypeWrapper<PublicationAttribute>;
  PublicationAttributeInput: PublicationAttributeInput;
  PublicationEdit: ResolverTypeWrapper<PublicationEditView>;
  PublicationEditRefusal: PublicationEditRefusal;
  PublicationImageInput: PublicationImageInput;
  PublicationPage: ResolverTypeWrapper<Omit<PublicationPage, 'items'> & { items: Array<ResolversTypes['Publication']> }>;
  PublicationStats: ResolverTypeWrapper<PublicationStats>;
  PublicationStatus: PublicationStatus;
  PublicationStatusInput: PublicationStatusInput;
  PublicationStatusPayload: ResolverTypeWrapper<Omit<PublicationStatusPayload, 'publication'> & { publication?: Maybe<ResolversTypes['Publication']> }>;
  PublicationSubject: ResolverTypeWrapper<PublicationSubjectView>;
  PublicationType: PublicationType;
  PublicationWallItem: ResolverTypeWrapper<Omit<PublicationWallItem, 'publication'> & { publication: ResolversTypes['Publication'] }>;
  Push: ResolverTypeWrapper<PushRecord>;
  PushPayload: ResolverTypeWrapper<Omit<PushPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<QuestionView>;
  QuestionList: ResolverTypeWrapper<QuestionListView>;
  RateTransactionInput: RateTransactionInput;
  RateTransactionPayload: ResolverTypeWrapper<Omit<RateTransactionPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  RatingReason: RatingReason;
  RatingReasonCount: ResolverTypeWrapper<RatingReasonCount>;
  ReactivateAccountInput: ReactivateAccountInput;
  ReactivateAccountPayload: ResolverTypeWrapper<Omit<ReactivateAccountPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ReactivationOffer: ResolverTypeWrapper<ReactivationOffer>;
  RecordArrivalInput: RecordArrivalInput;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisterPayload>;
  Reliability: ResolverTypeWrapper<ReliabilityRecord>;
  Remark: ResolverTypeWrapper<RemarkView>;
  ReplyTime: ReplyTime;
  ReportMeetingProgressInput: ReportMeetingProgressInput;
  ReportPublicationInput: ReportPublicationInput;
  ReportPublicationPayload: ResolverTypeWrapper<ReportPublicationPayload>;
  ReportUserInput: ReportUserInput;
  ReportUserPayload: ResolverTypeWrapper<ReportUserPayload>;
  RequestAmendmentInput: RequestAmendmentInput;
  RequestErasureInput: RequestErasureInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  RequestVerificationInput: RequestVerificationInput;
  RequestsTab: RequestsTab;
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationPayload: ResolverTypeWrapper<ResendConfirmationPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  Ribbon: Ribbon;
  Ring: ResolverTypeWrapper<RingRecord>;
  RingChat: ResolverTypeWrapper<RingChatRecord>;
  RingComplement: ResolverTypeWrapper<RingComplement>;
  RingEndReason: RingEndReason;
  RingEvent: RingEvent;
  RingInput: RingInput;
  RingMeeting: ResolverTypeWrapper<RingMeetingView>;
  RingMeetingCodes: ResolverTypeWrapper<RingMeetingCodesRecord>;
  RingMeetingInput: RingMeetingInput;
  RingMeetingNews: ResolverTypeWrapper<MeetingNewsModel>;
  RingMeetingParty: ResolverTypeWrapper<RingMeetingPartyRecord>;
  RingMember: ResolverTypeWrapper<RingMemberView>;
  RingPayload: ResolverTypeWrapper<Omit<RingPayload, 'ring'> & { ring?: Maybe<ResolversTypes['Ring']> }>;
  RingSettings: ResolverTypeWrapper<RingSettingsRecord>;
  RingState: RingState;
  RingSubject: ResolverTypeWrapper<RingSubjectView>;
  SaveBannerInput: SaveBannerInput;
  SaveBannerPayload: ResolverTypeWrapper<SaveBannerPayload>;
  SaveClosedDayInput: SaveClosedDayInput;
  SaveClosedDayPayload: ResolverTypeWrapper<SaveClosedDayPayload>;
  SavePublicationInput: SavePublicationInput;
  SavePublicationPayload: ResolverTypeWrapper<Omit<SavePublicationPayload, 'publication'> & { publication?: Maybe<ResolversTypes['Publication']> }>;
  SaveShiftInput: SaveShiftInput;
  SaveVenueInput: SaveVenueInput;
  SaveVenuePayload: ResolverTypeWrapper<Omit<SaveVenuePayload, 'venue'> & { venue?: Maybe<ResolversTypes['KeptVenue']> }>;
  SavedPublication: ResolverTypeWrapper<SavedPublicationRecord>;
  SavedPublicationPage: ResolverTypeWrapper<Omit<SavedPublicationPage, 'items'> & { items: Array<ResolversTypes['SavedPublication']> }>;
  SearchCategory: ResolverTypeWrapper<SearchCategoryRecord>;
  SearchFacet: ResolverTypeWrapper<SearchFacet>;
  SearchFacetValue: ResolverTypeWrapper<SearchFacetValue>;
  SearchInput: SearchInput;
  SearchMode: SearchMode;
  SearchOrder: SearchOrder;
  SearchResult: ResolverTypeWrapper<SearchResultView>;
  SecureExchange: ResolverTypeWrapper<SecurityChangeRecord>;
  SecureExchangeCodeInput: SecureExchangeCodeInput;
  SecureExchangeEvent: SecureExchangeEvent;
  SecureExchangePayload: ResolverTypeWrapper<Omit<SecureExchangePayload, 'proforma' | 'transaction' | 'viewer'> & { proforma?: Maybe<ResolversTypes['Proforma']>, transaction?: Maybe<ResolversTypes['Transaction']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SecureExchangePayment: ResolverTypeWrapper<ProformaRecord>;
  SecureExchangePlaces: ResolverTypeWrapper<Omit<SecureExchangePlaces, 'plan' | 'venues'> & { plan: ResolversTypes['Plan'], venues: Array<ResolversTypes['BookableVenue']> }>;
  SecureExchangeState: SecureExchangeState;
  SecureExchangeSubject: ResolverTypeWrapper<SecureExchangeSubjectView>;
  SendClaimStatementInput: SendClaimStatementInput;
  SendClaimStatementPayload: ResolverTypeWrapper<Omit<SendClaimStatementPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['Transaction']> }>;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'message'> & { message?: Maybe<ResolversTypes['Message']> }>;
  SetChatPrivacyInput: SetChatPrivacyInput;
  SetChatPrivacyPayload: ResolverTypeWrapper<Omit<SetChatPrivacyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetCityHiddenInput: SetCityHiddenInput;
  SetCityHiddenPayload: ResolverTypeWrapper<Omit<SetCityHiddenPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetEmailNotificationsInput: SetEmailNotificationsInput;
  SetEmailNotificationsPayload: ResolverTypeWrapper<Omit<SetEmailNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetNotificationFrequencyInput: SetNotificationFrequencyInput;
  SetNotificationFrequencyPayload: ResolverTypeWrapper<Omit<SetNotificationFrequencyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetRingSettingsInput: SetRingSettingsInput;
  SetRingSettingsPayload: ResolverTypeWrapper<Omit<SetRingSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SettleDeadLetterInput: SettleDeadLetterInput;
  SettleDeadLetterPayload: ResolverTypeWrapper<SettleDeadLetterPayload>;
  SettleSecureExchangeInput: SettleSecureExchangeInput;
  SharedMeeting: ResolverTypeWrapper<SharedMeetingRecord>;
  ShownBanner: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShownBanner']>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SocialSignInInput: SocialSignInInput;
  SocialSignInPayload: ResolverTypeWrapper<Omit<SocialSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionType: SubscriptionType;
  Suspension: ResolverTypeWrapper<Suspension>;
  TaxAmount: ResolverTypeWrapper<TaxAmount>;
  Transaction: ResolverTypeWrapper<TransactionRecord>;
  TransactionAction: TransactionAction;
  TransactionActor: TransactionActor;
  TransactionConnection: ResolverTypeWrapper<Omit<TransactionConnection, 'items'> & { items: Array<ResolversTypes['Transaction']> }>;
  TransactionEvent: ResolverTypeWrapper<TransactionEventRecord>;
  TransactionEventKind: TransactionEventKind;
  TransactionMove: ResolverTypeWrapper<TransactionMove>;
  TransactionRole: TransactionRole;
  TransactionStatus: TransactionStatus;
  TransactionStopReason: TransactionStopReason;
  TransactionSubject: ResolverTypeWrapper<TransactionSubjectView>;
  TurnPushOnInput: TurnPushOnInput;
  UpdatePersonalDataInput: UpdatePersonalDataInput;
  UpdatePersonalDataPayload: ResolverTypeWrapper<Omit<UpdatePersonalDataPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateProfilePhotoInput: UpdateProfilePhotoInput;
  UpdateProposalInput: UpdateProposalInput;
  UpdatePublicationInput: UpdatePublicationInput;
  UpdatePublicationPayload: ResolverTypeWrapper<Omit<UpdatePublicationPayload, 'edit' | 'publication'> & { edit?: Maybe<ResolversTypes['PublicationEdit']>, publication?: Maybe<ResolversTypes['Publication']> }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserRecord>;
  UserError: ResolverTypeWrapper<UserError>;
  ValueRange: ResolverTypeWrapper<ValueRangeRecord>;
  Venue: ResolverTypeWrapper<VenueRecord>;
  VenueDay: ResolverTypeWrapper<VenueDay>;
  VenueShift: ResolverTypeWrapper<VenueShift>;
  VenueVisit: ResolverTypeWrapper<VenueVisitRecord>;
  VenueVisitPayload: ResolverTypeWrapper<Omit<VenueVisitPayload, 'visit'> & { visit?: Maybe<ResolversTypes['VenueVisit']> }>;
  VenueVisitor: ResolverTypeWrapper<Omit<VenueVisitor, 'user'> & { user: ResolversTypes['User'] }>;
  Verification: ResolverTypeWrapper<VerificationRecord>;
  VerificationDocuments: ResolverTypeWrapper<VerificationDocumentsRecord>;
  VerificationPayload: ResolverTypeWrapper<Omit<VerificationPayload, 'verification'> & { verification?: Maybe<ResolversTypes['Verification']> }>;
  VerificationStatus: VerificationStatus;
  VerificationSubject: ResolverTypeWrapper<VerificationSubject>;
  Viewer: ResolverTypeWrapper<AccountRecord>;
  ViewerProposal: ResolverTypeWrapper<ViewerProposalView>;
  WallConnection: ResolverTypeWrapper<Omit<WallConnection, 'items'> & { items: Array<ResolversTypes['WallItem']> }>;
  WallItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WallItem']>;
  WallOrder: WallOrder;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AgreedThing: AgreedThingRecord;
  Agreement: AgreementRecord;
  AgreementSide: AgreementSideRecord;
  Alert: AlertRecord;
  AlertAttribute: AlertAttribute;
  AlertCategory: AlertCategory;
  AlertSubject: AlertSubjectView;
  Amendment: AmendmentView;
  AmendmentInput: AmendmentInput;
  AmendmentPayload: Omit<AmendmentPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  AnnounceTypingInput: AnnounceTypingInput;
  AnnounceTypingPayload: AnnounceTypingPayload;
  Answer: AnswerView;
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerQuestionPayload: Omit<AnswerQuestionPayload, 'answer'> & { answer?: Maybe<ResolversParentTypes['Answer']> };
  AppealReviewInput: AppealReviewInput;
  AppealReviewPayload: AppealReviewPayload;
  AppealSuspensionInput: AppealSuspensionInput;
  AppealSuspensionPayload: AppealSuspensionPayload;
  AskQuestionInput: AskQuestionInput;
  AskQuestionPayload: Omit<AskQuestionPayload, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  AttributeFilterInput: AttributeFilterInput;
  Banner: Banner;
  BannerDay: BannerDay;
  BannerWallItem: BannerWallItem;
  BlockUserInput: BlockUserInput;
  BlockUserPayload: Omit<BlockUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  BookSecureExchangeInput: BookSecureExchangeInput;
  BookableVenue: Omit<BookableVenue, 'venue'> & { venue: ResolversParentTypes['Venue'] };
  Boolean: Scalars['Boolean']['output'];
  Campaign: CampaignRecord;
  CampaignPage: Omit<CampaignPage, 'items'> & { items: Array<ResolversParentTypes['Campaign']> };
  Capabilities: BackendCapabilities;
  Category: CategoryRecord;
  CategoryField: CategoryField;
  CategoryStep: CategoryStep;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ChangeRegistrationEmailInput: ChangeRegistrationEmailInput;
  ChangeRegistrationEmailPayload: ChangeRegistrationEmailPayload;
  ChangeTransactionStatusInput: ChangeTransactionStatusInput;
  ChangeTransactionStatusPayload: Omit<ChangeTransactionStatusPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  Chat: ChatRecord;
  ChatConnection: Omit<ChatConnection, 'items'> & { items: Array<ResolversParentTypes['Chat']> };
  ChatEvent: Omit<ChatEvent, 'chat'> & { chat: ResolversParentTypes['Chat'] };
  ChatMarks: ChatMarksView;
  ChatPrivacy: ChatPrivacyRecord;
  ChatTyping: ChatTyping;
  CheckMeetingCodeInput: CheckMeetingCodeInput;
  ClaimPicture: ClaimPictureRecord;
  ClosedDay: ClosedDay;
  Comment: ResolversUnionTypes<ResolversParentTypes>['Comment'];
  CommentSubject: CommentSubjectView;
  Complement: Complement;
  ComplementInput: ComplementInput;
  CompleteRegistrationInput: CompleteRegistrationInput;
  CompleteRegistrationPayload: CompleteRegistrationPayload;
  ConfirmDeliveryInput: ConfirmDeliveryInput;
  ConfirmDeliveryPayload: ConfirmDeliveryPayload;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ConfirmRingInput: ConfirmRingInput;
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  CountBannerClickInput: CountBannerClickInput;
  CountBannerClickPayload: CountBannerClickPayload;
  CountBannerViewsInput: CountBannerViewsInput;
  CountBannerViewsPayload: CountBannerViewsPayload;
  Country: CountryRecord;
  CreateAlertInput: CreateAlertInput;
  CreateAlertPayload: Omit<CreateAlertPayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  CreateProformaPayload: Omit<CreateProformaPayload, 'proforma'> & { proforma?: Maybe<ResolversParentTypes['Proforma']> };
  CreateProposalInput: CreateProposalInput;
  CreatePublicationInput: CreatePublicationInput;
  CreatePublicationPayload: Omit<CreatePublicationPayload, 'publication'> & { publication?: Maybe<ResolversParentTypes['Publication']> };
  Credit: CreditView;
  CreditEntry: CreditEntryRecord;
  CreditEntryPage: Omit<CreditEntryPage, 'items'> & { items: Array<ResolversParentTypes['CreditEntry']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateAccountInput: DeactivateAccountInput;
  DeactivateAccountPayload: DeactivateAccountPayload;
  DeadLetter: DeadLetterRecord;
  DecideModerationInput: DecideModerationInput;
  DecideModerationPayload: Omit<DecideModerationPayload, 'decision'> & { decision?: Maybe<ResolversParentTypes['ModerationDecision']> };
  DeleteAlertInput: DeleteAlertInput;
  DeleteAlertPayload: DeleteAlertPayload;
  DigestSubject: DigestSubjectView;
  DigestTopic: DigestTopicView;
  EndSecureExchangeInput: EndSecureExchangeInput;
  Erasure: Erasure;
  ErasurePayload: ErasurePayload;
  ExchangeSide: Omit<ExchangeSide, 'publications'> & { publications: Array<ResolversParentTypes['Publication']> };
  ExchangeWallItem: Omit<ExchangeWallItem, 'interested' | 'offeredPublication' | 'publication'> & { interested: ResolversParentTypes['User'], offeredPublication?: Maybe<ResolversParentTypes['Publication']>, publication: ResolversParentTypes['Publication'] };
  FindRingInput: FindRingInput;
  Float: Scalars['Float']['output'];
  FoundChat: FoundChatRecord;
  FoundRingChat: FoundRingChatRecord;
  ID: Scalars['ID']['output'];
  Image: Image;
  ImageSource: ImageSource;
  IncompleteRegistration: IncompleteRegistration;
  Int: Scalars['Int']['output'];
  KeptBanner: KeptBanner;
  KeptShift: KeptShift;
  KeptVenue: KeptVenueRecord;
  LeaveRingInput: LeaveRingInput;
  MakeCounterOfferInput: MakeCounterOfferInput;
  MakeCounterOfferPayload: Omit<MakeCounterOfferPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  MarkAllNotificationsInput: MarkAllNotificationsInput;
  MarkAllNotificationsPayload: Omit<MarkAllNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  MarkChatReadInput: MarkChatReadInput;
  MarkChatReadPayload: Omit<MarkChatReadPayload, 'chat' | 'ringChat' | 'viewer'> & { chat?: Maybe<ResolversParentTypes['Chat']>, ringChat?: Maybe<ResolversParentTypes['RingChat']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  MarkNotificationInput: MarkNotificationInput;
  MarkNotificationPayload: Omit<MarkNotificationPayload, 'notification' | 'viewer'> & { notification?: Maybe<ResolversParentTypes['Notification']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Match: MatchView;
  Meeting: MeetingView;
  MeetingCity: Omit<MeetingCity, 'places'> & { places: Array<ResolversParentTypes['PublicPlace']> };
  MeetingCodes: MeetingCodesRecord;
  MeetingCounts: MeetingCounts;
  MeetingInput: MeetingInput;
  MeetingPayload: Omit<MeetingPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  MeetingPlace: MeetingPlace;
  MeetingPlaceInput: MeetingPlaceInput;
  MeetingProgress: MeetingProgressRecord;
  MeetingSafety: MeetingSafetyRecord;
  MeetingSafetyPayload: Omit<MeetingSafetyPayload, 'safety'> & { safety?: Maybe<ResolversParentTypes['MeetingSafety']> };
  MeetingSpot: MeetingSpotRecord;
  MeetingSubject: MeetingSubjectView;
  Message: MessageRecord;
  MessageConnection: Omit<MessageConnection, 'items'> & { items: Array<ResolversParentTypes['Message']> };
  MessageQuote: QuoteRecord;
  MinorUnits: Scalars['MinorUnits']['output'];
  ModerationCount: ModerationCountRecord;
  ModerationDecision: ModerationDecisionRecord;
  ModerationDecisionInput: ModerationDecisionInput;
  ModerationDecisionPayload: ModerationDecisionPayload;
  ModerationEntry: ModerationEntryRecord;
  ModerationItem: ModerationItemRecord;
  ModerationQueue: ModerationQueueRecord;
  ModerationStatement: ModerationStatementRecord;
  ModerationText: ModerationText;
  Money: Money;
  MoveSecureExchangeInput: MoveSecureExchangeInput;
  Mutation: Record<PropertyKey, never>;
  MuteChatInput: MuteChatInput;
  MuteChatPayload: Omit<MuteChatPayload, 'chat' | 'ringChat' | 'viewer'> & { chat?: Maybe<ResolversParentTypes['Chat']>, ringChat?: Maybe<ResolversParentTypes['RingChat']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'items'> & { items: Array<ResolversParentTypes['Notification']> };
  NotificationSetting: NotificationSettingRecord;
  NotificationSubject: ResolversUnionTypes<ResolversParentTypes>['NotificationSubject'];
  OfferVersion: OfferVersion;
  OrderInput: OrderInput;
  OwnPublicationPage: Omit<OwnPublicationPage, 'items'> & { items: Array<ResolversParentTypes['Publication']> };
  PageInfo: PageInfo;
  PageNumbers: PageNumbers;
  PartialMatch: Omit<PartialMatch, 'publication'> & { publication?: Maybe<ResolversParentTypes['Publication']> };
  PayWithCreditPayload: Omit<PayWithCreditPayload, 'campaign' | 'proforma' | 'viewer'> & { campaign?: Maybe<ResolversParentTypes['Campaign']>, proforma?: Maybe<ResolversParentTypes['Proforma']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  PaymentReview: PaymentReview;
  PaymentSubject: PaymentSubjectView;
  PersonalData: OwnProfileRecord;
  Place: Place;
  Plan: PlanRecord;
  Premium: PremiumRecord;
  PremiumRequest: PremiumRequest;
  PremiumSubject: PremiumSubject;
  ProfilePhotoPayload: Omit<ProfilePhotoPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Proforma: ProformaRecord;
  ProformaPage: Omit<ProformaPage, 'items'> & { items: Array<ResolversParentTypes['Proforma']> };
  ProposalPayload: Omit<ProposalPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  ProposeMeetingInput: ProposeMeetingInput;
  ProposeRingMeetingInput: ProposeRingMeetingInput;
  PublicPlace: PublicPlaceRecord;
  Publication: PublicationRecord;
  PublicationAttribute: PublicationAttribute;
  PublicationAttributeInput: PublicationAttributeInput;
  PublicationEdit: PublicationEditView;
  PublicationImageInput: PublicationImageInput;
  PublicationPage: Omit<PublicationPage, 'items'> & { items: Array<ResolversParentTypes['Publication']> };
  PublicationStats: PublicationStats;
  PublicationStatusInput: PublicationStatusInput;
  PublicationStatusPayload: Omit<PublicationStatusPayload, 'publication'> & { publication?: Maybe<ResolversParentTypes['Publication']> };
  PublicationSubject: PublicationSubjectView;
  PublicationWallItem: Omit<PublicationWallItem, 'publication'> & { publication: ResolversParentTypes['Publication'] };
  Push: PushRecord;
  PushPayload: Omit<PushPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Query: Record<PropertyKey, never>;
  Question: QuestionView;
  QuestionList: QuestionListView;
  RateTransactionInput: RateTransactionInput;
  RateTransactionPayload: Omit<RateTransactionPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  RatingReasonCount: RatingReasonCount;
  ReactivateAccountInput: ReactivateAccountInput;
  ReactivateAccountPayload: Omit<ReactivateAccountPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ReactivationOffer: ReactivationOffer;
  RecordArrivalInput: RecordArrivalInput;
  RegisterInput: RegisterInput;
  RegisterPayload: RegisterPayload;
  Reliability: ReliabilityRecord;
  Remark: RemarkView;
  ReportMeetingProgressInput: ReportMeetingProgressInput;
  ReportPublicationInput: ReportPublicationInput;
  ReportPublicationPayload: ReportPublicationPayload;
  ReportUserInput: ReportUserInput;
  ReportUserPayload: ReportUserPayload;
  RequestAmendmentInput: RequestAmendmentInput;
  RequestErasureInput: RequestErasureInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  RequestVerificationInput: RequestVerificationInput;
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationPayload: ResendConfirmationPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  Ring: RingRecord;
  RingChat: RingChatRecord;
  RingComplement: RingComplement;
  RingInput: RingInput;
  RingMeeting: RingMeetingView;
  RingMeetingCodes: RingMeetingCodesRecord;
  RingMeetingInput: RingMeetingInput;
  RingMeetingNews: MeetingNewsModel;
  RingMeetingParty: RingMeetingPartyRecord;
  RingMember: RingMemberView;
  RingPayload: Omit<RingPayload, 'ring'> & { ring?: Maybe<ResolversParentTypes['Ring']> };
  RingSettings: RingSettingsRecord;
  RingSubject: RingSubjectView;
  SaveBannerInput: SaveBannerInput;
  SaveBannerPayload: SaveBannerPayload;
  SaveClosedDayInput: SaveClosedDayInput;
  SaveClosedDayPayload: SaveClosedDayPayload;
  SavePublicationInput: SavePublicationInput;
  SavePublicationPayload: Omit<SavePublicationPayload, 'publication'> & { publication?: Maybe<ResolversParentTypes['Publication']> };
  SaveShiftInput: SaveShiftInput;
  SaveVenueInput: SaveVenueInput;
  SaveVenuePayload: Omit<SaveVenuePayload, 'venue'> & { venue?: Maybe<ResolversParentTypes['KeptVenue']> };
  SavedPublication: SavedPublicationRecord;
  SavedPublicationPage: Omit<SavedPublicationPage, 'items'> & { items: Array<ResolversParentTypes['SavedPublication']> };
  SearchCategory: SearchCategoryRecord;
  SearchFacet: SearchFacet;
  SearchFacetValue: SearchFacetValue;
  SearchInput: SearchInput;
  SearchResult: SearchResultView;
  SecureExchange: SecurityChangeRecord;
  SecureExchangeCodeInput: SecureExchangeCodeInput;
  SecureExchangePayload: Omit<SecureExchangePayload, 'proforma' | 'transaction' | 'viewer'> & { proforma?: Maybe<ResolversParentTypes['Proforma']>, transaction?: Maybe<ResolversParentTypes['Transaction']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SecureExchangePayment: ProformaRecord;
  SecureExchangePlaces: Omit<SecureExchangePlaces, 'plan' | 'venues'> & { plan: ResolversParentTypes['Plan'], venues: Array<ResolversParentTypes['BookableVenue']> };
  SecureExchangeSubject: SecureExchangeSubjectView;
  SendClaimStatementInput: SendClaimStatementInput;
  SendClaimStatementPayload: Omit<SendClaimStatementPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['Transaction']> };
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: SendContactMessagePayload;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: Omit<SendMessagePayload, 'message'> & { message?: Maybe<ResolversParentTypes['Message']> };
  SetChatPrivacyInput: SetChatPrivacyInput;
  SetChatPrivacyPayload: Omit<SetChatPrivacyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetCityHiddenInput: SetCityHiddenInput;
  SetCityHiddenPayload: Omit<SetCityHiddenPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetEmailNotificationsInput: SetEmailNotificationsInput;
  SetEmailNotificationsPayload: Omit<SetEmailNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetNotificationFrequencyInput: SetNotificationFrequencyInput;
  SetNotificationFrequencyPayload: Omit<SetNotificationFrequencyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetRingSettingsInput: SetRingSettingsInput;
  SetRingSettingsPayload: Omit<SetRingSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SettleDeadLetterInput: SettleDeadLetterInput;
  SettleDeadLetterPayload: SettleDeadLetterPayload;
  SettleSecureExchangeInput: SettleSecureExchangeInput;
  SharedMeeting: SharedMeetingRecord;
  ShownBanner: ResolversInterfaceTypes<ResolversParentTypes>['ShownBanner'];
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  SocialSignInInput: SocialSignInInput;
  SocialSignInPayload: Omit<SocialSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Suspension: Suspension;
  TaxAmount: TaxAmount;
  Transaction: TransactionRecord;
  TransactionConnection: Omit<TransactionConnection, 'items'> & { items: Array<ResolversParentTypes['Transaction']> };
  TransactionEvent: TransactionEventRecord;
  TransactionMove: TransactionMove;
  TransactionSubject: TransactionSubjectView;
  TurnPushOnInput: TurnPushOnInput;
  UpdatePersonalDataInput: UpdatePersonalDataInput;
  UpdatePersonalDataPayload: Omit<UpdatePersonalDataPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateProfilePhotoInput: UpdateProfilePhotoInput;
  UpdateProposalInput: UpdateProposalInput;
  UpdatePublicationInput: UpdatePublicationInput;
  UpdatePublicationPayload: Omit<UpdatePublicationPayload, 'edit' | 'publication'> & { edit?: Maybe<ResolversParentTypes['PublicationEdit']>, publication?: Maybe<ResolversParentTypes['Publication']> };
  Upload: Scalars['Upload']['output'];
  User: UserRecord;
  UserError: UserError;
  ValueRange: ValueRangeRecord;
  Venue: VenueRecord;
  VenueDay: VenueDay;
  VenueShift: VenueShift;
  VenueVisit: VenueVisitRecord;
  VenueVisitPayload: Omit<VenueVisitPayload, 'visit'> & { visit?: Maybe<ResolversParentTypes['VenueVisit']> };
  VenueVisitor: Omit<VenueVisitor, 'user'> & { user: ResolversParentTypes['User'] };
  Verification: VerificationRecord;
  VerificationDocuments: VerificationDocumentsRecord;
  VerificationPayload: Omit<VerificationPayload, 'verification'> & { verification?: Maybe<ResolversParentTypes['Verification']> };
  VerificationSubject: VerificationSubject;
  Viewer: AccountRecord;
  ViewerProposal: ViewerProposalView;
  WallConnection: Omit<WallConnection, 'items'> & { items: Array<ResolversParentTypes['WallItem']> };
  WallItem: ResolversUnionTypes<ResolversParentTypes>['WallItem'];
};

export type AgreedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreedThing'] = ResolversParentTypes['AgreedThing']> = {
  condition?: Resolver<Maybe<ResolversTypes['ItemCondition']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PublicationType'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['ItemUsage']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  agreedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canonicalForm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interestedSide?: Resolver<ResolversTypes['AgreementSide'], ParentType, ContextType>;
  offerVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerSide?: Resolver<ResolversTypes['AgreementSide'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgreementSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreementSide'] = ResolversParentTypes['AgreementSide']> = {
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  things?: Resolver<Array<ResolversTypes['AgreedThing']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  attributes?: Resolver<Array<ResolversTypes['AlertAttribute']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['AlertCategory']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['ItemCondition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxUsd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minUsd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SearchMode'], ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  radiusKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PublicationType']>, ParentType, ContextType>;
  verifiedOwners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertAttribute'] = ResolversParentTypes['AlertAttribute']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCategory'] = ResolversParentTypes['AlertCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertSubject'] = ResolversParentTypes['AlertSubject']> = {
  isMutual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchedPublication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  matchedPublicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AmendmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Amendment'] = ResolversParentTypes['Amendment']> = {
  addedTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  complement?: Resolver<Maybe<ResolversTypes['Complement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AmendmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmendmentPayload'] = ResolversParentTypes['AmendmentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type AnnounceTypingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnounceTypingPayload'] = ResolversParentTypes['AnnounceTypingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerQuestionPayload'] = ResolversParentTypes['AnswerQuestionPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppealReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealReviewPayload'] = ResolversParentTypes['AppealReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppealSuspensionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealSuspensionPayload'] = ResolversParentTypes['AppealSuspensionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AskQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskQuestionPayload'] = ResolversParentTypes['AskQuestionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  narrowImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wideImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerDay'] = ResolversParentTypes['BannerDay']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BannerWallItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerWallItem'] = ResolversParentTypes['BannerWallItem']> = {
  bannerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  narrowImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wideImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockUserPayload'] = ResolversParentTypes['BlockUserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BookableVenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookableVenue'] = ResolversParentTypes['BookableVenue']> = {
  days?: Resolver<Array<ResolversTypes['VenueDay']>, ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organicViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proformaStatus?: Resolver<Maybe<ResolversTypes['ProformaStatus']>, ParentType, ContextType>;
  promotedViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  purchasedViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignPage'] = ResolversParentTypes['CampaignPage']> = {
  items?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export type CapabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Capabilities'] = ResolversParentTypes['Capabilities']> = {
  counterOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['CategoryField']>, ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['CategoryStep']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryField'] = ResolversParentTypes['CategoryField']> = {
  kind?: Resolver<ResolversTypes['AttributeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryStep'] = ResolversParentTypes['CategoryStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ChangeRegistrationEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRegistrationEmailPayload'] = ResolversParentTypes['ChangeRegistrationEmailPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeTransactionStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeTransactionStatusPayload'] = ResolversParentTypes['ChangeTransactionStatusPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  awaitsDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  counterpartLastSeen?: Resolver<Maybe<ResolversTypes['LastSeen']>, ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMuted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isWritable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastEvent?: Resolver<Maybe<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  marks?: Resolver<Maybe<ResolversTypes['ChatMarks']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ChatMessagesArgs, 'last'>>;
  showsTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['ChatTab'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatConnection'] = ResolversParentTypes['ChatConnection']> = {
  items?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEvent'] = ResolversParentTypes['ChatEvent']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatEventKind'], ParentType, ContextType>;
};

export type ChatMarksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMarks'] = ResolversParentTypes['ChatMarks']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deliveredUpTo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readUpTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatPrivacyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPrivacy'] = ResolversParentTypes['ChatPrivacy']> = {
  sharesLastSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharesReading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharesTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatTypingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatTyping'] = ResolversParentTypes['ChatTyping']> = {
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClaimPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPicture'] = ResolversParentTypes['ClaimPicture']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosedDay'] = ResolversParentTypes['ClosedDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  __resolveType: TypeResolveFn<'Answer' | 'Question', ParentType, ContextType>;
};

export type CommentSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentSubject'] = ResolversParentTypes['CommentSubject']> = {
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComplementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Complement'] = ResolversParentTypes['Complement']> = {
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['TransactionRole'], ParentType, ContextType>;
};

export type CompleteRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteRegistrationPayload'] = ResolversParentTypes['CompleteRegistrationPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmDeliveryPayload'] = ResolversParentTypes['ConfirmDeliveryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CountBannerClickPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountBannerClickPayload'] = ResolversParentTypes['CountBannerClickPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CountBannerViewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountBannerViewsPayload'] = ResolversParentTypes['CountBannerViewsPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAlertPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAlertPayload'] = ResolversParentTypes['CreateAlertPayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProformaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProformaPayload'] = ResolversParentTypes['CreateProformaPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType>;
};

export type CreatePublicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePublicationPayload'] = ResolversParentTypes['CreatePublicationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['CreditEntryPage']>, ParentType, ContextType, RequireFields<CreditEntriesArgs, 'page'>>;
  free?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  locked?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productCap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productEarned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  serviceCap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  serviceEarned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  spentOnCampaigns?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditStatus'], ParentType, ContextType>;
};

export type CreditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['CreditEntryKind']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType>;
  proformaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreditEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditEntryPage'] = ResolversParentTypes['CreditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeactivateAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeactivateAccountPayload'] = ResolversParentTypes['DeactivateAccountPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeadLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeadLetterKind'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DecideModerationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideModerationPayload'] = ResolversParentTypes['DecideModerationPayload']> = {
  decision?: Resolver<Maybe<ResolversTypes['ModerationDecision']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAlertPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAlertPayload'] = ResolversParentTypes['DeleteAlertPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DigestSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DigestSubject'] = ResolversParentTypes['DigestSubject']> = {
  topics?: Resolver<Array<ResolversTypes['DigestTopic']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DigestTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DigestTopic'] = ResolversParentTypes['DigestTopic']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['NotificationTopic']>, ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErasurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasurePayload'] = ResolversParentTypes['ErasurePayload']> = {
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExchangeSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeSide'] = ResolversParentTypes['ExchangeSide']> = {
  money?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publications?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExchangeWallItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeWallItem'] = ResolversParentTypes['ExchangeWallItem']> = {
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interested?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  offeredPublication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FoundChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundChat'] = ResolversParentTypes['FoundChat']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type FoundRingChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRingChat'] = ResolversParentTypes['FoundRingChat']> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  ring?: Resolver<ResolversTypes['Ring'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncompleteRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncompleteRegistration'] = ResolversParentTypes['IncompleteRegistration']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptBanner'] = ResolversParentTypes['KeptBanner']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['BannerDay']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  narrowImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['BannerPlace'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BannerState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wideImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeptShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptShift'] = ResolversParentTypes['KeptShift']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptVenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptVenue'] = ResolversParentTypes['KeptVenue']> = {
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['KeptShift']>, ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MakeCounterOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeCounterOfferPayload'] = ResolversParentTypes['MakeCounterOfferPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type MarkAllNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsPayload'] = ResolversParentTypes['MarkAllNotificationsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type MarkChatReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkChatReadPayload'] = ResolversParentTypes['MarkChatReadPayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ringChat?: Resolver<Maybe<ResolversTypes['RingChat']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type MarkNotificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationPayload'] = ResolversParentTypes['MarkNotificationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wasShown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwnWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownPublication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
};

export type MeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counterpartProgress?: Resolver<ResolversTypes['MeetingProgress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProposer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['MeetingSpot'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MeetingState'], ParentType, ContextType>;
  viewerProgress?: Resolver<ResolversTypes['MeetingProgress'], ParentType, ContextType>;
};

export type MeetingCityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingCity'] = ResolversParentTypes['MeetingCity']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['PublicPlace']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingCodes'] = ResolversParentTypes['MeetingCodes']> = {
  counterpartKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MeetingCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingCounts'] = ResolversParentTypes['MeetingCounts']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeetingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingPayload'] = ResolversParentTypes['MeetingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type MeetingPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingPlace'] = ResolversParentTypes['MeetingPlace']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingProgress'] = ResolversParentTypes['MeetingProgress']> = {
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onWayAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MeetingSafetyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingSafety'] = ResolversParentTypes['MeetingSafety']> = {
  sharePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wellAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MeetingSafetyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingSafetyPayload'] = ResolversParentTypes['MeetingSafetyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  safety?: Resolver<Maybe<ResolversTypes['MeetingSafety']>, ParentType, ContextType>;
};

export type MeetingSpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingSpot'] = ResolversParentTypes['MeetingSpot']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicPlaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MeetingSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeetingSubject'] = ResolversParentTypes['MeetingSubject']> = {
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterpartName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetingEvent?: Resolver<Maybe<ResolversTypes['MeetingEvent']>, ParentType, ContextType>;
  meetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  randomId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['MessageQuote']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageQuote'] = ResolversParentTypes['MessageQuote']> = {
  hasLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type ModerationCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationCount'] = ResolversParentTypes['ModerationCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ModerationDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationDecision'] = ResolversParentTypes['ModerationDecision']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remedy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ModerationDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationDecisionPayload'] = ResolversParentTypes['ModerationDecisionPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModerationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationEntry'] = ResolversParentTypes['ModerationEntry']> = {
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModerationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationItem'] = ResolversParentTypes['ModerationItem']> = {
  actions?: Resolver<Array<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['ModerationText']>, ParentType, ContextType>;
  counterpart?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  formerImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['ModerationStatement']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModerationQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationQueue'] = ResolversParentTypes['ModerationQueue']> = {
  counts?: Resolver<Array<ResolversTypes['ModerationCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ModerationEntry']>, ParentType, ContextType>;
};

export type ModerationStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationStatement'] = ResolversParentTypes['ModerationStatement']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModerationTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationText'] = ResolversParentTypes['ModerationText']> = {
  former?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptAmendment?: Resolver<ResolversTypes['AmendmentPayload'], ParentType, ContextType, RequireFields<MutationAcceptAmendmentArgs, 'input'>>;
  acceptMeeting?: Resolver<ResolversTypes['MeetingPayload'], ParentType, ContextType, RequireFields<MutationAcceptMeetingArgs, 'input'>>;
  acceptRing?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationAcceptRingArgs, 'input'>>;
  acceptRingMeeting?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationAcceptRingMeetingArgs, 'input'>>;
  activatePublication?: Resolver<ResolversTypes['PublicationStatusPayload'], ParentType, ContextType, RequireFields<MutationActivatePublicationArgs, 'input'>>;
  announceTyping?: Resolver<ResolversTypes['AnnounceTypingPayload'], ParentType, ContextType, RequireFields<MutationAnnounceTypingArgs, 'input'>>;
  answerQuestion?: Resolver<ResolversTypes['AnswerQuestionPayload'], ParentType, ContextType, RequireFields<MutationAnswerQuestionArgs, 'input'>>;
  appealReview?: Resolver<ResolversTypes['AppealReviewPayload'], ParentType, ContextType, RequireFields<MutationAppealReviewArgs, 'input'>>;
  appealSuspension?: Resolver<ResolversTypes['AppealSuspensionPayload'], ParentType, ContextType, RequireFields<MutationAppealSuspensionArgs, 'input'>>;
  applyModeration?: Resolver<ResolversTypes['ModerationDecisionPayload'], ParentType, ContextType, RequireFields<MutationApplyModerationArgs, 'input'>>;
  askQuestion?: Resolver<ResolversTypes['AskQuestionPayload'], ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'input'>>;
  blockUser?: Resolver<ResolversTypes['BlockUserPayload'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'input'>>;
  bookSecureExchange?: Resolver<ResolversTypes['SecureExchangePayload'], ParentType, ContextType, RequireFields<MutationBookSecureExchangeArgs, 'input'>>;
  cancelAmendment?: Resolver<ResolversTypes['AmendmentPayload'], ParentType, ContextType, RequireFields<MutationCancelAmendmentArgs, 'input'>>;
  cancelMeeting?: Resolver<ResolversTypes['MeetingPayload'], ParentType, ContextType, RequireFields<MutationCancelMeetingArgs, 'input'>>;
  cancelRingMeeting?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationCancelRingMeetingArgs, 'input'>>;
  cancelSecureExchange?: Resolver<ResolversTypes['SecureExchangePayload'], ParentType, ContextType, RequireFields<MutationCancelSecureExchangeArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeRegistrationEmail?: Resolver<ResolversTypes['ChangeRegistrationEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeRegistrationEmailArgs, 'input'>>;
  changeTransactionStatus?: Resolver<ResolversTypes['ChangeTransactionStatusPayload'], ParentType, ContextType, RequireFields<MutationChangeTransactionStatusArgs, 'input'>>;
  checkMeetingCode?: Resolver<ResolversTypes['MeetingPayload'], ParentType, ContextType, RequireFields<MutationCheckMeetingCodeArgs, 'input'>>;
  checkRingMeetingCode?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationCheckRingMeetingCodeArgs, 'input'>>;
  checkSecureExchangeCode?: Resolver<ResolversTypes['VenueVisitPayload'], ParentType, ContextType, RequireFields<MutationCheckSecureExchangeCodeArgs, 'input'>>;
  completeRegistration?: Resolver<ResolversTypes['CompleteRegistrationPayload'], ParentType, ContextType, RequireFields<MutationCompleteRegistrationArgs, 'input'>>;
  confirmDelivery?: Resolver<ResolversTypes['ConfirmDeliveryPayload'], ParentType, ContextType, RequireFields<MutationConfirmDeliveryArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmRing?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationConfirmRingArgs, 'input'>>;
  countBannerClick?: Resolver<ResolversTypes['CountBannerClickPayload'], ParentType, ContextType, RequireFields<MutationCountBannerClickArgs, 'input'>>;
  countBannerViews?: Resolver<ResolversTypes['CountBannerViewsPayload'], ParentType, ContextType, RequireFields<MutationCountBannerViewsArgs, 'input'>>;
  createAlert?: Resolver<ResolversTypes['CreateAlertPayload'], ParentType, ContextType, RequireFields<MutationCreateAlertArgs, 'input'>>;
  createProforma?: Resolver<ResolversTypes['CreateProformaPayload'], ParentType, ContextType, RequireFields<MutationCreateProformaArgs, 'input'>>;
  createProposal?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationCreateProposalArgs, 'input'>>;
  createPublication?: Resolver<ResolversTypes['CreatePublicationPayload'], ParentType, ContextType, RequireFields<MutationCreatePublicationArgs, 'input'>>;
  deactivateAccount?: Resolver<ResolversTypes['DeactivateAccountPayload'], ParentType, ContextType, RequireFields<MutationDeactivateAccountArgs, 'input'>>;
  deactivatePublication?: Resolver<ResolversTypes['PublicationStatusPayload'], ParentType, ContextType, RequireFields<MutationDeactivatePublicationArgs, 'input'>>;
  decideModeration?: Resolver<ResolversTypes['DecideModerationPayload'], ParentType, ContextType, RequireFields<MutationDecideModerationArgs, 'input'>>;
  declineRing?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationDeclineRingArgs, 'input'>>;
  deleteAlert?: Resolver<ResolversTypes['DeleteAlertPayload'], ParentType, ContextType, RequireFields<MutationDeleteAlertArgs, 'input'>>;
  deleteProfilePhoto?: Resolver<ResolversTypes['ProfilePhotoPayload'], ParentType, ContextType>;
  findRing?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationFindRingArgs, 'input'>>;
  leaveRing?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationLeaveRingArgs, 'input'>>;
  makeCounterOffer?: Resolver<ResolversTypes['MakeCounterOfferPayload'], ParentType, ContextType, RequireFields<MutationMakeCounterOfferArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsPayload'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  markChatRead?: Resolver<ResolversTypes['MarkChatReadPayload'], ParentType, ContextType, RequireFields<MutationMarkChatReadArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markNotificationToasted?: Resolver<ResolversTypes['MarkNotificationPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationToastedArgs, 'input'>>;
  moveSecureExchange?: Resolver<ResolversTypes['SecureExchangePayload'], ParentType, ContextType, RequireFields<MutationMoveSecureExchangeArgs, 'input'>>;
  muteChat?: Resolver<ResolversTypes['MuteChatPayload'], ParentType, ContextType, RequireFields<MutationMuteChatArgs, 'input'>>;
  objectToSecureExchange?: Resolver<ResolversTypes['SecureExchangePayload'], ParentType, ContextType, RequireFields<MutationObjectToSecureExchangeArgs, 'input'>>;
  payWithCredit?: Resolver<ResolversTypes['PayWithCreditPayload'], ParentType, ContextType, RequireFields<MutationPayWithCreditArgs, 'input'>>;
  proposeMeeting?: Resolver<ResolversTypes['MeetingPayload'], ParentType, ContextType, RequireFields<MutationProposeMeetingArgs, 'input'>>;
  proposeRingMeeting?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationProposeRingMeetingArgs, 'input'>>;
  rateTransaction?: Resolver<ResolversTypes['RateTransactionPayload'], ParentType, ContextType, RequireFields<MutationRateTransactionArgs, 'input'>>;
  reactivateAccount?: Resolver<ResolversTypes['ReactivateAccountPayload'], ParentType, ContextType, RequireFields<MutationReactivateAccountArgs, 'input'>>;
  recordArrival?: Resolver<ResolversTypes['VenueVisitPayload'], ParentType, ContextType, RequireFields<MutationRecordArrivalArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reportMeetingProgress?: Resolver<ResolversTypes['MeetingPayload'], ParentType, ContextType, RequireFields<MutationReportMeetingProgressArgs, 'input'>>;
  reportMeetingWell?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationReportMeetingWellArgs, 'input'>>;
  reportPublication?: Resolver<ResolversTypes['ReportPublicationPayload'], ParentType, ContextType, RequireFields<MutationReportPublicationArgs, 'input'>>;
  reportRingMeetingProgress?: Resolver<ResolversTypes['RingPayload'], ParentType, ContextType, RequireFields<MutationReportRingMeetingProgressArgs, 'input'>>;
  reportRingMeetingWell?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationReportRingMeetingWellArgs, 'input'>>;
  reportUser?: Resolver<ResolversTypes['ReportUserPayload'], ParentType, ContextType, RequireFields<MutationReportUserArgs, 'input'>>;
  requestAmendment?: Resolver<ResolversTypes['AmendmentPayload'], ParentType, ContextType, RequireFields<MutationRequestAmendmentArgs, 'input'>>;
  requestErasure?: Resolver<ResolversTypes['ErasurePayload'], ParentType, ContextType, RequireFields<MutationRequestErasureArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestVerification?: Resolver<ResolversTypes['VerificationPayload'], ParentType, ContextType, RequireFields<MutationRequestVerificationArgs, 'input'>>;
  resendConfirmation?: Resolver<ResolversTypes['ResendConfirmationPayload'], ParentType, ContextType, RequireFields<MutationResendConfirmationArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeErasure?: Resolver<ResolversTypes['ErasurePayload'], ParentType, ContextType>;
  saveBanner?: Resolver<ResolversTypes['SaveBannerPayload'], ParentType, ContextType, RequireFields<MutationSaveBannerArgs, 'input'>>;
  saveClosedDay?: Resolver<ResolversTypes['SaveClosedDayPayload'], ParentType, ContextType, RequireFields<MutationSaveClosedDayArgs, 'input'>>;
  savePublication?: Resolver<ResolversTypes['SavePublicationPayload'], ParentType, ContextType, RequireFields<MutationSavePublicationArgs, 'input'>>;
  saveVenue?: Resolver<ResolversTypes['SaveVenuePayload'], ParentType, ContextType, RequireFields<MutationSaveVenueArgs, 'input'>>;
  sendClaimStatement?: Resolver<ResolversTypes['SendClaimStatementPayload'], ParentType, ContextType, RequireFields<MutationSendClaimStatementArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setChatPrivacy?: Resolver<ResolversTypes['SetChatPrivacyPayload'], ParentType, ContextType, RequireFields<MutationSetChatPrivacyArgs, 'input'>>;
  setCityHidden?: Resolver<ResolversTypes['SetCityHiddenPayload'], ParentType, ContextType, RequireFields<MutationSetCityHiddenArgs, 'input'>>;
  setEmailNotifications?: Resolver<ResolversTypes['SetEmailNotificationsPayload'], ParentType, ContextType, RequireFields<MutationSetEmailNotificationsArgs, 'input'>>;
  setNotificationFrequency?: Resolver<ResolversTypes['SetNotificationFrequencyPayload'], ParentType, ContextType, RequireFields<MutationSetNotificationFrequencyArgs, 'input'>>;
  setRingSettings?: Resolver<ResolversTypes['SetRingSettingsPayload'], ParentType, ContextType, RequireFields<MutationSetRingSettingsArgs, 'input'>>;
  settleDeadLetter?: Resolver<ResolversTypes['SettleDeadLetterPayload'], ParentType, ContextType, RequireFields<MutationSettleDeadLetterArgs, 'input'>>;
  settleSecureExchange?: Resolver<ResolversTypes['VenueVisitPayload'], ParentType, ContextType, RequireFields<MutationSettleSecureExchangeArgs, 'input'>>;
  shareMeeting?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationShareMeetingArgs, 'input'>>;
  shareRingMeeting?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationShareRingMeetingArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithFacebook?: Resolver<ResolversTypes['SocialSignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithFacebookArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['SocialSignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  stopSharingMeeting?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationStopSharingMeetingArgs, 'input'>>;
  stopSharingRingMeeting?: Resolver<ResolversTypes['MeetingSafetyPayload'], ParentType, ContextType, RequireFields<MutationStopSharingRingMeetingArgs, 'input'>>;
  turnPushOff?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType>;
  turnPushOn?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<MutationTurnPushOnArgs, 'input'>>;
  unblockUser?: Resolver<ResolversTypes['BlockUserPayload'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'input'>>;
  undoModeration?: Resolver<ResolversTypes['ModerationDecisionPayload'], ParentType, ContextType, RequireFields<MutationUndoModerationArgs, 'input'>>;
  unmuteChat?: Resolver<ResolversTypes['MuteChatPayload'], ParentType, ContextType, RequireFields<MutationUnmuteChatArgs, 'input'>>;
  unsavePublication?: Resolver<ResolversTypes['SavePublicationPayload'], ParentType, ContextType, RequireFields<MutationUnsavePublicationArgs, 'input'>>;
  updatePersonalData?: Resolver<ResolversTypes['UpdatePersonalDataPayload'], ParentType, ContextType, RequireFields<MutationUpdatePersonalDataArgs, 'input'>>;
  updateProfilePhoto?: Resolver<ResolversTypes['ProfilePhotoPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfilePhotoArgs, 'input'>>;
  updateProposal?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationUpdateProposalArgs, 'input'>>;
  updatePublication?: Resolver<ResolversTypes['UpdatePublicationPayload'], ParentType, ContextType, RequireFields<MutationUpdatePublicationArgs, 'input'>>;
};

export type MuteChatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteChatPayload'] = ResolversParentTypes['MuteChatPayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ringChat?: Resolver<Maybe<ResolversTypes['RingChat']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Category' | 'Chat' | 'Notification' | 'Proforma' | 'Publication' | 'Question' | 'Remark' | 'Transaction' | 'User', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['NotificationSubject']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  wasToasted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  choices?: Resolver<Array<ResolversTypes['NotificationFrequency']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['NotificationFrequency'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['NotificationWay'], ParentType, ContextType>;
};

export type NotificationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSubject'] = ResolversParentTypes['NotificationSubject']> = {
  __resolveType: TypeResolveFn<'AlertSubject' | 'CommentSubject' | 'DigestSubject' | 'MeetingSubject' | 'PaymentSubject' | 'PremiumSubject' | 'PublicationSubject' | 'RingSubject' | 'SecureExchangeSubject' | 'TransactionSubject' | 'VerificationSubject', ParentType, ContextType>;
};

export type OfferVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferVersion'] = ResolversParentTypes['OfferVersion']> = {
  addedTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['TransactionRole']>, ParentType, ContextType>;
  complement?: Resolver<Maybe<ResolversTypes['Complement']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnPublicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPublicationPage'] = ResolversParentTypes['OwnPublicationPage']> = {
  activeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inactiveCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageNumbers'] = ResolversParentTypes['PageNumbers']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartialMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartialMatch'] = ResolversParentTypes['PartialMatch']> = {
  missingWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PayWithCreditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayWithCreditPayload'] = ResolversParentTypes['PayWithCreditPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PaymentReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReview'] = ResolversParentTypes['PaymentReview']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['TaxAmount']>, ParentType, ContextType>;
};

export type PaymentSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSubject'] = ResolversParentTypes['PaymentSubject']> = {
  bookedPublicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookedTransaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  bookedTransactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isCredited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['ProformaStatus']>, ParentType, ContextType>;
  planKind?: Resolver<Maybe<ResolversTypes['PlanKind']>, ParentType, ContextType>;
  productApplied?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType>;
  proformaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotedPublication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  promotedPublicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotedPublicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  adType?: Resolver<Maybe<ResolversTypes['AdType']>, ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['PaymentReview'], ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PremiumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Premium'] = ResolversParentTypes['Premium']> = {
  endsOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['PremiumRequest']>, ParentType, ContextType>;
};

export type PremiumRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumRequest'] = ResolversParentTypes['PremiumRequest']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PremiumRequestStatus'], ParentType, ContextType>;
};

export type PremiumSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumSubject'] = ResolversParentTypes['PremiumSubject']> = {
  endsOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['PremiumEvent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfilePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfilePhotoPayload'] = ResolversParentTypes['ProfilePhotoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ProformaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proforma'] = ResolversParentTypes['Proforma']> = {
  concept?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credited?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PlanKind']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['PaymentReview']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProformaStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProformaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProformaPage'] = ResolversParentTypes['ProformaPage']> = {
  items?: Resolver<Array<ResolversTypes['Proforma']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export type ProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalPayload'] = ResolversParentTypes['ProposalPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type PublicPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicPlace'] = ResolversParentTypes['PublicPlace']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PublicPlaceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication']> = {
  acceptsOtherOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['PublicationAttribute']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['ItemCondition']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, Partial<PublicationDistanceKmArgs>>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasChangesInReview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isReserved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSaved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ribbons?: Resolver<Array<ResolversTypes['Ribbon']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['PublicationStats']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PublicationStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PublicationType'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['ItemUsage']>, ParentType, ContextType>;
  viewerProposal?: Resolver<Maybe<ResolversTypes['ViewerProposal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicationAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationAttribute'] = ResolversParentTypes['PublicationAttribute']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicationEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationEdit'] = ResolversParentTypes['PublicationEdit']> = {
  attributes?: Resolver<Array<ResolversTypes['PublicationAttribute']>, ParentType, ContextType>;
  canAppeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['ItemCondition']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isInReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PublicationEditRefusal']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['ItemUsage']>, ParentType, ContextType>;
};

export type PublicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationPage'] = ResolversParentTypes['PublicationPage']> = {
  items?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export type PublicationStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationStats'] = ResolversParentTypes['PublicationStats']> = {
  inProgressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PublicationStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationStatusPayload'] = ResolversParentTypes['PublicationStatusPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
};

export type PublicationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationSubject'] = ResolversParentTypes['PublicationSubject']> = {
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicationWallItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicationWallItem'] = ResolversParentTypes['PublicationWallItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Push'] = ResolversParentTypes['Push']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushPayload'] = ResolversParentTypes['PushPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agreements?: Resolver<Maybe<Array<ResolversTypes['Agreement']>>, ParentType, ContextType, RequireFields<QueryAgreementsArgs, 'transactionId'>>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'place'>>;
  blockedUsers?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  campaigns?: Resolver<Maybe<ResolversTypes['CampaignPage']>, ParentType, ContextType, RequireFields<QueryCampaignsArgs, 'page'>>;
  capabilities?: Resolver<Maybe<ResolversTypes['Capabilities']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<QueryChatArgs, 'id'>>;
  chats?: Resolver<Maybe<ResolversTypes['ChatConnection']>, ParentType, ContextType, RequireFields<QueryChatsArgs, 'first' | 'tab'>>;
  claimPictures?: Resolver<Maybe<Array<ResolversTypes['ClaimPicture']>>, ParentType, ContextType, RequireFields<QueryClaimPicturesArgs, 'transactionId'>>;
  closedDays?: Resolver<Maybe<Array<ResolversTypes['ClosedDay']>>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'country'>>;
  dataExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadLetters?: Resolver<Maybe<Array<ResolversTypes['DeadLetter']>>, ParentType, ContextType>;
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType>;
  excludedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  keptBanners?: Resolver<Maybe<Array<ResolversTypes['KeptBanner']>>, ParentType, ContextType>;
  keptVenues?: Resolver<Maybe<Array<ResolversTypes['KeptVenue']>>, ParentType, ContextType>;
  meetingCodes?: Resolver<Maybe<ResolversTypes['MeetingCodes']>, ParentType, ContextType, RequireFields<QueryMeetingCodesArgs, 'meetingId'>>;
  meetingPlaces?: Resolver<Maybe<Array<ResolversTypes['MeetingCity']>>, ParentType, ContextType, Partial<QueryMeetingPlacesArgs>>;
  meetingSafety?: Resolver<Maybe<ResolversTypes['MeetingSafety']>, ParentType, ContextType, RequireFields<QueryMeetingSafetyArgs, 'meetingId'>>;
  moderationDecisions?: Resolver<Maybe<Array<ResolversTypes['ModerationDecision']>>, ParentType, ContextType>;
  moderationItem?: Resolver<Maybe<ResolversTypes['ModerationItem']>, ParentType, ContextType, RequireFields<QueryModerationItemArgs, 'id' | 'kind'>>;
  moderationQueue?: Resolver<Maybe<ResolversTypes['ModerationQueue']>, ParentType, ContextType, Partial<QueryModerationQueueArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  ownPublications?: Resolver<Maybe<ResolversTypes['OwnPublicationPage']>, ParentType, ContextType, RequireFields<QueryOwnPublicationsArgs, 'kind' | 'page'>>;
  payments?: Resolver<Maybe<ResolversTypes['ProformaPage']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'page'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType, RequireFields<QueryPlansArgs, 'kind'>>;
  premium?: Resolver<Maybe<ResolversTypes['Premium']>, ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType, RequireFields<QueryProformaArgs, 'id'>>;
  promotables?: Resolver<Maybe<ResolversTypes['PublicationPage']>, ParentType, ContextType, RequireFields<QueryPromotablesArgs, 'page'>>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType, RequireFields<QueryPublicationArgs, 'id'>>;
  publicationEdit?: Resolver<Maybe<ResolversTypes['PublicationEdit']>, ParentType, ContextType, RequireFields<QueryPublicationEditArgs, 'publicationId'>>;
  questions?: Resolver<Maybe<ResolversTypes['QuestionList']>, ParentType, ContextType, RequireFields<QueryQuestionsArgs, 'publicationId'>>;
  ring?: Resolver<Maybe<ResolversTypes['Ring']>, ParentType, ContextType, RequireFields<QueryRingArgs, 'id'>>;
  ringMeetingCodes?: Resolver<Maybe<ResolversTypes['RingMeetingCodes']>, ParentType, ContextType, RequireFields<QueryRingMeetingCodesArgs, 'meetingId'>>;
  ringMeetingSafety?: Resolver<Maybe<ResolversTypes['MeetingSafety']>, ParentType, ContextType, RequireFields<QueryRingMeetingSafetyArgs, 'meetingId'>>;
  savedPublications?: Resolver<Maybe<ResolversTypes['SavedPublicationPage']>, ParentType, ContextType, RequireFields<QuerySavedPublicationsArgs, 'page'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'input'>>;
  searchChats?: Resolver<Maybe<Array<ResolversTypes['FoundChat']>>, ParentType, ContextType, RequireFields<QuerySearchChatsArgs, 'first' | 'text'>>;
  searchRingChats?: Resolver<Maybe<Array<ResolversTypes['FoundRingChat']>>, ParentType, ContextType, RequireFields<QuerySearchRingChatsArgs, 'first' | 'text'>>;
  searchSuggestions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  secureExchangePlaces?: Resolver<Maybe<ResolversTypes['SecureExchangePlaces']>, ParentType, ContextType>;
  sharedMeeting?: Resolver<Maybe<ResolversTypes['SharedMeeting']>, ParentType, ContextType, RequireFields<QuerySharedMeetingArgs, 'token'>>;
  similarPublications?: Resolver<Maybe<Array<ResolversTypes['Publication']>>, ParentType, ContextType, RequireFields<QuerySimilarPublicationsArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'id'>>;
  transactions?: Resolver<Maybe<ResolversTypes['TransactionConnection']>, ParentType, ContextType, RequireFields<QueryTransactionsArgs, 'first' | 'tab'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userPublications?: Resolver<Maybe<ResolversTypes['PublicationPage']>, ParentType, ContextType, RequireFields<QueryUserPublicationsArgs, 'page' | 'userId'>>;
  userRemarks?: Resolver<Maybe<Array<ResolversTypes['Remark']>>, ParentType, ContextType, RequireFields<QueryUserRemarksArgs, 'userId'>>;
  valueRange?: Resolver<Maybe<ResolversTypes['ValueRange']>, ParentType, ContextType, RequireFields<QueryValueRangeArgs, 'categoryId' | 'title'>>;
  venueVisits?: Resolver<Maybe<Array<ResolversTypes['VenueVisit']>>, ParentType, ContextType, RequireFields<QueryVenueVisitsArgs, 'date' | 'venueId'>>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
  verificationDocuments?: Resolver<Maybe<ResolversTypes['VerificationDocuments']>, ParentType, ContextType, RequireFields<QueryVerificationDocumentsArgs, 'userId'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wall?: Resolver<Maybe<ResolversTypes['WallConnection']>, ParentType, ContextType, RequireFields<QueryWallArgs, 'order'>>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionList'] = ResolversParentTypes['QuestionList']> = {
  canAsk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RateTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateTransactionPayload'] = ResolversParentTypes['RateTransactionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type RatingReasonCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingReasonCount'] = ResolversParentTypes['RatingReasonCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RatingReason'], ParentType, ContextType>;
};

export type ReactivateAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateAccountPayload'] = ResolversParentTypes['ReactivateAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReactivationOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivationOffer'] = ResolversParentTypes['ReactivationOffer']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  correctionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReliabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reliability'] = ResolversParentTypes['Reliability']> = {
  meetings?: Resolver<Maybe<ResolversTypes['MeetingCounts']>, ParentType, ContextType>;
  replyTime?: Resolver<Maybe<ResolversTypes['ReplyTime']>, ParentType, ContextType>;
};

export type RemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Remark'] = ResolversParentTypes['Remark']> = {
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportPublicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPublicationPayload'] = ResolversParentTypes['ReportPublicationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportUserPayload'] = ResolversParentTypes['ReportUserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResendConfirmationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendConfirmationPayload'] = ResolversParentTypes['ResendConfirmationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ring'] = ResolversParentTypes['Ring']> = {
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canProposeMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['RingChat']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['RingEndReason']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRepair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meetings?: Resolver<Maybe<Array<ResolversTypes['RingMeeting']>>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['RingMember']>, ParentType, ContextType>;
  repairedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RingState'], ParentType, ContextType>;
};

export type RingChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingChat'] = ResolversParentTypes['RingChat']> = {
  awaitsDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMuted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isWritable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['ChatMarks'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<RingChatMessagesArgs, 'last'>>;
  ringId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showsTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RingComplementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingComplement'] = ResolversParentTypes['RingComplement']> = {
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RingMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingMeeting'] = ResolversParentTypes['RingMeeting']> = {
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  giverId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProposer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['RingMeetingParty']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['MeetingSpot'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MeetingState'], ParentType, ContextType>;
};

export type RingMeetingCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingMeetingCodes'] = ResolversParentTypes['RingMeetingCodes']> = {
  giverKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RingMeetingNewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingMeetingNews'] = ResolversParentTypes['RingMeetingNews']> = {
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meetingEvent?: Resolver<Maybe<ResolversTypes['MeetingEvent']>, ParentType, ContextType>;
  meetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RingMeetingPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingMeetingParty'] = ResolversParentTypes['RingMeetingParty']> = {
  hasAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['MeetingProgress'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RingMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingMember'] = ResolversParentTypes['RingMember']> = {
  complement?: Resolver<Maybe<ResolversTypes['RingComplement']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  hasAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingPayload'] = ResolversParentTypes['RingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  ring?: Resolver<Maybe<ResolversTypes['Ring']>, ParentType, ContextType>;
};

export type RingSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingSettings'] = ResolversParentTypes['RingSettings']> = {
  complementUsd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  radiusKm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tolerancePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RingSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RingSubject'] = ResolversParentTypes['RingSubject']> = {
  meeting?: Resolver<Maybe<ResolversTypes['RingMeetingNews']>, ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ring?: Resolver<Maybe<ResolversTypes['Ring']>, ParentType, ContextType>;
  ringEvent?: Resolver<Maybe<ResolversTypes['RingEvent']>, ParentType, ContextType>;
  ringId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveBannerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBannerPayload'] = ResolversParentTypes['SaveBannerPayload']> = {
  banner?: Resolver<Maybe<ResolversTypes['KeptBanner']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveClosedDayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveClosedDayPayload'] = ResolversParentTypes['SaveClosedDayPayload']> = {
  closedDays?: Resolver<Maybe<Array<ResolversTypes['ClosedDay']>>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavePublicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePublicationPayload'] = ResolversParentTypes['SavePublicationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
};

export type SaveVenuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveVenuePayload'] = ResolversParentTypes['SaveVenuePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['KeptVenue']>, ParentType, ContextType>;
};

export type SavedPublicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPublication'] = ResolversParentTypes['SavedPublication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  publicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SavedPublicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedPublicationPage'] = ResolversParentTypes['SavedPublicationPage']> = {
  items?: Resolver<Array<ResolversTypes['SavedPublication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
};

export type SearchCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCategory'] = ResolversParentTypes['SearchCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchFacet'] = ResolversParentTypes['SearchFacet']> = {
  kind?: Resolver<ResolversTypes['AttributeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
};

export type SearchFacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchFacetValue'] = ResolversParentTypes['SearchFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  areCountsMinimum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRefine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SearchCategory']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['SearchFacet']>, ParentType, ContextType>;
  isTotalMinimum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  partialMatches?: Resolver<Array<ResolversTypes['PartialMatch']>, ParentType, ContextType>;
  sponsored?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
};

export type SecureExchangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecureExchange'] = ResolversParentTypes['SecureExchange']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canObject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBooker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['SecureExchangePayment']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shiftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SecureExchangeState'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
};

export type SecureExchangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecureExchangePayload'] = ResolversParentTypes['SecureExchangePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proforma?: Resolver<Maybe<ResolversTypes['Proforma']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SecureExchangePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecureExchangePayment'] = ResolversParentTypes['SecureExchangePayment']> = {
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProformaStatus'], ParentType, ContextType>;
};

export type SecureExchangePlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecureExchangePlaces'] = ResolversParentTypes['SecureExchangePlaces']> = {
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  includedLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['BookableVenue']>, ParentType, ContextType>;
};

export type SecureExchangeSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecureExchangeSubject'] = ResolversParentTypes['SecureExchangeSubject']> = {
  bookingEvent?: Resolver<Maybe<ResolversTypes['SecureExchangeEvent']>, ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterpartName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendClaimStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendClaimStatementPayload'] = ResolversParentTypes['SendClaimStatementPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type SetChatPrivacyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChatPrivacyPayload'] = ResolversParentTypes['SetChatPrivacyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetCityHiddenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCityHiddenPayload'] = ResolversParentTypes['SetCityHiddenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetEmailNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEmailNotificationsPayload'] = ResolversParentTypes['SetEmailNotificationsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetNotificationFrequencyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNotificationFrequencyPayload'] = ResolversParentTypes['SetNotificationFrequencyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetRingSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRingSettingsPayload'] = ResolversParentTypes['SetRingSettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SettleDeadLetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettleDeadLetterPayload'] = ResolversParentTypes['SettleDeadLetterPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SharedMeetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedMeeting'] = ResolversParentTypes['SharedMeeting']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['MeetingSpot']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['MeetingProgress'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MeetingState'], ParentType, ContextType>;
  wellAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShownBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownBanner'] = ResolversParentTypes['ShownBanner']> = {
  __resolveType: TypeResolveFn<'Banner' | 'BannerWallItem' | 'KeptBanner', ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  reactivation?: Resolver<Maybe<ResolversTypes['ReactivationOffer']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialSignInPayload'] = ResolversParentTypes['SocialSignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  incomplete?: Resolver<Maybe<ResolversTypes['IncompleteRegistration']>, ParentType, ContextType>;
  reactivation?: Resolver<Maybe<ResolversTypes['ReactivationOffer']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  chatChanged?: SubscriptionResolver<ResolversTypes['ChatEvent'], "chatChanged", ParentType, ContextType>;
  chatMarksChanged?: SubscriptionResolver<ResolversTypes['ChatMarks'], "chatMarksChanged", ParentType, ContextType, RequireFields<SubscriptionChatMarksChangedArgs, 'chatId'>>;
  commentAdded?: SubscriptionResolver<ResolversTypes['Comment'], "commentAdded", ParentType, ContextType, RequireFields<SubscriptionCommentAddedArgs, 'publicationId'>>;
  messageAdded?: SubscriptionResolver<ResolversTypes['Message'], "messageAdded", ParentType, ContextType, RequireFields<SubscriptionMessageAddedArgs, 'chatId'>>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType, Partial<SubscriptionNotificationReceivedArgs>>;
  ringChatChanged?: SubscriptionResolver<ResolversTypes['RingChat'], "ringChatChanged", ParentType, ContextType>;
  transactionChanged?: SubscriptionResolver<ResolversTypes['Transaction'], "transactionChanged", ParentType, ContextType>;
  typingChanged?: SubscriptionResolver<ResolversTypes['ChatTyping'], "typingChanged", ParentType, ContextType, RequireFields<SubscriptionTypingChangedArgs, 'chatId'>>;
};

export type SuspensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  appealToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxAmount'] = ResolversParentTypes['TaxAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  addedPublications?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  agreementVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amendment?: Resolver<Maybe<ResolversTypes['Amendment']>, ParentType, ContextType>;
  canBookSecureExchange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canProposeMeeting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestAmendment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  claimStatement?: Resolver<Maybe<ResolversTypes['ClaimStatementState']>, ParentType, ContextType>;
  closeReason?: Resolver<Maybe<ResolversTypes['CloseReason']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['TransactionActor']>, ParentType, ContextType>;
  complement?: Resolver<Maybe<ResolversTypes['Complement']>, ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interested?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isViewerTurn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  offerAuthor?: Resolver<Maybe<ResolversTypes['TransactionRole']>, ParentType, ContextType>;
  offerHistory?: Resolver<Array<ResolversTypes['OfferVersion']>, ParentType, ContextType>;
  offerVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offeredPublications?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  publication?: Resolver<ResolversTypes['Publication'], ParentType, ContextType>;
  secureExchange?: Resolver<Maybe<ResolversTypes['SecureExchange']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  takesRatingReasons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerGives?: Resolver<ResolversTypes['ExchangeSide'], ParentType, ContextType>;
  viewerMoves?: Resolver<Array<ResolversTypes['TransactionMove']>, ParentType, ContextType>;
  viewerRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerReceives?: Resolver<ResolversTypes['ExchangeSide'], ParentType, ContextType>;
  viewerRole?: Resolver<ResolversTypes['TransactionRole'], ParentType, ContextType>;
  writtenOffer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  items?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TransactionEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionEvent'] = ResolversParentTypes['TransactionEvent']> = {
  by?: Resolver<ResolversTypes['TransactionActor'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionEventKind'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['MeetingPlace']>, ParentType, ContextType>;
};

export type TransactionMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionMove'] = ResolversParentTypes['TransactionMove']> = {
  action?: Resolver<ResolversTypes['TransactionAction'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
};

export type TransactionSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionSubject'] = ResolversParentTypes['TransactionSubject']> = {
  amendmentEvent?: Resolver<Maybe<ResolversTypes['AmendmentEvent']>, ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterpartName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReminder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicationTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['TransactionStopReason']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePersonalDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePersonalDataPayload'] = ResolversParentTypes['UpdatePersonalDataPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdatePublicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePublicationPayload'] = ResolversParentTypes['UpdatePublicationPayload']> = {
  edit?: Resolver<Maybe<ResolversTypes['PublicationEdit']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  activePublicationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedExchangeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  ratingReasons?: Resolver<Maybe<Array<ResolversTypes['RatingReasonCount']>>, ParentType, ContextType>;
  reliability?: Resolver<Maybe<ResolversTypes['Reliability']>, ParentType, ContextType>;
  reputation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['SubscriptionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValueRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueRange'] = ResolversParentTypes['ValueRange']> = {
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  thingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Venue'] = ResolversParentTypes['Venue']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VenueDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueDay'] = ResolversParentTypes['VenueDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['VenueShift']>, ParentType, ContextType>;
};

export type VenueShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueShift'] = ResolversParentTypes['VenueShift']> = {
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VenueVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueVisit'] = ResolversParentTypes['VenueVisit']> = {
  canRecordArrival?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSettle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interested?: Resolver<ResolversTypes['VenueVisitor'], ParentType, ContextType>;
  movedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offeredTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['VenueVisitor'], ParentType, ContextType>;
  publicationTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SecureExchangeState'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
  writtenOffer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VenueVisitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueVisitPayload'] = ResolversParentTypes['VenueVisitPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  visit?: Resolver<Maybe<ResolversTypes['VenueVisit']>, ParentType, ContextType>;
};

export type VenueVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueVisitor'] = ResolversParentTypes['VenueVisitor']> = {
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
};

export type VerificationDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationDocuments'] = ResolversParentTypes['VerificationDocuments']> = {
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedWith?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationPayload'] = ResolversParentTypes['VerificationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
};

export type VerificationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationSubject'] = ResolversParentTypes['VerificationSubject']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activePublicationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activePublicationTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  activePublications?: Resolver<Array<ResolversTypes['Publication']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<Array<ResolversTypes['Alert']>>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  campaignCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chatPrivacy?: Resolver<Maybe<ResolversTypes['ChatPrivacy']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Credit']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailNotifications?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidesCity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inProgressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['Match']>>, ParentType, ContextType, RequireFields<ViewerMatchesArgs, 'first'>>;
  maxPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<Array<ResolversTypes['NotificationSetting']>>, ParentType, ContextType>;
  personalData?: Resolver<ResolversTypes['PersonalData'], ParentType, ContextType>;
  promotableCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proposalToAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  push?: Resolver<Maybe<ResolversTypes['Push']>, ParentType, ContextType>;
  receivedProposalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ringSettings?: Resolver<Maybe<ResolversTypes['RingSettings']>, ParentType, ContextType>;
  rings?: Resolver<Maybe<Array<ResolversTypes['Ring']>>, ParentType, ContextType>;
  savedPublicationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentProposalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signInCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadChatCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ViewerProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerProposal'] = ResolversParentTypes['ViewerProposal']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  chatId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ProposalDisabledReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type WallConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WallConnection'] = ResolversParentTypes['WallConnection']> = {
  canOrderByDistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WallItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WallItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WallItem'] = ResolversParentTypes['WallItem']> = {
  __resolveType: TypeResolveFn<'BannerWallItem' | 'ExchangeWallItem' | 'PublicationWallItem', ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AgreedThing?: AgreedThingResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AgreementSide?: AgreementSideResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertAttribute?: AlertAttributeResolvers<ContextType>;
  AlertCategory?: AlertCategoryResolvers<ContextType>;
  AlertSubject?: AlertSubjectResolvers<ContextType>;
  Amendment?: AmendmentResolvers<ContextType>;
  AmendmentPayload?: AmendmentPayloadResolvers<ContextType>;
  AnnounceTypingPayload?: AnnounceTypingPayloadResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerQuestionPayload?: AnswerQuestionPayloadResolvers<ContextType>;
  AppealReviewPayload?: AppealReviewPayloadResolvers<ContextType>;
  AppealSuspensionPayload?: AppealSuspensionPayloadResolvers<ContextType>;
  AskQuestionPayload?: AskQuestionPayloadResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerDay?: BannerDayResolvers<ContextType>;
  BannerWallItem?: BannerWallItemResolvers<ContextType>;
  BlockUserPayload?: BlockUserPayloadResolvers<ContextType>;
  BookableVenue?: BookableVenueResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignPage?: CampaignPageResolvers<ContextType>;
  Capabilities?: CapabilitiesResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryField?: CategoryFieldResolvers<ContextType>;
  CategoryStep?: CategoryStepResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeRegistrationEmailPayload?: ChangeRegistrationEmailPayloadResolvers<ContextType>;
  ChangeTransactionStatusPayload?: ChangeTransactionStatusPayloadResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatConnection?: ChatConnectionResolvers<ContextType>;
  ChatEvent?: ChatEventResolvers<ContextType>;
  ChatMarks?: ChatMarksResolvers<ContextType>;
  ChatPrivacy?: ChatPrivacyResolvers<ContextType>;
  ChatTyping?: ChatTypingResolvers<ContextType>;
  ClaimPicture?: ClaimPictureResolvers<ContextType>;
  ClosedDay?: ClosedDayResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentSubject?: CommentSubjectResolvers<ContextType>;
  Complement?: ComplementResolvers<ContextType>;
  CompleteRegistrationPayload?: CompleteRegistrationPayloadResolvers<ContextType>;
  ConfirmDeliveryPayload?: ConfirmDeliveryPayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  CountBannerClickPayload?: CountBannerClickPayloadResolvers<ContextType>;
  CountBannerViewsPayload?: CountBannerViewsPayloadResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateAlertPayload?: CreateAlertPayloadResolvers<ContextType>;
  CreateProformaPayload?: CreateProformaPayloadResolvers<ContextType>;
  CreatePublicationPayload?: CreatePublicationPayloadResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  CreditEntryPage?: CreditEntryPageResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeactivateAccountPayload?: DeactivateAccountPayloadResolvers<ContextType>;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DecideModerationPayload?: DecideModerationPayloadResolvers<ContextType>;
  DeleteAlertPayload?: DeleteAlertPayloadResolvers<ContextType>;
  DigestSubject?: DigestSubjectResolvers<ContextType>;
  DigestTopic?: DigestTopicResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  ErasurePayload?: ErasurePayloadResolvers<ContextType>;
  ExchangeSide?: ExchangeSideResolvers<ContextType>;
  ExchangeWallItem?: ExchangeWallItemResolvers<ContextType>;
  FoundChat?: FoundChatResolvers<ContextType>;
  FoundRingChat?: FoundRingChatResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  IncompleteRegistration?: IncompleteRegistrationResolvers<ContextType>;
  KeptBanner?: KeptBannerResolvers<ContextType>;
  KeptShift?: KeptShiftResolvers<ContextType>;
  KeptVenue?: KeptVenueResolvers<ContextType>;
  MakeCounterOfferPayload?: MakeCounterOfferPayloadResolvers<ContextType>;
  MarkAllNotificationsPayload?: MarkAllNotificationsPayloadResolvers<ContextType>;
  MarkChatReadPayload?: MarkChatReadPayloadResolvers<ContextType>;
  MarkNotificationPayload?: MarkNotificationPayloadResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Meeting?: MeetingResolvers<ContextType>;
  MeetingCity?: MeetingCityResolvers<ContextType>;
  MeetingCodes?: MeetingCodesResolvers<ContextType>;
  MeetingCounts?: MeetingCountsResolvers<ContextType>;
  MeetingPayload?: MeetingPayloadResolvers<ContextType>;
  MeetingPlace?: MeetingPlaceResolvers<ContextType>;
  MeetingProgress?: MeetingProgressResolvers<ContextType>;
  MeetingSafety?: MeetingSafetyResolvers<ContextType>;
  MeetingSafetyPayload?: MeetingSafetyPayloadResolvers<ContextType>;
  MeetingSpot?: MeetingSpotResolvers<ContextType>;
  MeetingSubject?: MeetingSubjectResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageQuote?: MessageQuoteResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  ModerationCount?: ModerationCountResolvers<ContextType>;
  ModerationDecision?: ModerationDecisionResolvers<ContextType>;
  ModerationDecisionPayload?: ModerationDecisionPayloadResolvers<ContextType>;
  ModerationEntry?: ModerationEntryResolvers<ContextType>;
  ModerationItem?: ModerationItemResolvers<ContextType>;
  ModerationQueue?: ModerationQueueResolvers<ContextType>;
  ModerationStatement?: ModerationStatementResolvers<ContextType>;
  ModerationText?: ModerationTextResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MuteChatPayload?: MuteChatPayloadResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  NotificationSubject?: NotificationSubjectResolvers<ContextType>;
  OfferVersion?: OfferVersionResolvers<ContextType>;
  OwnPublicationPage?: OwnPublicationPageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageNumbers?: PageNumbersResolvers<ContextType>;
  PartialMatch?: PartialMatchResolvers<ContextType>;
  PayWithCreditPayload?: PayWithCreditPayloadResolvers<ContextType>;
  PaymentReview?: PaymentReviewResolvers<ContextType>;
  PaymentSubject?: PaymentSubjectResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Premium?: PremiumResolvers<ContextType>;
  PremiumRequest?: PremiumRequestResolvers<ContextType>;
  PremiumSubject?: PremiumSubjectResolvers<ContextType>;
  ProfilePhotoPayload?: ProfilePhotoPayloadResolvers<ContextType>;
  Proforma?: ProformaResolvers<ContextType>;
  ProformaPage?: ProformaPageResolvers<ContextType>;
  ProposalPayload?: ProposalPayloadResolvers<ContextType>;
  PublicPlace?: PublicPlaceResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  PublicationAttribute?: PublicationAttributeResolvers<ContextType>;
  PublicationEdit?: PublicationEditResolvers<ContextType>;
  PublicationPage?: PublicationPageResolvers<ContextType>;
  PublicationStats?: PublicationStatsResolvers<ContextType>;
  PublicationStatusPayload?: PublicationStatusPayloadResolvers<ContextType>;
  PublicationSubject?: PublicationSubjectResolvers<ContextType>;
  PublicationWallItem?: PublicationWallItemResolvers<ContextType>;
  Push?: PushResolvers<ContextType>;
  PushPayload?: PushPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionList?: QuestionListResolvers<ContextType>;
  RateTransactionPayload?: RateTransactionPayloadResolvers<ContextType>;
  RatingReasonCount?: RatingReasonCountResolvers<ContextType>;
  ReactivateAccountPayload?: ReactivateAccountPayloadResolvers<ContextType>;
  ReactivationOffer?: ReactivationOfferResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Reliability?: ReliabilityResolvers<ContextType>;
  Remark?: RemarkResolvers<ContextType>;
  ReportPublicationPayload?: ReportPublicationPayloadResolvers<ContextType>;
  ReportUserPayload?: ReportUserPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendConfirmationPayload?: ResendConfirmationPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Ring?: RingResolvers<ContextType>;
  RingChat?: RingChatResolvers<ContextType>;
  RingComplement?: RingComplementResolvers<ContextType>;
  RingMeeting?: RingMeetingResolvers<ContextType>;
  RingMeetingCodes?: RingMeetingCodesResolvers<ContextType>;
  RingMeetingNews?: RingMeetingNewsResolvers<ContextType>;
  RingMeetingParty?: RingMeetingPartyResolvers<ContextType>;
  RingMember?: RingMemberResolvers<ContextType>;
  RingPayload?: RingPayloadResolvers<ContextType>;
  RingSettings?: RingSettingsResolvers<ContextType>;
  RingSubject?: RingSubjectResolvers<ContextType>;
  SaveBannerPayload?: SaveBannerPayloadResolvers<ContextType>;
  SaveClosedDayPayload?: SaveClosedDayPayloadResolvers<ContextType>;
  SavePublicationPayload?: SavePublicationPayloadResolvers<ContextType>;
  SaveVenuePayload?: SaveVenuePayloadResolvers<ContextType>;
  SavedPublication?: SavedPublicationResolvers<ContextType>;
  SavedPublicationPage?: SavedPublicationPageResolvers<ContextType>;
  SearchCategory?: SearchCategoryResolvers<ContextType>;
  SearchFacet?: SearchFacetResolvers<ContextType>;
  SearchFacetValue?: SearchFacetValueResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SecureExchange?: SecureExchangeResolvers<ContextType>;
  SecureExchangePayload?: SecureExchangePayloadResolvers<ContextType>;
  SecureExchangePayment?: SecureExchangePaymentResolvers<ContextType>;
  SecureExchangePlaces?: SecureExchangePlacesResolvers<ContextType>;
  SecureExchangeSubject?: SecureExchangeSubjectResolvers<ContextType>;
  SendClaimStatementPayload?: SendClaimStatementPayloadResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SetChatPrivacyPayload?: SetChatPrivacyPayloadResolvers<ContextType>;
  SetCityHiddenPayload?: SetCityHiddenPayloadResolvers<ContextType>;
  SetEmailNotificationsPayload?: SetEmailNotificationsPayloadResolvers<ContextType>;
  SetNotificationFrequencyPayload?: SetNotificationFrequencyPayloadResolvers<ContextType>;
  SetRingSettingsPayload?: SetRingSettingsPayloadResolvers<ContextType>;
  SettleDeadLetterPayload?: SettleDeadLetterPayloadResolvers<ContextType>;
  SharedMeeting?: SharedMeetingResolvers<ContextType>;
  ShownBanner?: ShownBannerResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SocialSignInPayload?: SocialSignInPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  TaxAmount?: TaxAmountResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionEvent?: TransactionEventResolvers<ContextType>;
  TransactionMove?: TransactionMoveResolvers<ContextType>;
  TransactionSubject?: TransactionSubjectResolvers<ContextType>;
  UpdatePersonalDataPayload?: UpdatePersonalDataPayloadResolvers<ContextType>;
  UpdatePublicationPayload?: UpdatePublicationPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ValueRange?: ValueRangeResolvers<ContextType>;
  Venue?: VenueResolvers<ContextType>;
  VenueDay?: VenueDayResolvers<ContextType>;
  VenueShift?: VenueShiftResolvers<ContextType>;
  VenueVisit?: VenueVisitResolvers<ContextType>;
  VenueVisitPayload?: VenueVisitPayloadResolvers<ContextType>;
  VenueVisitor?: VenueVisitorResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerificationDocuments?: VerificationDocumentsResolvers<ContextType>;
  VerificationPayload?: VerificationPayloadResolvers<ContextType>;
  VerificationSubject?: VerificationSubjectResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerProposal?: ViewerProposalResolvers<ContextType>;
  WallConnection?: WallConnectionResolvers<ContextType>;
  WallItem?: WallItemResolvers<ContextType>;
};

