import { randomInt } from "node:crypto";
import type { PrivateUser, PrivateUsers } from "./users";

/** How each query is called. A new query without a line here fails the test below. */
export const queryCalls: Record<string, (users: PrivateUsers) => string[]> = {
  categories: () => ["categories"],
  category: () => ["category(id: 5)"],
  excludedWords: () => ["excludedWords"],
  countries: () => ["countries"],
  currency: () => ['currency(country: "VE")'],
  chats: () => ["chats(tab: PROPOSALS)", "chats(tab: IN_PROGRESS)"],
  searchRingChats: () => ['searchRingChats(text: "relo")', 'searchRingChats(text: "hola")'],
  searchChats: () => ['searchChats(text: "relo")', 'searchChats(text: "hola")'],
  chat: ({ open }) => [`chat(id: ${open.chatId})`],
  node: ({ open }) => [`node(id: "${Buffer.from(`Transaction:${open.id}`).toString("base64url")}")`],
  nodes: ({ olga, pedro }) => [
    `nodes(ids: [${[olga, pedro].map(({ id }) => `"${Buffer.from(`User:${id}`).toString("base64url")}"`).join(", ")}])`,
  ],
  notifications: () => ["notifications"],
  publication: ({ olga, pedro, sara }) =>
    [olga, pedro, sara].map(({ publicationId }) => `publication(id: ${publicationId})`),
  questions: ({ olga, pedro, sara }) =>
    [olga, pedro, sara].map(({ publicationId }) => `questions(publicationId: ${publicationId})`),
  publicationEdit: ({ olga, pedro, sara }) =>
    [olga, pedro, sara].map(({ publicationId }) => `publicationEdit(publicationId: ${publicationId})`),
  search: () => ['search(input: { mode: WANT, terms: ["reloj"] })', "search(input: { mode: VALUE, minUsd: 1 })"],
  viewer: () => ["viewer"],
  capabilities: () => ["capabilities"],
  agreements: ({ open }) => [`agreements(transactionId: ${open.id})`],
  transaction: ({ open }) => [`transaction(id: ${open.id})`],
  transactions: () => ["RECEIVED", "SENT", "IN_PROGRESS", "HISTORY"].map((tab) => `transactions(tab: ${tab})`),
  ownPublications: () => ["ownPublications", "ownPublications(kind: INACTIVE)"],
  savedPublications: () => ["savedPublications"],
  user: ({ olga, pedro, sara }) => [olga, pedro, sara].map(({ id }) => `user(id: ${id})`),
  userPublications: ({ olga, pedro, sara }) => [olga, pedro, sara].map(({ id }) => `userPublications(userId: ${id})`),
  wall: () => ["wall"],
  plans: () => ["plans(kind: PROMO)", "plans(kind: PREMIUM)", "plans(kind: SECURE_EXCHANGE)"],
  meetingCodes: () => ["meetingCodes(meetingId: 1)"],
  meetingPlaces: () => ["meetingPlaces"],
  meetingSafety: () => ["meetingSafety(meetingId: 1)"],
  sharedMeeting: () => ['sharedMeeting(token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")'],
  ringMeetingCodes: () => ["ringMeetingCodes(meetingId: 1)"],
  ringMeetingSafety: () => ["ringMeetingSafety(meetingId: 1)"],
  ring: () => ["ring(id: 1)"],
  secureExchangePlaces: () => ["secureExchangePlaces"],
  keptVenues: () => ["keptVenues"],
  closedDays: () => ["closedDays"],
  venueVisits: () => ['venueVisits(venueId: 1, date: "2027-02-19")'],
  premium: () => ["premium"],
  payments: () => ["payments"],
  proforma: () => ["proforma(id: 1)", "proforma(id: 2)"],
  campaigns: () => ["campaigns"],
  promotables: () => ["promotables"],
  similarPublications: ({ olga, pedro, sara }) =>
    [olga, pedro, sara].map(({ publicationId }) => `similarPublications(id: ${publicationId})`),
  valueRange: () => ['valueRange(categoryId: 1, title: "Reloj")'],
  searchSuggestions: () => ['searchSuggestions(text: "relo")'],
  userRemarks: ({ olga, pedro, sara }) => [olga, pedro, sara].map(({ id }) => `userRemarks(userId: ${id})`),
  blockedUsers: () => ["blockedUsers"],
  moderationQueue: () => ["moderationQueue"],
  moderationItem: ({ olga, open }) => [
    `moderationItem(kind: PUBLICATION, id: ${olga.publicationId})`,
    `moderationItem(kind: PERSON, id: ${olga.id})`,
    `moderationItem(kind: CLAIM, id: ${open.id})`,
    "moderationItem(kind: CONTACT, id: 1)",
  ],
  moderationDecisions: () => ["moderationDecisions"],
  erasure: () => ["erasure"],
  dataExport: () => ["dataExport"],
  verification: () => ["verification"],
  verificationDocuments: ({ olga, pedro }) => [olga, pedro].map(({ id }) => `verificationDocuments(userId: ${id})`),
  claimPictures: ({ open }) => [`claimPictures(transactionId: ${open.id})`],
  banners: () => ["banners(place: HOME)", "banners(place: WALL)"],
  deadLetters: () => ["deadLetters"],
  keptBanners: () => ["keptBanners"],
};

