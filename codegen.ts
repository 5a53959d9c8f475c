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
  },
}

export default config
