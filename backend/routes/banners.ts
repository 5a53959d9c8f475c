import { createHash } from "node:crypto";
import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { caracasDay } from "../../rules/age";
import { bannerPlaces } from "../../rules/banner";
import { callerAddress } from "../callerAddress";
import { countBannerClick } from "../commands/countBannerClick";
import { listShownBanners } from "../db/banners";
import { messages } from "../errors";
import { isOperator } from "../policies/operator";
import { presentBanner } from "../presenters/banner";
import type { Services } from "../services";
import { optionalSession } from "../session/middleware";
import { id, parse } from "../validation";
import { limitPerAddress } from "./accounts/addressLimit";

const maxBanners = 8;
const bannerQuery = z.object({ place: z.enum(bannerPlaces, messages.invalid) });

/** What everybody sees of the banners, and the count of clicks. */
export function bannerRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();

  router.get("/banners", async (req, res) => {
    const { place } = parse(bannerQuery, req.query);
    const shown = await listShownBanners(db, place, caracasDay(services.now()), maxBanners);
    res.json({ banners: shown.map((banner) => presentBanner(banner, origin)) });
  });

  // Recorded as a GET. The answer is the same whether it was counted, so that it tells nothing about the visitor.
  router.get(
    "/increase_click_banner/:id",
    optionalSession(services),
    limitPerAddress(services, "banner_click", { count: 60, minutes: 60 }),
    async (req, res) => {
      const bannerId = id.safeParse(req.params.id);
      const viewer = req.session?.viewer;
      const isCounted = req.get("x-viewer") !== "robot" && !(viewer && isOperator(services.settings, viewer));
      if (bannerId.success && isCounted) {
        const day = caracasDay(services.now());
        await countBannerClick(db, bannerId.data, day, visitorOf(services, req, `${day} ${bannerId.data}`));
      }
      res.json({ success: true });
    },
  );

  return router;
}

/** A hash, different for each banner and day: by it nobody can be followed from one to another. */
function visitorOf({ settings, now }: Services, req: Request, salt: string): string {
  // A gateway knows its visitors apart where this backend sees only the gateway.
  const given = req.get("x-visitor");
  const visitor =
    given && /^[\w-]{20,64}$/.test(given)
      ? given
      : `${req.session?.viewer.id ?? callerAddress(req, settings.gatewaySecret, now())}`;
  return createHash("sha256").update(`${salt} ${visitor}`).digest("base64url");
}
