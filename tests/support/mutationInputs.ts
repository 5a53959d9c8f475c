import type { GraphQLSchema } from "graphql";
import type { UploadedFile } from "./graphqlClient";

const person = {
  firstName: "Marta",
  lastName: "Prueba",
  phone: "+584241234567",
  country: "VE",
  state: "Miranda",
  dateOfBirth: "1994-03-12",
  gender: "FEMALE",
};
const account = { ...person, password: "Cambio#2024", acceptsTerms: true };
const publicationForm = {
  requestId: "form-1",
  title: "Teléfono",
  priceUsd: 40,
  condition: "NEW",
  description: "Bueno",
  images: [null],
  interests: ["bicicleta"],
  acceptsOtherOffers: false,
  address: "Av. Urdaneta",
  municipality: "Chacao",
  state: "Miranda",
  coordinates: { latitude: 10.5, longitude: -66.9 },
};
/** Looks like one and is good for nothing. */
export const token = "0123456789abcdef";

/** A valid input of every mutation whose answer depends on a call of its own, but for those of operators. */
export const mutationInputs: Record<string, Record<string, unknown> | null> = {
  sendMessage: { chatId: "4", randomId: "r-1", text: "Hola" },
  muteChat: { chatId: "4" },
  unmuteChat: { chatId: "4" },
  sendContactMessage: { requestId: "r-1", name: "Marta", email: "marta@example.com", subject: "Duda", message: "Hola" },
  markNotificationRead: { id: "3" },
  markNotificationToasted: { id: "3" },
  createProforma: { requestId: "r-1", planId: "1", publicationId: "2" },
  payWithCredit: { requestId: "r-1", planId: "1", publicationId: "2" },
  createPublication: { ...publicationForm, type: "PRODUCT", categoryId: "5" },
  deactivatePublication: { publicationId: "2" },
  activatePublication: { publicationId: "2" },
  savePublication: { publicationId: "1" },
  unsavePublication: { publicationId: "12" },
  updatePublication: { ...publicationForm, publicationId: "2", images: [{ url: "/uploads/publication-2.jpg" }] },
  askQuestion: { requestId: "r-1", publicationId: "1", text: "¿Sigue disponible?" },
  answerQuestion: { requestId: "r-1", publicationId: "2", questionId: "7", text: "Sí" },
  appealReview: { publicationId: "2", text: "Está bien" },
  blockUser: { userId: "1" },
  unblockUser: { userId: "1" },
  reportUser: { userId: "1", reason: "Me amenaza" },
  reportPublication: { publicationId: "1", reason: "Es una copia" },
  signIn: { email: "ana@example.com", password: "x" },
  register: { ...account, email: "marta@example.com" },
  changeRegistrationEmail: { token, email: "marta@example.com" },
  confirmEmail: { token },
  requestPasswordReset: { email: "marta@example.com" },
  resendConfirmation: { email: "marta@example.com" },
  resetPassword: { token, password: "Cambio#2024" },
  changePassword: { currentPassword: "Cambio#2024", newPassword: "Cambio#2025" },
  updatePersonalData: person,
  updateProfilePhoto: { picture: null },
  deleteProfilePhoto: null,
  setEmailNotifications: { enabled: true },
  setCityHidden: { hidden: true },
  signInWithGoogle: { token },
  signInWithFacebook: { token },
  deactivateAccount: { password: "Cambio#2024" },
  reactivateAccount: { token },
  appealSuspension: { token, text: "No fui yo" },
  requestErasure: { password: "Cambio#2024" },
  revokeErasure: null,
  requestVerification: { identityNumber: "12345678", document: null, photo: null },
  completeRegistration: { ...account, token },
  createProposal: { publicationId: "1", offeredPublicationIds: ["2"] },
  updateProposal: { transactionId: "4", offeredPublicationIds: ["2"] },
  requestAmendment: {
    requestId: "r-1",
    transactionId: "4",
    offerVersion: 1,
    offeredPublicationIds: ["2"],
    addedPublicationIds: [],
  },
  acceptAmendment: { id: "4" },
  cancelAmendment: { id: "4" },
  makeCounterOffer: { transactionId: "4", offerVersion: 1, offeredPublicationIds: ["2"], addedPublicationIds: [] },
  changeTransactionStatus: { transactionId: "4", to: "REJECTED" },
  sendClaimStatement: { transactionId: "4", text: "Se la di en la plaza", pictures: [] },
  rateTransaction: { transactionId: "4", rating: 5 },
  countBannerClick: { id: "1" },
  countBannerViews: { ids: ["1"] },
  bookSecureExchange: {
    requestId: "r-1",
    transactionId: "4",
    venueId: "1",
    date: "2027-02-19",
    shiftId: "1",
    isAgreed: true,
    method: "CREDIT",
  },
  moveSecureExchange: { id: "1", venueId: "1", date: "2027-02-19", shiftId: "1" },
  cancelSecureExchange: { id: "1" },
  objectToSecureExchange: { id: "1" },
  proposeMeeting: {
    requestId: "r-1",
    transactionId: "4",
    place: { publicPlaceId: "ccs-sambil" },
    startsAt: "2027-02-19T19:00:00.000Z",
  },
  acceptMeeting: { id: "1" },
  cancelMeeting: { id: "1" },
  shareMeeting: { id: "1" },
  reportMeetingWell: { id: "1" },
  stopSharingMeeting: { id: "1" },
  checkMeetingCode: { id: "1", code: "123456" },
  reportMeetingProgress: { id: "1", report: "ON_WAY" },
  findRing: { requestId: "r-1", publicationId: "1" },
  acceptRing: { id: "1" },
  declineRing: { id: "1" },
  confirmRing: { id: "1", rating: 5 },
  leaveRing: { id: "1", reason: "Se dañó" },
  proposeRingMeeting: {
    requestId: "r-1",
    ringId: "4",
    place: { publicPlaceId: "ccs-sambil" },
    startsAt: "2027-02-19T19:00:00.000Z",
  },
  setRingSettings: { radiusKm: 25, tolerancePercent: 30, complementUsd: 0 },
  setChatPrivacy: { sharesReading: true, sharesTyping: false, sharesLastSeen: true },
  acceptRingMeeting: { id: "1" },
  cancelRingMeeting: { id: "1" },
  shareRingMeeting: { id: "1" },
  reportRingMeetingWell: { id: "1" },
  stopSharingRingMeeting: { id: "1" },
  checkRingMeetingCode: { id: "1", code: "123456" },
  reportRingMeetingProgress: { id: "1", report: "ON_WAY" },
  createAlert: { search: { mode: "WANT", terms: ["bicicleta"] } },
  deleteAlert: { id: "1" },
  turnPushOn: { endpoint: "https://fcm.googleapis.com/fcm/send/x", p256dh: "x", auth: "x" },
  setNotificationFrequency: { topic: "PROPOSALS", way: "MAIL", frequency: "DAILY" },
};

