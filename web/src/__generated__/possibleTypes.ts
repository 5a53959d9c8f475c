
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Comment": [
      "Answer",
      "Question"
    ],
    "NotificationSubject": [
      "CommentSubject",
      "PaymentSubject",
      "PremiumSubject",
      "PublicationSubject",
      "TransactionSubject",
      "VerificationSubject"
    ],
    "WallItem": [
      "BannerWallItem",
      "ExchangeWallItem",
      "PublicationWallItem"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Comment": [
      "Answer",
      "Question"
    ],
    "NotificationSubject": [
      "CommentSubject",
      "PaymentSubject",
      "PremiumSubject",
      "PublicationSubject",
      "TransactionSubject",
      "VerificationSubject"
    ],
    "WallItem": [
      "BannerWallItem",
      "ExchangeWallItem",
      "PublicationWallItem"
    ]
  }
};
      export default result;
    