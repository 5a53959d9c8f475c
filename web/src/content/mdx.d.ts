declare module "*.mdx" {
  const Text: import("mdx/types").MDXContent;
  export default Text;
  export const page: import("../features/info/page").InfoPageData;
  export const sections: readonly import("../features/info/page").Section[];
}
