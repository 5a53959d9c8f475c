import type { banners } from "../../db/schema/banners";
import type { campaigns } from "../../db/schema/campaigns";
import type { chats, messages } from "../../db/schema/chats";
import type { comments } from "../../db/schema/comments";
import type { images } from "../../db/schema/images";
import type { jobs } from "../../db/schema/jobs";
import type { creditEntries, proformas } from "../../db/schema/money";
import type { erasures } from "../../db/schema/erasures";
import type { contactForms } from "../../db/schema/mails";
import type { notifications } from "../../db/schema/notifications";
import type { premiumTerms } from "../../db/schema/premiumTerms";
import type { publicationEdits } from "../../db/schema/publicationEdits";
import type { publicationViews, publicationImages, publications } from "../../db/schema/publications";
import type { reports } from "../../db/schema/reports";
import type { savedPublications } from "../../db/schema/savedPublications";
import type {
  ratings,
  reservations,
  transactionEvents,
  transactionOffers,
  transactions,
} from "../../db/schema/transactions";
import type { secureExchanges } from "../../db/schema/secureExchanges";
import type { users } from "../../db/schema/users";
import type { venueShifts, venueSlots, venues } from "../../db/schema/venues";
import type { Picture } from "../pictures/pictures";

type Row<T extends { $inferInsert: object }> = T["$inferInsert"];
/** A row whose id is chosen here, so that rows can refer to each other before any is stored. */
type Numbered<T extends { $inferInsert: object }> = Row<T> & { id: number };

/** With what the town always sets. */
export type UserRow = Numbered<typeof users> & { createdAt: Date; city: string; state: string };
/** `coverId` is of its first picture; `priceUsd` in whole US dollars. */
export type PublicationRow = Numbered<typeof publications> & {
  status: NonNullable<Row<typeof publications>["status"]>;
  priceUsd: number | null;
  interests: string[];
  tags: string[];
  publishDate: Date;
  coverId: string;
};
/** `offers` are not a column: they become rows of their own. */
export type TransactionRow = Numbered<typeof transactions> & {
  status: NonNullable<Row<typeof transactions>["status"]>;
  createdAt: Date;
  updatedAt: Date;
  offers: PublicationRow[];
};

/** Everything that stands in the database when the demo town is built. */
export type Town = {
  pictures: Picture[];
  images: Row<typeof images>[];
  users: UserRow[];
  publications: PublicationRow[];
  publicationImages: Row<typeof publicationImages>[];
  transactions: TransactionRow[];
  transactionEvents: Row<typeof transactionEvents>[];
  transactionOffers: Row<typeof transactionOffers>[];
  reservations: Row<typeof reservations>[];
  ratings: Row<typeof ratings>[];
  jobs: Row<typeof jobs>[];
  chats: Numbered<typeof chats>[];
  messages: Numbered<typeof messages>[];
  comments: Numbered<typeof comments>[];
  notifications: Numbered<typeof notifications>[];
  savedPublications: Row<typeof savedPublications>[];
  banners: Row<typeof banners>[];
  proformas: Numbered<typeof proformas>[];
  campaigns: Numbered<typeof campaigns>[];
  premiumTerms: Numbered<typeof premiumTerms>[];
  venues: Numbered<typeof venues>[];
  venueShifts: Numbered<typeof venueShifts>[];
  venueSlots: Row<typeof venueSlots>[];
  secureExchanges: Numbered<typeof secureExchanges>[];
  creditEntries: Row<typeof creditEntries>[];
  publicationViews: Row<typeof publicationViews>[];
  publicationEdits: Row<typeof publicationEdits>[];
  reports: Row<typeof reports>[];
  erasures: Numbered<typeof erasures>[];
  contactForms: Row<typeof contactForms>[];
};
