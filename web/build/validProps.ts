/**
 * Stands for a list of all attributes of HTML and SVG: what is neither a style prop nor one of these is an attribute,
 * as our types say.
 */
const isAttribute = (name: string): boolean => name !== "as" && name !== "asChild";
export default isAttribute;
