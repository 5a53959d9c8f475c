import { categories, categoryPath, isServiceCategory } from "../../catalogue/categories";
import type { Category } from "../../catalogue/categories";
import { parseAttributes } from "../../policies/attributes";
import { tagsOf } from "../../policies/publicationForm";
import { addMinutes } from "../days";
import type { Days } from "../days";
import { goods } from "../goods/all";
import type { Good, Item } from "../goods/good";
import { people } from "../people";
import { scenePicture } from "../pictures/pictures";
import type { Picture } from "../pictures/pictures";
import { createRandom } from "../random";
import type { Random } from "../random";
import { UNCONFIRMED_ID } from "./accounts";
import { addressNear, findPlace } from "./places";
import { recorded } from "./recorded";
import { invitations, newReasons, serviceReasons, usedReasons } from "./texts";
import type { PublicationRow, Town } from "./types";

const categoryByName = new Map(categories.map((category) => [category.name, category]));
const icons = [
  ...new Set([
    ...goods.flatMap((good) => good.items.map((item) => iconOf(good, item))),
    ...recorded.map((entry) => entry.icon),
  ]),
];

function iconOf(good: Good, item: Item): string {
  return item[3]?.icon ?? good.icon;
}

function findCategory(name: string): Category {
  const category = categoryByName.get(name);
  if (!category) throw new Error(`The catalogue has no category ${name}`);
  return category;
}

type PictureRows = Pick<Town, "publicationImages"> & { pictures: Map<string, Picture> };
type Publications = { publications: PublicationRow[] } & PictureRows;

/** All publications, the recorded ones first, then the others in the order of their dates. */
export function buildPublications(days: Days): Publications {
  const pictureRows: PictureRows = { publicationImages: [], pictures: new Map() };
  const random = createRandom("publications");
  const others = assignOwners(random)
    .map((draft) => ({ ...draft, date: publishedOn(random, days) }))
    .sort((a, b) => a.date.getTime() - b.date.getTime())
    .map((draft, index) => buildPublication({ ...draft, id: recorded.length + index + 1 }, random, pictureRows));
  promote(others, createRandom("promotions"));
  return { publications: [...buildRecorded(days, pictureRows), ...others], ...pictureRows };
}

function buildRecorded(days: Days, pictureRows: PictureRows): PublicationRow[] {
  return recorded.map((entry, index) => {
    const category = findCategory(entry.category);
    const isService = isServiceCategory(category.id);
    const publishDate = days.ago(entry.daysAgo, 9, index);
    return {
      id: entry.id,
      ownerId: entry.ownerId,
      type: isService ? "service" : "Producto",
      categoryId: category.id,
      title: entry.title,
      description: entry.description,
      priceUsd: entry.price,
      condition: isService ? null : entry.isNew ? "Nuevo" : "Usado",
      usage: isService || entry.isNew ? null : "Bueno",
      status: entry.isFinished ? "finished" : "Activo",
      tags: tagsOf(entry.title),
      interests: entry.wants,
      fields: [],
      address1: "Caracas",
      address2: "Cerca del metro",
      // As recorded: one behind the other, 445 m apart, north from the middle of Caracas.
      latitude: 10.4975585 + index * 0.004,
      longitude: -66.8856196,
      location: "Caracas, Distrito Capital",
      approvedAt: publishDate,
      firstApprovedAt: publishDate,
      createdAt: publishDate,
      updatedAt: publishDate,
      publishDate,
      coverId: addPictures(pictureRows, entry.id, entry.icon, index),
    };
  });
}

type Draft = { good: Good; item: Item; nth: number; ownerId: number };

/** No user has two things of one kind, and every user but the unconfirmed one has some. */
function assignOwners(random: Random): Draft[] {
  const queue: number[] = [];
  const owners = people.map((_, index) => index + 1).filter((id) => id > UNCONFIRMED_ID);
  const owned = new Set<string>();
  const entries = random.shuffle(goods.flatMap((good) => good.items.map((item, nth) => ({ good, item, nth }))));
  return entries.map((entry) => {
    if (queue.length < owners.length) queue.push(...random.shuffle(owners));
    const fits = (id: number) =>
      !owned.has(`${id} ${entry.good.icon}`) &&
      (!entry.good.ownerGender || people[id - 1]?.gender === entry.good.ownerGender);
    if (!queue.some(fits)) queue.push(...random.shuffle(owners));
    const index = queue.findIndex(fits);
    const [ownerId] = queue.splice(index, 1);
    if (index < 0 || ownerId === undefined) throw new Error(`No owner is left for ${entry.item[0]}`);
    owned.add(`${ownerId} ${entry.good.icon}`);
    return { ...entry, ownerId };
  });
}

