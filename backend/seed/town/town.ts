import { bannerPicture, pictureSize } from "../pictures/pictures";
import type { Picture } from "../pictures/pictures";
import { createDays, addMinutes, lastMorning } from "../days";
import { createRandom } from "../random";
import { buildAccounts, buildOperator, UNCONFIRMED_ID } from "./accounts";
import { buildGrants } from "./credit";
import { buildDesk } from "./desk";
import { buildNotifications } from "./notifications";
import { buildPremiumTerms } from "./premium";
import { buildPromotions } from "./promotions";
import { buildPublications } from "./publications";
import { buildQuestions } from "./questions";
import { buildTransactions } from "./transactions";
import { buildVenues } from "./venues";
import { buildChats } from "./chats";
import type { PublicationRow, Town, UserRow } from "./types";

/**
 * The whole town as rows, the same at every hour from one morning to the next: what happened in it must not depend on
 * when it is built.
 */
export function buildTown(now: Date, passwordHash: string): Town {
  const days = createDays(lastMorning(now));
  const { users, portraits } = buildAccounts(days, passwordHash);
  const { publications, publicationImages, pictures } = buildPublications(days);
  const { planned, ...otherRows } = buildTransactions(days, users, publications);
  const grants = buildGrants(publications);
  const promotions = buildPromotions(publications, users, grants, days);
  const { premiumTerms, jobs: premiumJobs } = buildPremiumTerms(users, days);
  const transactions = planned.map(({ row }) => row);
  const {
    jobs: meetings,
    transactionEvents: bookingEvents,
    booking,
    ...venueRows
  } = buildVenues(transactions, premiumTerms, days);
  const notifications = buildNotifications(planned, publications, grants, days);
  const desk = buildDesk(
    { users, publications, publicationImages, transactions, premiumTerms, proformas: promotions.proformas },
    days,
  );
  const { chats, messages } = buildChats(planned, users, publications, booking, days.now);
  const { banners, posters } = buildBanners();
  const { operator, operatorPortrait } = buildOperator(days, passwordHash, users.length + 1);
  const drawn = [
    ...new Map(
      [...portraits, ...pictures.values(), ...posters, operatorPortrait].map((picture) => [picture.id, picture]),
    ).values(),
  ];
  return {
    pictures: drawn,
    images: drawn.map((picture) => ({ id: picture.id, ...pictureSize(picture) })),
    users: [...users, operator],
    publications,
    publicationImages,
    transactions,
    ...otherRows,
    transactionEvents: [...otherRows.transactionEvents, ...bookingEvents],
    ...venueRows,
    ...desk,
    jobs: [...otherRows.jobs, ...premiumJobs, ...meetings, ...desk.jobs, ...rangeJobs(publications, days.now)],
    chats,
    messages,
    comments: buildQuestions(users, publications, days.now),
    notifications,
    savedPublications: buildSavedPublications(users, publications, days.now),
    banners,
    ...promotions,
    premiumTerms: [...venueRows.premiumTerms, ...desk.premiumTerms],
    proformas: [...promotions.proformas, ...desk.proformas],
  };
}

/** What the things of each category are worth is computed once the town stands. */
const rangeJobs = (publications: readonly PublicationRow[], now: Date): Town["jobs"] =>
  [...new Set(publications.map(({ categoryId }) => categoryId))].map((categoryId) => ({
    kind: "value_ranges",
    subjectId: categoryId,
    dueAt: now,
  }));

/** Every user has saved a few publications of others. */
function buildSavedPublications(
  users: readonly UserRow[],
  publications: readonly PublicationRow[],
  now: Date,
): Town["savedPublications"] {
  const random = createRandom("saveds");
  const active = publications.filter((row) => row.status === "Activo");
  return users
    .filter((user) => user.id !== UNCONFIRMED_ID)
    .flatMap((user) =>
      random
        .shuffle(active.filter((row) => row.ownerId !== user.id))
        .slice(0, random.int(0, 4))
        .map((row) => ({
          userId: user.id,
          publicationId: row.id,
          createdAt: new Date(
            Math.min(addMinutes(row.publishDate, random.int(60, 4000)).getTime(), now.getTime() - 600_000),
          ),
        })),
    );
}

/** Those of the wall, then the slides of the home page. */
function buildBanners(): { banners: Town["banners"]; posters: Picture[] } {
  const planned = [
    {
      title: "Publica lo que ya no usas y consigue lo que te hace falta",
      url: "/new_publication",
      give: "bicycle",
      receive: "guitar",
    },
    {
      title: "Tu talento también se cambia: publica un servicio",
      url: "/new_publication",
      give: "graduation-cap",
      receive: "laptop",
    },
    { title: "Mira lo que se está cambiando cerca de ti", url: "/wall", give: "nevera", receive: "motor-scooter" },
    { title: "Lo que buscas está cerca: mira el muro", url: "/wall", give: "nevera", receive: "laptop", place: "home" },
    {
      title: "Cambia con calma: así funciona el cambio seguro",
      url: "/truequea_seguro",
      give: "guitar",
      receive: "motor-scooter",
      place: "home",
    },
    {
      title: "Tu talento también se cambia",
      url: "/new_publication",
      give: "graduation-cap",
      receive: "bicycle",
      place: "home",
    },
    {
      title: "Llega a más personas: promociona tu publicación",
      url: "/truequea_ads",
      give: "laptop",
      receive: "guitar",
      place: "home",
    },
  ] as const;
  const pictured = planned.map((banner) => {
    const { give, receive, title, url } = banner;
    const place = "place" in banner ? banner.place : ("wall" as const);
    const big = bannerPicture(give, receive, place === "home" ? "slide-wide" : "wide");
    const small = bannerPicture(give, receive, place === "home" ? "slide-small" : "small");
    return { big, small, row: { title, url, place, bigImageId: big.id, smallImageId: small.id } };
  });
  return {
    banners: pictured.map(({ row }, index) => ({ ...row, position: index + 1 })),
    posters: pictured.flatMap(({ big, small }) => [big, small]),
  };
}
