import type { Resolvers } from "../__generated__/resolvers";
import { activationMutations } from "./account/activation";
import { erasureMutations, erasureQueries } from "./account/erasure";
import { passwordMutations } from "./account/password";
import { Alert, alertMutations } from "./alert/alert";
import { DeadLetter, deadLetterMutations, deadLetterQueries } from "./deadLetter/deadLetter";
import { bannerQueries } from "./banner/banner";
import { bannerMutations } from "./banner/bannerMutations";
import { Campaign, campaignQueries } from "./campaign/campaign";
import { Category, Country, categoryQueries } from "./category/category";
import { Chat, Message, MessageQuote, chatQueries } from "./chat/chat";
import { ChatMarks, chatMarkMutations, chatMarksSubscription } from "./chat/chatMarks";
import { ChatPrivacy, chatPrivacyMutations } from "./chat/chatPrivacy";
import { FoundChat, FoundRingChat, chatSearchQueries } from "./chat/chatSearch";
import { chatSubscription } from "./chat/chatSubscription";
import { messageMutations } from "./chat/message";
import { messageSubscription } from "./chat/messageSubscription";
import { muteMutations } from "./chat/mute";
import { typingMutations, typingSubscription } from "./chat/typing";
import { ClaimPicture, claimMutations, claimQueries } from "./claim/claim";
import { contactMutations } from "./contact/contact";
import { Credit, CreditEntry } from "./credit/credit";
import { Capabilities, capabilityQueries } from "./capabilities/capabilities";
import { Meeting, MeetingCodes, MeetingProgress, MeetingSpot, PublicPlace, meetingQueries } from "./meeting/meeting";
import { meetingMutations } from "./meeting/meetingMutations";
import { MeetingSafety, SharedMeeting, meetingSafetyMutations, meetingSafetyQueries } from "./meeting/meetingSafety";
import { moderationMutations } from "./moderation/decision";
import {
  ModerationCount,
  ModerationDecision,
  ModerationEntry,
  ModerationItem,
  ModerationStatement,
  moderationQueries,
} from "./moderation/moderation";
import { Notification, notificationQueries } from "./notification/notification";
import { notificationMutations } from "./notification/notificationMarks";
import {
  AlertSubject,
  CommentSubject,
  PaymentSubject,
  PublicationSubject,
  TransactionSubject,
} from "./notification/notificationSubject";
import { DigestTopic } from "./notification/digestSubject";
import { RingMeetingNews, RingSubject } from "./notification/ringSubject";
import { MeetingSubject } from "./notification/meetingSubject";
import { SecureExchangeSubject } from "./notification/secureExchangeSubject";
import { NotificationSetting, notificationSettingMutations } from "./notificationSetting/notificationSetting";
import { notificationSubscription } from "./notification/notificationSubscription";
import { Node, nodeQueries } from "./node/node";
import { paymentMutations, paymentQueries } from "./payment/payment";
import { Premium } from "./payment/premium";
import { Plan, Proforma, SecureExchangePayment } from "./payment/proforma";
import { createPublicationMutation } from "./publication/createPublication";
import { ownPublicationMutations, ownPublicationQueries } from "./publication/ownPublications";
import { Publication, publicationQueries } from "./publication/publication";
import { PublicationEdit, publicationEditMutation, publicationEditQuery } from "./publication/publicationEdit";
import { SavedPublication, savedPublicationMutations, savedPublicationQueries } from "./publication/savedPublications";
import { Answer, Comment, Question, QuestionList, questionMutations, questionQueries } from "./question/question";
import { questionSubscription } from "./question/questionSubscription";
import { SearchCategory, SearchResult, searchQueries } from "./search/search";
import { Push, pushMutations } from "./push/push";
import { Ring, RingMember, ringQueries } from "./ring/ring";
import {
  RingMeeting,
  RingMeetingCodes,
  ringMeetingMutations,
  RingMeetingParty,
  ringMeetingQueries,
} from "./ring/ringMeeting";
import { RingChat, ringChatSubscription } from "./ring/ringChat";
import { ringMutations } from "./ring/ringMutations";
import { RingSettings, ringSettingsMutations } from "./ring/ringSettings";
import { providerSignInMutations } from "./session/providerSignIn";
import { bookingMutations } from "./secureExchange/booking";
import { SecureExchange, Venue, secureExchangeQueries } from "./secureExchange/secureExchange";
import { KeptVenue, VenueVisit, venueDeskMutations, venueDeskQueries } from "./secureExchange/venueDesk";
import { sessionMutations } from "./session/session";
import { Image, ImageSource } from "./common/image";
import { scalars } from "./common/scalars";
import { AgreedThing, Agreement, AgreementSide, agreementQueries } from "./transaction/agreement";
import { Amendment, amendmentMutations } from "./transaction/amendment";
import { counterOfferMutation } from "./transaction/counterOffer";
import { proposalMutations } from "./transaction/proposal";
import { Transaction, TransactionEvent, transactionQueries } from "./transaction/transaction";
import { rateTransactionMutation } from "./transaction/rateTransaction";
import { transactionStatusMutation } from "./transaction/transactionStatus";
import { transactionSubscription } from "./transaction/transactionSubscription";
import { ViewerProposal } from "./transaction/viewerProposal";
import { blockMutations, blockQueries } from "./user/block";
import { Remark, remarkQueries } from "./user/remark";
import { Reliability, User, userQueries } from "./user/user";
import { ValueRange, valueRangeQueries } from "./valueRange/valueRange";
import {
  Verification,
  VerificationDocuments,
  verificationMutations,
  verificationQueries,
} from "./verification/verification";
import { personalDataMutations } from "./viewer/personalData";
import { profilePhotoMutations } from "./viewer/profilePhoto";
import { PersonalData, Viewer, viewerMutations, viewerQueries } from "./viewer/viewer";
import { wallQueries } from "./wall/wall";

