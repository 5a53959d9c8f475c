import type { Resolvers } from "../__generated__/resolvers";
import { activityMutations } from "./activity";
import { Campaign, campaignQueries } from "./campaign";
import { Category, Country, categoryQueries } from "./category";
import { Chat, Message, chatQueries } from "./chat";
import { contactMutations } from "./contact";
import { createPublicationMutation } from "./createPublication";
import { messageMutations } from "./message";
import { Notification, notificationQueries } from "./notification";
import { notificationMutations } from "./notificationMarks";
import { TransactionSubject } from "./notificationSubject";
import { ownPublicationMutations, ownPublicationQueries } from "./ownPublication";
import { paymentMutations, paymentQueries } from "./payment";
import { Plan, Proforma } from "./proforma";
import { profilePhotoMutations } from "./profilePhoto";
import { proposalMutations } from "./proposal";
import { passwordMutations } from "./password";
import { personalDataMutations } from "./personalData";
import { Publication, publicationQueries } from "./publication";
import { Answer, Comment, Question, QuestionList, questionMutations, questionQueries } from "./question";
import { PublicationEdit, publicationEditMutation, publicationEditQuery } from "./publicationEdit";
import { SavedPublication, savedPublicationMutations, savedPublicationQueries } from "./savedPublication";
import { scalars } from "./scalars";
import { SearchCategory, SearchResult, searchQueries } from "./search";
import { sessionMutations } from "./session";
import { socialMutations } from "./social";
import { Subscription } from "./subscriptions";
import { Transaction, transactionQueries } from "./transaction";
import { transactionStatusMutation } from "./transactionStatus";
import { User, userQueries } from "./user";
import { PersonalData, Viewer, viewerMutations, viewerQueries } from "./viewer";
import { ViewerProposal } from "./viewerProposal";
import { wallQueries } from "./wall";

/** Every resolver, one file per noun. */
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
    ...activityMutations,
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
    ...socialMutations,
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