const publishedOn = (random: Random, days: Days) =>
  days.ago(random.chance(0.2) ? random.int(0, 4) : random.int(5, 59), random.int(8, 20), random.int(0, 59));

function buildPublication(
  draft: Draft & { id: number; date: Date },
  random: Random,
  pictureRows: PictureRows,
): PublicationRow {
  const { good, item, nth, id, ownerId, date } = draft;
  const [title, priceUsd, fields = {}, own] = item;
  const category = findCategory(own?.category ?? good.category);
  const isService = isServiceCategory(category.id);
  const picked = random.pick(good.notes);
  const note = own?.note ?? picked;
  const isNew = isService || isNewItem(category, title, note, random);
  const person = people[ownerId - 1];
  const home = findPlace(...(person?.home ?? ["", ""]));
  const reason = random.pick(isService ? serviceReasons : isNew ? newReasons : usedReasons);
  const invitation = random.pick(invitations).replace("{city}", caracas.includes(home.city) ? "Caracas" : home.city);
  const wants = [...good.wants.slice(0, 2), ...random.shuffle(good.wants.slice(2))];
  return {
    id,
    ownerId,
    type: isService ? "service" : "Producto",
    categoryId: category.id,
    title,
    description: [note, ...(random.chance(0.7) ? [reason] : []), invitation].filter(Boolean).join(" "),
    priceUsd,
    condition: isService ? null : isNew ? "Nuevo" : "Usado",
    usage: isNew ? null : usageOf(title, random),
    status: random.chance(0.02) ? "inactive" : "Activo",
    acceptChanges: random.chance(0.75),
    tags: tagsOf(title),
    interests: wants.slice(0, random.int(3, 7)),
    fields: parseAttributes(category.id, JSON.stringify(fields), (field, message) => {
      throw new Error(`${title}: ${field}: ${message}`);
    }),
    ...addressNear(home, random),
    publishDate: date,
    approvedAt: addMinutes(date, 2),
    firstApprovedAt: addMinutes(date, 2),
    createdAt: date,
    updatedAt: addMinutes(date, 2),
    coverId: addPictures(pictureRows, id, iconOf(good, item), nth),
  };
}

/**
 * Adds two pictures of the same thing, the first differing between the items of one kind. Returns the id of the cover.
 */
function addPictures(pictureRows: PictureRows, publicationId: number, icon: string, nth: number): string {
  const order = icons.indexOf(icon);
  const pair = [scenePicture(icon, order, 0), scenePicture(icon, order, 1)] as const;
  const used =
    (publicationId + nth) % 4 === 0 ? [pair[nth % 2 === 0 ? 0 : 1]] : nth % 2 === 0 ? pair : [pair[1], pair[0]];
  used.forEach((picture, position) => {
    pictureRows.pictures.set(picture.id, picture);
    pictureRows.publicationImages.push({ publicationId, position, imageId: picture.id });
  });
  return used[0]?.id ?? pair[0].id;
}

/** Municipalities of the capital, which people just call Caracas. */
const caracas = ["Chacao", "Baruta", "Sucre", "El Hatillo"];

const alwaysNewCategories = ["Alimentos", "Inmuebles", "Mascotas"];

function isNewItem(category: Category, title: string, note: string, random: Random): boolean {
  const root = categoryPath(category.id)[0]?.name ?? "";
  if (alwaysNewCategories.includes(root) || category.name === "Plantas y matas") return true;
  if (/(como|casi) nuev|usad/i.test(`${title} ${note}`)) return false;
  if (/\bnuevos?\b|sin uso|sin usar|sin abrir|sellad|nunca montado|todo nuevo/i.test(`${title} ${note}`)) return true;
  return /hech|tejid|tallad|artesan/i.test(title) && random.chance(0.6);
}

function usageOf(title: string, random: Random): "Excelente" | "Bueno" | "Detalles" {
  if (/(como|casi) nuev/i.test(title)) return "Excelente";
  const draw = random.next();
  return draw < 0.35 ? "Excelente" : draw < 0.82 ? "Bueno" : "Detalles";
}

/** A few owners have paid for impressions. */
function promote(publications: PublicationRow[], random: Random) {
  const fit = publications.filter(
    (row) => row.status === "Activo" && row.priceUsd !== null && row.priceUsd >= 25 && row.priceUsd <= 400,
  );
  for (const row of random.shuffle(fit).slice(0, 9)) row.sponsoredViews = random.pick([2500, 5000, 7500]);
}
