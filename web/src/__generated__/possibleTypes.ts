
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Comment": [
      "Answer",
      "Question"
    ],
    "Node": [
      "Category",
      "Chat",
      "Notification",
      "Proforma",
      "Publication",
      "Question",
      "Remark",
      "Transaction",
      "User"
    ],
    "NotificationSubject": [
      "AlertSubject",
      "CommentSubject",
      "DigestSubject",
      "MeetingSubject",
      "PaymentSubject",
      "PremiumSubject",
      "PublicationSubject",
      "RingSubject",
      "SecureExchangeSubject",
      "TransactionSubject",
      "VerificationSubject"
    ],
    "ShownBanner": [
      "Banner",
      "BannerWallItem",
      "KeptBanner"
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
    "Node": [
      "Category",
      "Chat",
      "Notification",
      "Proforma",
      "Publication",
      "Question",
      "Remark",
      "Transaction",
      "User"
    ],
    "NotificationSubject": [
      "AlertSubject",
      "CommentSubject",
      "DigestSubject",
      "MeetingSubject",
      "PaymentSubject",
      "PremiumSubject",
      "PublicationSubject",
      "RingSubject",
      "SecureExchangeSubject",
      "TransactionSubject",
      "VerificationSubject"
    ],
    "ShownBanner": [
      "Banner",
      "BannerWallItem",
      "KeptBanner"
    ],
    "WallItem": [
      "BannerWallItem",
      "ExchangeWallItem",
      "PublicationWallItem"
    ]
  }
};
      export default result;
    