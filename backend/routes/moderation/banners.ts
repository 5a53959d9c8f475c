import { Router } from "express";
import type { Request, RequestHandler } from "express";
import { z } from "zod";
import { caracasDay } from "../../../rules/age";
import {
  bannerPlaces,
  checkBannerAddress,
  checkBannerDay,
  checkBannerPeriod,
  checkBannerTitle,
} from "../../../rules/banner";
import { cleanLine } from "../../../rules/text";
import type { StoredImage } from "../../adapters/images";
import { bannerMessages, saveBanner } from "../../commands/moderation/saveBanner";
import { spendAttempt } from "../../db/attempts";
import { countBannerVisits, listAllBanners, listBannerDays } from "../../db/banners";
import { messages } from "../../errors";
import { presentKeptBanner } from "../../presenters/banner";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { checkedText, idOfPath, optionalText, parse } from "../../validation";
import { filesOf, multipart, storeBannerPicture } from "../upload";
import { dayMs } from "../../../rules/durations";

/** Views and clicks are listed by day for so long. */
const listedDays = 30;
const saveLimit = { count: 120, minutes: 60 };

const wholeNumber = z
  .string(messages.invalid)
  .regex(/^\d{1,6}$/, messages.invalid)
  .transform(Number);
const bannerForm = z
  .object({
    version: wholeNumber.optional(),
    title: checkedText(checkBannerTitle, cleanLine),
    url_banner: checkedText(checkBannerAddress),
    place: z.enum(bannerPlaces, messages.invalid),
    position: wholeNumber.refine((value) => value > 0, messages.invalid).optional(),
    starts_on: optionalText((day) => (day === "" ? null : checkBannerDay(day))),
    ends_on: optionalText((day) => (day === "" ? null : checkBannerDay(day))),
    shown: z.enum(["true", "false"], messages.invalid).transform((value) => value === "true"),
  })
  .superRefine(({ starts_on, ends_on }, context) => {
    const message = checkBannerPeriod(starts_on, ends_on);
    if (message) context.addIssue({ code: "custom", path: ["ends_on"], message });
  });

/** The banners as operators keep them; everybody else is refused at every call. */
export function moderatedBannerRoutes(services: Services) {
  const { db, images, now, origin } = services;
  const router = Router();
  const operator = requireOperator(services);

  /** Before any picture is received: each costs processor time. */
  const limitSaves: RequestHandler = async (req, _res, next) => {
    await spendAttempt(db, `banner:${viewerOf(req).id}`, saveLimit);
    next();
  };

  async function presentAll() {
    const today = caracasDay(now());
    const all = await listAllBanners(db);
    const totals = new Map((await countBannerVisits(db)).map((total) => [total.bannerId, total]));
    const days = await listBannerDays(db, caracasDay(new Date(now().getTime() - listedDays * dayMs)));
    return all.map((view) => {
      const { id, place } = view.banner;
      const position = all.filter(({ banner }) => banner.place === place).indexOf(view) + 1;
      const { views = 0, clicks = 0 } = totals.get(id) ?? {};
      const figures = { position, views, clicks, days: days.filter(({ bannerId }) => bannerId === id) };
      return presentKeptBanner(view, figures, today, origin);
    });
  }

  async function save(req: Request, bannerId: number | null) {
    const { version = null, position = null, title, place, ...rest } = parse(bannerForm, req.body);
    const [big, small] = [filesOf(req, "image_big")[0], filesOf(req, "image_small")[0]];
    const stored: StoredImage[] = [];
    let areImagesUsed = false;
    try {
      const store = async (file: Express.Multer.File | undefined, field: string) => {
        if (!file) return null;
        const image = await storeBannerPicture(services, file, field);
        stored.push(image);
        return image;
      };
      const saved = await saveBanner(db, now(), {
        operatorId: viewerOf(req).id,
        requestId: requestIdOf(req),
        id: bannerId,
        version,
        form: {
          title,
          place,
          position,
          url: rest.url_banner,
          startsOn: rest.starts_on,
          endsOn: rest.ends_on,
          isShown: rest.shown,
        },
        bigImage: await store(big, "image_big"),
        smallImage: await store(small, "image_small"),
      });
      ({ areImagesUsed } = saved);
      // Not waited for: it logs what it cannot do.
      for (const imageId of saved.removedImageIds) void images.discard(imageId);
      return (await presentAll()).find(({ id }) => id === saved.id);
    } finally {
      if (!areImagesUsed) await Promise.all(stored.map(({ id }) => images.discard(id)));
    }
  }

  router.get("/moderation/banners", operator, async (_req, res) => {
    res.json({ banners: await presentAll() });
  });
  router.post("/moderation/banners", operator, limitSaves, multipart(services, 2), async (req, res) => {
    res.status(201).json({ banner: await save(req, null) });
  });
  router.put("/moderation/banners/:id", operator, limitSaves, multipart(services, 2), async (req, res) => {
    res.json({ banner: await save(req, idOfPath(req.params.id, bannerMessages.notFound)) });
  });

  return router;
}