/** How each mutation is called; those that need a file or a form are covered further below. */
export const mutationCalls: Record<string, (users: PrivateUsers) => string[]> = {
  savePublication: ({ olga }) => [`savePublication(input: { publicationId: ${olga.publicationId} })`],
  unsavePublication: ({ olga }) => [`unsavePublication(input: { publicationId: ${olga.publicationId} })`],
  askQuestion: ({ olga }) => [
    `askQuestion(input: { requestId: "q-${randomInt(1_000_000_000)}", publicationId: ${olga.publicationId}, text: "¿Sigue?" })`,
  ],
  answerQuestion: ({ olga }) => [
    `answerQuestion(input: { requestId: "a-${randomInt(1_000_000_000)}", publicationId: ${olga.publicationId}, questionId: 1, text: "Sí" })`,
  ],
  reportPublication: ({ olga }) => [
    `reportPublication(input: { publicationId: ${olga.publicationId}, reason: "Prueba" })`,
  ],
  sendMessage: ({ open }) => [
    `sendMessage(input: { chatId: ${open.chatId}, randomId: "r-${randomInt(1_000_000_000)}", text: "Buenas" })`,
  ],
  confirmDelivery: ({ open }) => [`confirmDelivery(input: { chatId: ${open.chatId} })`],
  markChatRead: ({ open }) => [`markChatRead(input: { chatId: ${open.chatId} })`],
  muteChat: ({ open }) => [`muteChat(input: { chatId: ${open.chatId} })`],
  announceTyping: ({ open }) => [`announceTyping(input: { chatId: ${open.chatId} })`],
  unmuteChat: ({ open }) => [`unmuteChat(input: { chatId: ${open.chatId} })`],
  markNotificationRead: ({ notificationId }) => [`markNotificationRead(input: { id: ${notificationId} })`],
  markNotificationToasted: ({ notificationId }) => [`markNotificationToasted(input: { id: ${notificationId} })`],
  deactivatePublication: ({ sara }) => [`deactivatePublication(input: { publicationId: ${sara.publicationId} })`],
  activatePublication: ({ sara }) => [`activatePublication(input: { publicationId: ${sara.publicationId} })`],
  createProposal: ({ olga }) => [
    `createProposal(input: { publicationId: ${olga.publicationId}, offeredPublicationIds: [], writtenOffer: "una cosa" })`,
  ],
  updateProposal: ({ open, pedro }) => [
    `updateProposal(input: { transactionId: ${open.id}, offeredPublicationIds: [${pedro.publicationId}], writtenOffer: "más" })`,
  ],
  requestAmendment: ({ open, pedro, olga }) => [
    `requestAmendment(input: { requestId: "p-${randomInt(1_000_000_000)}", transactionId: ${open.id}, offerVersion: 1, offeredPublicationIds: [${pedro.publicationId}], addedPublicationIds: [${olga.publicationId}] })`,
  ],
  acceptAmendment: () => ["acceptAmendment(input: { id: 1 })"],
  cancelAmendment: () => ["cancelAmendment(input: { id: 1 })"],
  makeCounterOffer: ({ open, pedro, olga }) => [
    `makeCounterOffer(input: { transactionId: ${open.id}, offerVersion: 1, offeredPublicationIds: [${pedro.publicationId}], addedPublicationIds: [${olga.publicationId}] })`,
  ],
  changeTransactionStatus: ({ open }) => [
    `changeTransactionStatus(input: { transactionId: ${open.id}, to: COMPLETE, rating: 5 })`,
  ],
  createProforma: ({ olga }) => [
    `createProforma(input: { requestId: "p-${randomInt(1_000_000_000)}", planId: 1, publicationId: ${olga.publicationId} })`,
  ],
  payWithCredit: ({ olga }) => [
    `payWithCredit(input: { requestId: "c-${randomInt(1_000_000_000)}", planId: 1, publicationId: ${olga.publicationId} })`,
  ],
  proposeMeeting: ({ open }) => [
    `proposeMeeting(input: { requestId: "m-${randomInt(1_000_000_000)}", transactionId: ${open.id}, place: { name: "Plaza" }, startsAt: "2027-02-19T19:00:00.000Z" })`,
  ],
  acceptMeeting: () => ["acceptMeeting(input: { id: 1 })"],
  cancelMeeting: () => ["cancelMeeting(input: { id: 1 })"],
  shareMeeting: () => ["shareMeeting(input: { id: 1 })"],
  reportMeetingWell: () => ["reportMeetingWell(input: { id: 1 })"],
  stopSharingMeeting: () => ["stopSharingMeeting(input: { id: 1 })"],
  checkMeetingCode: () => ['checkMeetingCode(input: { id: 1, code: "123456" })'],
  reportMeetingProgress: () => ["reportMeetingProgress(input: { id: 1, report: ON_WAY })"],
  findRing: ({ olga }) => [
    `findRing(input: { requestId: "f-${randomInt(1_000_000_000)}", publicationId: ${olga.publicationId} })`,
  ],
  acceptRing: () => ["acceptRing(input: { id: 1 })"],
  declineRing: () => ["declineRing(input: { id: 1 })"],
  confirmRing: () => ["confirmRing(input: { id: 1, rating: 5 })"],
  leaveRing: () => ['leaveRing(input: { id: 1, reason: "Prueba" })'],
  proposeRingMeeting: () => [
    `proposeRingMeeting(input: { requestId: "rm-${randomInt(1_000_000_000)}", ringId: 1, place: { name: "Plaza" }, startsAt: "2027-02-19T19:00:00.000Z" })`,
  ],
  acceptRingMeeting: () => ["acceptRingMeeting(input: { id: 1 })"],
  cancelRingMeeting: () => ["cancelRingMeeting(input: { id: 1 })"],
  shareRingMeeting: () => ["shareRingMeeting(input: { id: 1 })"],
  reportRingMeetingWell: () => ["reportRingMeetingWell(input: { id: 1 })"],
  stopSharingRingMeeting: () => ["stopSharingRingMeeting(input: { id: 1 })"],
  checkRingMeetingCode: () => ['checkRingMeetingCode(input: { id: 1, code: "123456" })'],
  reportRingMeetingProgress: () => ["reportRingMeetingProgress(input: { id: 1, report: ON_WAY })"],
  bookSecureExchange: ({ open }) => [
    `bookSecureExchange(input: { requestId: "s-${randomInt(1_000_000_000)}", transactionId: ${open.id}, venueId: 1, date: "2027-02-19", shiftId: 1, isAgreed: true, method: CREDIT })`,
  ],
  moveSecureExchange: () => ['moveSecureExchange(input: { id: 1, venueId: 1, date: "2027-02-19", shiftId: 1 })'],
  cancelSecureExchange: () => ["cancelSecureExchange(input: { id: 1 })"],
  objectToSecureExchange: () => ["objectToSecureExchange(input: { id: 1 })"],
  saveVenue: () => [
    `saveVenue(input: { requestId: "v-${randomInt(1_000_000_000)}", name: "Ajena", address: "Calle", city: "Caracas", location: { latitude: 10, longitude: -66 }, isOpen: true, shifts: [{ startsAt: "09:00", endsAt: "11:00", capacity: 1, isOpen: true }] })`,
  ],
  saveClosedDay: () => ['saveClosedDay(input: { date: "2099-02-19", isClosed: true, reason: "Prueba" })'],
  checkSecureExchangeCode: () => ['checkSecureExchangeCode(input: { code: "K7PMXR" })'],
  recordArrival: () => ["recordArrival(input: { id: 1, party: OWNER })"],
  settleSecureExchange: () => ['settleSecureExchange(input: { id: 1, reason: "Prueba", isRefunded: true })'],
  sendClaimStatement: ({ open }) => [
    `sendClaimStatement(input: { transactionId: ${open.id}, text: "Se la di", pictures: [] })`,
  ],
  rateTransaction: ({ open }) => [`rateTransaction(input: { transactionId: ${open.id}, rating: 5, remark: "Bien" })`],
  markAllNotificationsRead: ({ notificationId }) => [`markAllNotificationsRead(input: { upTo: ${notificationId} })`],
  createAlert: () => ['createAlert(input: { search: { mode: WANT, terms: ["reloj"] } })'],
  turnPushOn: () => ['turnPushOn(input: { endpoint: "https://fcm.googleapis.com/x", p256dh: "x", auth: "x" })'],
  turnPushOff: () => ["turnPushOff"],
  setNotificationFrequency: () => [
    "setNotificationFrequency(input: { topic: PROPOSALS, way: MAIL, frequency: DAILY })",
  ],
  setChatPrivacy: () => ["setChatPrivacy(input: { sharesReading: true, sharesTyping: true, sharesLastSeen: true })"],
  setRingSettings: () => ["setRingSettings(input: { radiusKm: 25, tolerancePercent: 30 })"],
  deleteAlert: () => ["deleteAlert(input: { id: 1 })"],
  // Taken back by the call after it.
  blockUser: ({ sara }) => [`blockUser(input: { userId: ${sara.id} })`],
  unblockUser: ({ sara }) => [`unblockUser(input: { userId: ${sara.id} })`],
  reportUser: ({ olga, sara }) =>
    [olga, sara].map(({ id }) => `reportUser(input: { userId: ${id}, reason: "Prueba" })`),
  appealReview: ({ olga }) => [`appealReview(input: { publicationId: ${olga.publicationId}, text: "Está bien" })`],
  decideModeration: ({ olga }) => [
    `decideModeration(input: { requestId: "d-${randomInt(1_000_000_000)}", kind: PERSON, subjectId: ${olga.id}, revision: "1", action: SUSPEND, reason: "Prueba" })`,
  ],
  undoModeration: () => ["undoModeration(input: { id: 1 })"],
  applyModeration: () => ["applyModeration(input: { id: 1 })"],
  countBannerClick: () => ["countBannerClick(input: { id: 1 })"],
  countBannerViews: () => ["countBannerViews(input: { ids: [1] })"],
  settleDeadLetter: () => ["settleDeadLetter(input: { id: 1, action: REPEAT })"],
  saveBanner: () => [
    `saveBanner(input: { requestId: "b-${randomInt(1_000_000_000)}", id: 1, version: 1, place: HOME, title: "Ajeno", url: "/wall", isShown: false })`,
  ],
  changeRegistrationEmail: () => [
    'changeRegistrationEmail(input: { token: "no-es-de-nadie", email: "nadie@example.com" })',
  ],
  confirmEmail: () => ['confirmEmail(input: { token: "no-es-de-nadie" })'],
  requestPasswordReset: () => ['requestPasswordReset(input: { email: "nadie@example.com" })'],
  resendConfirmation: () => ['resendConfirmation(input: { email: "nadie@example.com" })'],
  resetPassword: () => ['resetPassword(input: { token: "no-es-de-nadie", password: "Otra#2026" })'],
  changePassword: () => ['changePassword(input: { currentPassword: "no es esta", newPassword: "Otra#2026" })'],
  setEmailNotifications: () => ["setEmailNotifications(input: { enabled: true })"],
  setCityHidden: () => ["setCityHidden(input: { hidden: true })"],
  signInWithGoogle: () => ['signInWithGoogle(input: { token: "a.b.c" })'],
  signInWithFacebook: () => ['signInWithFacebook(input: { token: "abc" })'],
  sendContactMessage: () => [
    `sendContactMessage(input: { requestId: "r-${randomInt(1_000_000_000)}", name: "Nadie", email: "nadie", subject: "Hola", message: "Buenas" })`,
  ],
  appealSuspension: () => ['appealSuspension(input: { token: "no-es-de-nadie", text: "No fui yo" })'],
  reactivateAccount: () => ['reactivateAccount(input: { token: "no-es-de-nadie" })'],
  deactivateAccount: () => ['deactivateAccount(input: { email: "nadie@example.com" })'],
  requestErasure: () => ['requestErasure(input: { email: "nadie@example.com" })'],
  revokeErasure: () => ["revokeErasure"],
  updatePersonalData: () => [
    'updatePersonalData(input: { firstName: "A", lastName: "B", phone: "+58", country: "VE", state: "Zulia", dateOfBirth: "1990-01-01", gender: MALE })',
  ],
  deleteProfilePhoto: () => ["deleteProfilePhoto"],
  updateProfilePhoto: () => [],
  requestVerification: () => [],
  completeRegistration: () => [],
  signOut: () => [],
  signIn: () => [],
  register: () => [],
  createPublication: () => [],
  updatePublication: ({ olga, sara }) => [updateCall(olga), updateCall(sara)],
};

/** An edit that would change nothing even if it were allowed. */
function updateCall({ publicationId, address, reference, coordinates }: PrivateUser): string {
  const place = `address: "${address}", reference: "${reference}", municipality: "Chacao", state: "Miranda", coordinates: { latitude: ${coordinates.latitude}, longitude: ${coordinates.longitude} }`;
  const words =
    'title: "Reloj", priceUsd: 40, condition: NEW, description: "Anda", interests: [], acceptsOtherOffers: true';
  const images = '[{ url: "/uploads/no-es-de-nadie/750.webp" }]';
  return `updatePublication(input: { requestId: "e-${randomInt(1_000_000_000)}", publicationId: ${publicationId}, images: ${images}, ${words}, ${place} })`;
}
