declare module "apollo-upload-client/UploadHttpLink.mjs" {
  import type { ApolloLink, HttpLink } from "@apollo/client";
  const UploadHttpLink: new (options: HttpLink.Options) => ApolloLink;
  export default UploadHttpLink;
}
