import { readFileSync, readdirSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
}

const serverSchema = 'schema/*.graphql'

/**
 * What the client works with. A failed root field is null on the wire, but Apollo Client hands out no data together with errors
 * (errorPolicy "none"), so where a value is always there without an error the client's types say so.
 */
const clientSchema = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(`schema/${name}`, 'utf8'))
  .join('\n')
  .replace(/^(  (?:categories|excludedWords|countries): \[\w+!\]|.*\): \w+Connection|.*\): SearchResult|.*\): SavedPublicationPage)$/gm, '$1!')

/** schema/ -> resolver types for the gateway, operation types and possible types for the client. */
const config: CodegenConfig = {
  generates: {
    'gateway/__generated__/resolvers.ts': {
      schema: serverSchema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        scalars: { ...scalars, Upload: 'import("../uploads").FileUpload' },
        contextType: '../context#Context',
        // Parent types are the REST payloads, so that a resolver sees what its field is made of.
        mappers: {
          Publication: '../rest/publications#PublicationRecord',
          User: '../rest/users#UserRecord',
          Viewer: '../rest/users#AccountRecord',
          Category: '../rest/categories#CategoryRecord',
          Country: '../rest/categories#CountryRecord',
          Transaction: '../rest/transactions#TransactionRecord',
          Chat: '../rest/chats#ChatRecord',
          Message: '../rest/messages#MessageRecord',
          Notification: '../rest/notifications#NotificationRecord',
          PersonalData: '../rest/users#OwnProfileRecord',
          SavedPublication: '../rest/publications#SavedRecord',
          SearchResult: '../resolvers/search#FoundPage',
          SearchCategory: '../rest/search#SearchCategoryRecord',
          ViewerProposal: '../resolvers/viewerProposal#ProposalView',
          TransactionSubject: '../resolvers/notificationSubject#ToldTransaction',
        },
      },
    },
    'web/src/__generated__/graphql.ts': {
      schema: clientSchema,
      documents: ['web/src/**/*.{ts,tsx}', '!web/src/__generated__/**', '!web/src/**/*.test.{ts,tsx}'],
      plugins: ['typescript-operations'],
      config: {
        enumType: 'string-literal',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        // Masked: a component sees only the fields of its own fragment.
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        scalars: { ...scalars, Upload: 'File' },
      },
    },
    'web/src/__generated__/enums.ts': {
      schema: clientSchema,
      plugins: ['typescript'],
      config: { onlyEnums: true, enumsAsTypes: true },
    },
    'web/src/__generated__/possibleTypes.ts': {
      schema: clientSchema,
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
  },
}

export default config
