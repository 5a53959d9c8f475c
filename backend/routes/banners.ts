import { createHash, createHmac, randomBytes } from "node:crypto";
import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { caracasDay } from "../../rules/age";
import { bannerPlaces, maxBannersSeen } from "../../rules/banner";
import { callerAddress, signedAddress } from "../callerAddress";
import { countBannerVisits } from "../commands/countBannerVisits";
import type { BannerVisitKind } from "../commands/countBannerVisits";
import { listShownBanners } from "../db/banners";
import { messages } from "../errors";
import { isOperator } from "../policies/operator";
import { presentBanner } from "../presenters/banner";
import type { Services } from "../services";
import { optionalSession } from "../session/middleware";
import { id, parse } from "../validation";
import { limitPerAddress } from "./accounts/addressLimit";
import { reading } from "./reading";

const maxBanners = 8;
/** Of this process alone: whoever reads the database cannot try out which account or address a hash is of. */
const visitorKey = randomBytes(32);
const bannerQuery = z.object({ place: z.enum(bannerPlaces, messages.invalid) });
const seenBanners = z.object({
  ids: z.array(id, messages.invalid).max(maxBannersSeen, messages.invalid),
});

/** What everybody sees of the banners, and the counts of views and clicks. */
export function bannerRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();

  router.get(
    "/banners",
    reading(services, async (reader, req) => {
      const { place } = parse(bannerQuery, req.query);
      const shown = await listShownBanners(reader.db, place, caracasDay(services.now()), maxBanners);
      return { banners: shown.map((banner) => presentBanner(banner, origin)) };
    }),
  );

  /** Counts nothing of robots and operators. */
  async function count(req: Request, kind: BannerVisitKind, bannerIds: readonly number[]) {
    const viewer = req.session?.viewer;
    if (req.get("x-viewer") === "robot" || (viewer && isOperator(services.settings, viewer))) return;
    const day = caracasDay(services.now());
    const visits = [...new Set(bannerIds)].map((bannerId) => ({
      bannerId,
      visitor: visitorOf(services, req, `${kind} ${day} ${bannerId}`),
    }));
    await countBannerVisits(db, kind, day, visits);
  }

  // Recorded as a GET. The answer is the same whether it was counted, so that it reveals nothing about the visitor.
  router.get(
    "/increase_click_banner/:id",
    optionalSession(services),
    limitPerAddress(services, "banner_click", { count: 60, minutes: 60 }),
    async (req, res) => {
      const bannerId = id.safeParse(req.params.id);
      if (bannerId.success) await count(req, "click", [bannerId.data]);
      res.json({ success: true });
    },
  );

  router.post(
    "/banner_views",
    optionalSession(services),
    limitPerAddress(services, "banner_view", { count: 300, minutes: 60 }),
    async (req, res) => {
      await count(req, "view", parse(seenBanners, req.body).ids);
      res.json({ success: true });
    },
  );

  return router;
}

/** A hash, different for each banner, day and kind: by it no visitor can be followed from one to another. */
function visitorOf({ settings, now }: Services, req: Request, salt: string): string {
  const { gatewaySecret } = settings;
  // A gateway knows its visitors apart where this backend sees only the gateway; what it sends is keyed already.
  const given = req.get("x-visitor");
  const isBelieved = gatewaySecret === undefined || signedAddress(req, gatewaySecret, now()) !== null;
  if (given && isBelieved && /^[\w-]{20,64}$/.test(given))
    return createHash("sha256").update(`${salt} ${given}`).digest("base64url");
  const visitor = req.session?.viewer.id ?? callerAddress(req, gatewaySecret, now());
  return createHmac("sha256", visitorKey).update(`${salt} ${visitor}`).digest("base64url");
}
