
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "NotificationSubject": [
      "CommentSubject",
      "PaymentSubject",
      "PublicationSubject",
      "TransactionSubject"
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
    "NotificationSubject": [
      "CommentSubject",
      "PaymentSubject",
      "PublicationSubject",
      "TransactionSubject"
    ],
    "WallItem": [
      "BannerWallItem",
      "ExchangeWallItem",
      "PublicationWallItem"
    ]
  }
};
      export default result;
    