/** Those of operators. */
export const operatorInputs: Record<string, Record<string, unknown>> = {
  decideModeration: { requestId: "r-1", kind: "PUBLICATION", subjectId: "1", revision: "1", action: "APPROVE" },
  undoModeration: { id: "1" },
  applyModeration: { id: "1" },
  settleDeadLetter: { id: "1", action: "REPEAT" },
  saveBanner: { requestId: "r-1", id: "1", version: 1, place: "HOME", title: "Feria", url: "/faq", isShown: true },
  saveVenue: {
    requestId: "r-1",
    name: "Sede",
    address: "Av. Urdaneta",
    city: "Caracas",
    location: { latitude: 10.5, longitude: -66.9 },
    isOpen: true,
    shifts: [{ startsAt: "09:00", endsAt: "12:00", capacity: 2, isOpen: true }],
  },
  saveClosedDay: { date: "2027-02-19", isClosed: false },
  checkSecureExchangeCode: { code: "ABCD-2345" },
  recordArrival: { id: "1", party: "OWNER" },
  settleSecureExchange: { id: "1", reason: "No vino nadie", isRefunded: true },
};

/** The files that an input has to come with. */
export function filesOf(field: string, photo: UploadedFile): Record<string, UploadedFile> {
  if (field === "createPublication") return { "input.images.0": photo };
  if (field === "requestVerification") return { "input.document": photo, "input.photo": photo };
  return field === "updateProfilePhoto" ? { "input.picture": photo } : {};
}

/** The document of one mutation; its input's type is the schema's. */
export function mutationOf(schema: GraphQLSchema, field: string, input: Record<string, unknown> | null): string {
  const type = schema.getMutationType()?.getFields()[field]?.args[0]?.type.toString();
  const call = input === null ? `mutation { ${field}` : `mutation ($input: ${type}) { ${field}(input: $input)`;
  return `${call} { errors { code message } } }`;
}
