/** What the names of all classes begin with, before a hyphen: a page has three hundred of them. */
export const STYLE_KEY = "c";
