/** For assistive technology: the item's number and how many there are; -1 while the end is not known. */
export interface FeedPosition {
  "aria-posinset": number;
  "aria-setsize": number;
}
