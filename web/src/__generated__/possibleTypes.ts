
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
      "SecureExchangeSubject",
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
      "SecureExchangeSubject",
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
    