/** For assistive technology: the item's number and how many there are; -1 while the end is not known. */
export interface FeedPlace {
  "aria-posinset": number;
  "aria-setsize": number;
}
