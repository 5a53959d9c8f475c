import type { CodegenConfig } from "@graphql-codegen/cli";

const scalars = {
  ID: "string",
  DateTime: "string",
  Date: "string",
  MinorUnits: "number",
};

const schema = "schema/*.graphql";

/** schema/ -> resolver types for the gateway, operation types and possible types for the client. */
const config: CodegenConfig = {
  generates: {
    // On their own: view types and mappers use them, and the resolver types import those.
    "gateway/__generated__/enums.ts": {
      schema,
      plugins: ["typescript"],
      config: { onlyEnums: true, enumsAsTypes: true },
    },
    "gateway/__generated__/resolvers.ts": {
      schema,
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        scalars: { ...scalars, Upload: 'import("../uploads").FileUpload' },
        contextType: "../context#Context",
        // Parent types are the REST payloads, so that a resolver sees what its field is made of.
        mappers: {
          Publication: "../rest/publicationRecord#PublicationRecord",
          PublicationEdit: "../resolvers/publication/publicationEditView#PublicationEditView",
          User: "../rest/users#UserRecord",
          Viewer: "../rest/users#AccountRecord",
          Remark: "../resolvers/user/remarkView#RemarkView",
          Category: "../rest/categories#CategoryRecord",
          Country: "../rest/categories#CountryRecord",
          Transaction: "../rest/transactions#TransactionRecord",
          TransactionEvent: "../rest/transactions#TransactionEventRecord",
          Chat: "../rest/chats#ChatRecord",
          ChatMarks: "../resolvers/chat/chatMarksView#ChatMarksView",
          Message: "../rest/messages#MessageRecord",
          MessageQuote: "../rest/messages#QuoteRecord",
          Notification: "../rest/notifications#NotificationRecord",
          PersonalData: "../rest/users#OwnProfileRecord",
          Campaign: "../rest/campaigns#CampaignRecord",
          Credit: "../resolvers/credit/creditView#CreditView",
          CreditEntry: "../rest/credit#CreditEntryRecord",
          Plan: "../rest/payments#PlanRecord",
          Premium: "../rest/premium#PremiumRecord",
          Proforma: "../rest/payments#ProformaRecord",
          SecureExchangePayment: "../rest/payments#ProformaRecord",
          SecureExchange: "../rest/securityChange#SecurityChangeRecord",
          Capabilities: "../capabilities#Capabilities as BackendCapabilities",
          Meeting: "../resolvers/meeting/meetingView#MeetingView",
          MeetingCodes: "../rest/meetings#MeetingCodesRecord",
          MeetingProgress: "../rest/meetingRecord#MeetingProgressRecord",
          MeetingSpot: "../rest/meetingRecord#MeetingSpotRecord",
          MeetingSubject: "../resolvers/notification/meetingSubjectView#MeetingSubjectView",
          PublicPlace: "../rest/meetings#PublicPlaceRecord",
          Venue: "../rest/securityChange#VenueRecord",
          VenueVisit: "../rest/venueDesk#VenueVisitRecord",
          KeptVenue: "../rest/venueDesk#KeptVenueRecord",
          SavedPublication: "../rest/savedPublications#SavedPublicationRecord",
          SearchResult: "../resolvers/search/searchResultView#SearchResultView",
          SearchCategory: "../rest/search#SearchCategoryRecord",
          Agreement: "../rest/agreements#AgreementRecord",
          AgreementSide: "../rest/agreements#AgreementSideRecord",
          AgreedThing: "../rest/agreements#AgreedThingRecord",
          Amendment: "../resolvers/transaction/amendmentView#AmendmentView",
          Alert: "../rest/alerts#AlertRecord",
          Match: "../resolvers/match/matchView#MatchView",
          QuestionList: "../resolvers/question/questionViews#QuestionListView",
          Question: "../resolvers/question/questionViews#QuestionView",
          Answer: "../resolvers/question/questionViews#AnswerView",
          ViewerProposal: "../resolvers/transaction/viewerProposalView#ViewerProposalView",
          Verification: "../rest/verification#VerificationRecord",
          VerificationDocuments: "../rest/verification#VerificationDocumentsRecord",
          ClaimPicture: "../rest/claims#ClaimPictureRecord",
          ModerationQueue: "../rest/moderation#ModerationQueueRecord",
          ModerationEntry: "../rest/moderation#ModerationEntryRecord",
          ModerationItem: "../rest/moderation#ModerationItemRecord",
          ModerationStatement: "../rest/moderation#ModerationStatementRecord",
          DeadLetter: "../rest/deadLetters#DeadLetterRecord",
          ModerationDecision: "../rest/moderation#ModerationDecisionRecord",
          ModerationCount: "../rest/moderation#ModerationCountRecord",
          AlertSubject: "../resolvers/notification/subjectViews#AlertSubjectView",
          CommentSubject: "../resolvers/notification/subjectViews#CommentSubjectView",
          PaymentSubject: "../resolvers/notification/subjectViews#PaymentSubjectView",
          PublicationSubject: "../resolvers/notification/subjectViews#PublicationSubjectView",
          TransactionSubject: "../resolvers/notification/transactionSubjectView#TransactionSubjectView",
          SecureExchangeSubject: "../resolvers/notification/secureExchangeSubjectView#SecureExchangeSubjectView",
        },
      },
    },
    "web/src/__generated__/graphql.ts": {
      schema,
      documents: ["web/src/**/*.{ts,tsx}", "!web/src/__generated__/**", "!web/src/**/*.test.{ts,tsx}"],
      plugins: ["typescript-operations"],
      config: {
        enumType: "string-literal",
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        // Masked: a component sees only the fields of its own fragment.
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        scalars: { ...scalars, Upload: "File" },
      },
    },
    "web/src/__generated__/enums.ts": {
      schema,
      plugins: ["typescript"],
      config: { onlyEnums: true, enumsAsTypes: true },
    },
    "web/src/__generated__/possibleTypes.ts": {
      schema,
      plugins: ["fragment-matcher"],
      config: { useExplicitTyping: true },
    },
  },
};

export default config;
