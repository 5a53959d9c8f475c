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

/** Why a publication cannot be edited. */
export type PublicationEditRefusal =
  /** It was swapped. */
  | 'FINISHED'
  /** An accepted transaction reserves it: what was agreed on must not change. */
  | 'RESERVED';

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

/** Product or service. Fixed once published. */
export type PublicationType =
  /** A thing. */
  | 'PRODUCT'
  /** A piece of work. */
  | 'SERVICE';

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
