import { prerenderStatic } from '@apollo/client/react/ssr'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { createAppClient } from './apollo/client'
import { App } from './app/App'
import { readPosition } from './lib/position'

export interface RenderRequest {
  /** Path and query. */
  url: string
  /** Cookie header of the request. */
  cookies: string
  /** Where the gateway listens, for the queries of the page. */
  origin: string
  fetch: typeof fetch
}

/** Renders a page with its data; the state goes into the page as `<script id="apollo-state" type="application/json">`. */
export async function render(request: RenderRequest): Promise<{ html: string; state: string }> {
  const app = createAppClient({ origin: request.origin, fetch: request.fetch, ssr: true })
  const { result } = await prerenderStatic({
    tree: (
      <StaticRouter location={request.url}>
        <App makeClient={() => app} position={readPosition(request.cookies)} site={{ origin: request.origin, documentPath: request.url }} />
      </StaticRouter>
    ),
    context: { client: app.client },
    renderFunction: prerenderToNodeStream,
  })
  const state = JSON.stringify(app.client.extract()).replaceAll('<', '\\u003c')
  app.client.stop()
  return { html: result, state }
}
