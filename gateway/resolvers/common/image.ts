import type { Resolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { toPublicAddress } from "../../image";

const url = (image: { url: string }, _args: unknown, { picturesUrl }: Context) =>
  toPublicAddress(image.url, picturesUrl);

export const Image: Resolvers["Image"] = { url };
export const ImageSource: Resolvers["ImageSource"] = { url };
