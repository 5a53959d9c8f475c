import type { Resolvers } from "../__generated__/resolvers";
import { activationMutations } from "./account/activation";
import { Campaign, campaignQueries } from "./campaign/campaign";
import { Category, Country, categoryQueries } from "./category/category";
import { Chat, Message, chatQueries } from "./chat/chat";
import { contactMutations } from "./contact/contact";
import { createPublicationMutation } from "./publication/createPublication";
import { messageMutations } from "./chat/message";
import { Notification, notificationQueries } from "./notification/notification";
import { notificationMutations } from "./notification/notificationMarks";
import { TransactionSubject } from "./notification/notificationSubject";
import { ownPublicationMutations, ownPublicationQueries } from "./publication/ownPublications";
import { paymentMutations, paymentQueries } from "./payment/payment";
import { Plan, Proforma } from "./payment/proforma";
import { profilePhotoMutations } from "./viewer/profilePhoto";
import { proposalMutations } from "./transaction/proposal";
import { passwordMutations } from "./account/password";
import { personalDataMutations } from "./viewer/personalData";
import { Publication, publicationQueries } from "./publication/publication";
import { Answer, Comment, Question, QuestionList, questionMutations, questionQueries } from "./question/question";
import { PublicationEdit, publicationEditMutation, publicationEditQuery } from "./publication/publicationEdit";
import { SavedPublication, savedPublicationMutations, savedPublicationQueries } from "./publication/savedPublications";
import { scalars } from "./shared/scalars";
import { SearchCategory, SearchResult, searchQueries } from "./search/search";
import { sessionMutations } from "./session/session";
import { providerSignInMutations } from "./session/providerSignIn";
import { Subscription } from "./subscription/subscription";
import { Transaction, transactionQueries } from "./transaction/transaction";
import { transactionStatusMutation } from "./transaction/transactionStatus";
import { User, userQueries } from "./user/user";
import { PersonalData, Viewer, viewerMutations, viewerQueries } from "./viewer/viewer";
import { ViewerProposal } from "./transaction/viewerProposal";
import { wallQueries } from "./wall/wall";

/** Every resolver, one folder per noun. */
export const resolvers: Resolvers = {
  ...scalars,
  Query: {
    ...campaignQueries,
    ...categoryQueries,
    ...chatQueries,
    ...notificationQueries,
    ...ownPublicationQueries,
    ...paymentQueries,
    ...publicationEditQuery,
    ...publicationQueries,
    ...questionQueries,
    ...savedPublicationQueries,
    ...searchQueries,
    ...transactionQueries,
    ...userQueries,
    ...viewerQueries,
    ...wallQueries,
  },
  Mutation: {
    ...activationMutations,
    ...contactMutations,
    ...createPublicationMutation,
    ...messageMutations,
    ...notificationMutations,
    ...ownPublicationMutations,
    ...passwordMutations,
    ...personalDataMutations,
    ...paymentMutations,
    ...profilePhotoMutations,
    ...proposalMutations,
    ...questionMutations,
    ...publicationEditMutation,
    ...savedPublicationMutations,
    ...sessionMutations,
    ...providerSignInMutations,
    ...transactionStatusMutation,
    ...viewerMutations,
  },
  Subscription,
  Answer,
  Campaign,
  Category,
  Chat,
  Comment,
  Country,
  Message,
  Notification,
  Publication,
  PublicationEdit,
  PersonalData,
  Plan,
  Proforma,
  Question,
  QuestionList,
  SavedPublication,
  SearchCategory,
  SearchResult,
  Transaction,
  TransactionSubject,
  User,
  Viewer,
  ViewerProposal,
};