/** Every resolver, one folder per noun. */
export const resolvers: Resolvers = {
  ...scalars,
  Query: {
    ...bannerQueries,
    ...deadLetterQueries,
    ...blockQueries,
    ...campaignQueries,
    ...categoryQueries,
    ...chatQueries,
    ...chatSearchQueries,
    ...claimQueries,
    ...erasureQueries,
    ...moderationQueries,
    ...nodeQueries,
    ...notificationQueries,
    ...capabilityQueries,
    ...meetingQueries,
    ...meetingSafetyQueries,
    ...ownPublicationQueries,
    ...paymentQueries,
    ...publicationEditQuery,
    ...publicationQueries,
    ...questionQueries,
    ...remarkQueries,
    ...ringQueries,
    ...ringMeetingQueries,
    ...savedPublicationQueries,
    ...searchQueries,
    ...secureExchangeQueries,
    ...transactionQueries,
    ...agreementQueries,
    ...userQueries,
    ...valueRangeQueries,
    ...venueDeskQueries,
    ...verificationQueries,
    ...viewerQueries,
    ...wallQueries,
  },
  Mutation: {
    ...activationMutations,
    ...alertMutations,
    ...notificationSettingMutations,
    ...pushMutations,
    ...bannerMutations,
    ...deadLetterMutations,
    ...blockMutations,
    ...bookingMutations,
    ...claimMutations,
    ...contactMutations,
    ...createPublicationMutation,
    ...erasureMutations,
    ...meetingMutations,
    ...meetingSafetyMutations,
    ...messageMutations,
    ...chatMarkMutations,
    ...muteMutations,
    ...typingMutations,
    ...chatPrivacyMutations,
    ...moderationMutations,
    ...notificationMutations,
    ...ownPublicationMutations,
    ...passwordMutations,
    ...personalDataMutations,
    ...paymentMutations,
    ...profilePhotoMutations,
    ...proposalMutations,
    ...counterOfferMutation,
    ...amendmentMutations,
    ...questionMutations,
    ...publicationEditMutation,
    ...ringMutations,
    ...ringMeetingMutations,
    ...ringSettingsMutations,
    ...savedPublicationMutations,
    ...sessionMutations,
    ...providerSignInMutations,
    ...transactionStatusMutation,
    ...rateTransactionMutation,
    ...venueDeskMutations,
    ...verificationMutations,
    ...viewerMutations,
  },
  Subscription: {
    ...chatSubscription,
    ...ringChatSubscription,
    ...messageSubscription,
    ...chatMarksSubscription,
    ...typingSubscription,
    ...notificationSubscription,
    ...questionSubscription,
    ...transactionSubscription,
  },
  AgreedThing,
  Agreement,
  AgreementSide,
  Alert,
  Amendment,
  AlertSubject,
  DigestTopic,
  NotificationSetting,
  Push,
  Answer,
  Campaign,
  Capabilities,
  Credit,
  CreditEntry,
  Category,
  Chat,
  ChatMarks,
  ChatPrivacy,
  FoundChat,
  FoundRingChat,
  ClaimPicture,
  Comment,
  CommentSubject,
  Country,
  DeadLetter,
  Image,
  ImageSource,
  KeptVenue,
  Meeting,
  MeetingCodes,
  MeetingProgress,
  Reliability,
  MeetingSpot,
  MeetingSubject,
  MeetingSafety,
  SharedMeeting,
  Message,
  MessageQuote,
  ModerationCount,
  ModerationDecision,
  ModerationEntry,
  ModerationItem,
  ModerationStatement,
  Node,
  Notification,
  PaymentSubject,
  Publication,
  PublicPlace,
  PublicationEdit,
  PublicationSubject,
  PersonalData,
  Plan,
  Premium,
  Proforma,
  Question,
  QuestionList,
  Remark,
  Ring,
  RingChat,
  RingMeeting,
  RingMeetingCodes,
  RingMeetingNews,
  RingMeetingParty,
  RingMember,
  RingSettings,
  RingSubject,
  SavedPublication,
  SearchCategory,
  SearchResult,
  SecureExchange,
  SecureExchangePayment,
  SecureExchangeSubject,
  Transaction,
  TransactionEvent,
  TransactionSubject,
  User,
  ValueRange,
  Venue,
  VenueVisit,
  Verification,
  VerificationDocuments,
  Viewer,
  ViewerProposal,
};
