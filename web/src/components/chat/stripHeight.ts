/**
 * How high a strip above the messages is, as long as it loads, too: what stands below must not move. A tall one holds
 * the way to another one, on a phone.
 */
export const stripHeight = (isTall: boolean) => ({ base: isTall ? "99px" : "77px", md: "77px" });
