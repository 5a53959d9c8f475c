import { randomUUID } from "node:crypto";
import express, { Router } from "express";
import type { RequestHandler } from "express";
import { arrivalOf } from "./arrival";
import { cablePage } from "./cable/handshake";
import { errorHandler, unknownRoute } from "./errors";
import { campaignRoutes } from "./routes/campaigns";
import { bannerRoutes } from "./routes/banners";
import { alertRoutes } from "./routes/alerts";
import { accountRoutes } from "./routes/accounts/routes";
import { catalogueRoutes } from "./routes/catalogue";
import { commentRoutes } from "./routes/comments/routes";
import { contactRoutes } from "./routes/contacts/routes";
import { outboxRoutes } from "./routes/outbox";
import { chatPrivacyRoutes } from "./routes/chats/privacyRoutes";
import { chatRoutes } from "./routes/chats/routes";
import { healthRoutes } from "./routes/health";
import { matchRoutes } from "./routes/matches";
import { moderatedBannerRoutes } from "./routes/moderation/banners";
import { deadLetterRoutes } from "./routes/moderation/deadLetters";
import { claimPictureRoutes } from "./routes/moderation/claims";
import { meetingRoutes } from "./routes/meetings/routes";
import { meetingSafetyRoutes } from "./routes/meetings/safetyRoutes";
import { moderationRoutes } from "./routes/moderation/routes";
import { verificationDocumentRoutes } from "./routes/moderation/verifications";
import { venueDeskRoutes } from "./routes/moderation/venueDesk";
import { notificationRoutes } from "./routes/notifications/routes";
import { pushRoutes } from "./routes/notifications/pushes";
import { notificationSettingRoutes } from "./routes/notifications/settings";
import { callbackRoutes } from "./routes/payments/callback";
import { cardPageRoutes } from "./routes/payments/cardPage";
import { creditRoutes } from "./routes/payments/credit";
import { premiumRoutes } from "./routes/payments/premium";
import { paymentRoutes } from "./routes/payments/routes";
import { pictureRoutes } from "./routes/pictures";
import { addressRoutes } from "./routes/publications/addresses";
import { appealRoutes } from "./routes/publications/appeal";
import { createRoutes } from "./routes/publications/create";
import { readRoutes } from "./routes/publications/read";
import { searchRoutes } from "./routes/publications/search";
import { statusRoutes } from "./routes/publications/status";
import { updateRoutes } from "./routes/publications/update";
import { ratingRoutes } from "./routes/ratings/routes";
import { ringMeetingRoutes } from "./routes/rings/meetingRoutes";
import { ringRoutes } from "./routes/rings/routes";
import { ringSearchRoutes } from "./routes/rings/searchRoutes";
import { ringSettingRoutes } from "./routes/rings/settingRoutes";
import { reportRoutes } from "./routes/reports/routes";
import { requestRoutes } from "./routes/requests/routes";
import { savedPublicationRoutes } from "./routes/savedPublications";
import { secureExchangeRoutes } from "./routes/secureExchange/routes";
import { agreementRoutes } from "./routes/transactions/agreementRoutes";
import { amendmentRoutes } from "./routes/transactions/amendmentRoutes";
import { claimRoutes } from "./routes/transactions/claim";
import { proposalRoutes } from "./routes/transactions/proposalRoutes";
import { counterOfferRoutes } from "./routes/transactions/counterOfferRoutes";
import { transactionRoutes } from "./routes/transactions/routes";
import { valueRangeRoutes } from "./routes/valueRange";
import { wallRoutes } from "./routes/wall";
import type { Services } from "./services";
import { refuseQueryCredentials } from "./session/middleware";
import { observeRequests } from "./telemetry/requests";
import { cleanBody } from "./validation";

/** Every resource under /api, each a function of the services. */
const apiRoutes: ((services: Services) => Router)[] = [
  accountRoutes,
  catalogueRoutes,
  searchRoutes,
  wallRoutes,
  valueRangeRoutes,
  readRoutes,
  addressRoutes,
  createRoutes,
  statusRoutes,
  updateRoutes,
  savedPublicationRoutes,
  alertRoutes,
  matchRoutes,
  ringRoutes,
  ringMeetingRoutes,
  ringSearchRoutes,
  ringSettingRoutes,
  proposalRoutes,
  transactionRoutes,
  counterOfferRoutes,
  agreementRoutes,
  amendmentRoutes,
  claimRoutes,
  requestRoutes,
  ratingRoutes,
  chatRoutes,
  chatPrivacyRoutes,
  notificationRoutes,
  notificationSettingRoutes,
  pushRoutes,
  contactRoutes,
  campaignRoutes,
  paymentRoutes,
  creditRoutes,
  premiumRoutes,
  secureExchangeRoutes,
  meetingRoutes,
  meetingSafetyRoutes,
  venueDeskRoutes,
  commentRoutes,
  reportRoutes,
  appealRoutes,
  moderationRoutes,
  deadLetterRoutes,
  verificationDocumentRoutes,
  claimPictureRoutes,
  bannerRoutes,
  moderatedBannerRoutes,
];

/** The Express application: headers, bodies, resources, the Rails-like 404 and errors. */
export function createApp(services: Services) {
  const app = express();
  app.disable("x-powered-by");
  // Addresses are the last hop's word only: nothing here trusts X-Forwarded-For.
  app.set("trust proxy", false);
  app.set("query parser", "simple");
  app.use(arrival(services), observeRequests(services), railsHeaders);
  app.use(healthRoutes(services));
  app.get("/cable", cablePage);
  app.use("/uploads", pictureRoutes(services));
  app.use("/outbox", outboxRoutes(services));
  app.use("/card_gateway", callbackRoutes(services), cardPageRoutes(services));
  const api = Router();
  api.use(refuseQueryCredentials);
  api.use(express.json({ limit: "256kb" }), cleanBody);
  for (const routes of apiRoutes) api.use(routes(services));
  app.use("/api", api);
  app.use(unknownRoute);
  app.use(errorHandler(services.log));
  return app;
}

/** What a worker answers: that it lives, and that it can work. */
export function createWorkerApp(services: Services) {
  const app = express();
  app.disable("x-powered-by");
  app.use(healthRoutes(services));
  app.use(unknownRoute);
  app.use(errorHandler(services.log));
  return app;
}

const arrival =
  (services: Services): RequestHandler =>
  (req, res, next) => {
    req.arrivedAt = arrivalOf(req, services.now());
    const given = req.headers["x-request-id"];
    req.id = typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    res.set("X-Request-Id", req.id);
    next();
  };

/** As recorded from the original; the weak ETag comes from Express. */
const railsHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    "X-Frame-Options": "SAMEORIGIN",
    "X-XSS-Protection": "1; mode=block",
    "X-Content-Type-Options": "nosniff",
    "X-Download-Options": "noopen",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    Vary: "Accept",
    "Cache-Control": "max-age=0, private, must-revalidate",
  });
  next();
};
