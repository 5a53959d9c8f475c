import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
}

/** schema/ -> resolver types for the gateway, operation types and possible types for the client. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        scalars: { ...scalars, Upload: 'import("../uploads").FileUpload' },
        contextType: '../context#Context',
        // Parent types are the REST payloads; one line per noun: Publication: '../resolvers/publication#PublicationPayload'.
        mappers: {},
      },
    },
    'web/src/__generated__/graphql.ts': {
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
      plugins: ['typescript'],
      config: { onlyEnums: true, enumsAsTypes: true },
    },
    'web/src/__generated__/possibleTypes.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
  },
}

export default config
