import { helpPage } from '@lunchpail/contracts/shell/pages'
import { serverRender } from '@lunchpail/kit-web/server-rendering/server-render'
import type { RenderablePages } from '@lunchpail/kit-web/server-rendering/server-render'
import type { Rendering, RenderRequest } from '../server/server-rendering/rendering.ts'
import { Layout } from './layout/layout.tsx'
import { NotFound } from './pages/not-found.screen.tsx'
import { EnvironmentContext, RegistryContext, SupportContext } from './registry-context.ts'
import { ownPages } from './routes.tsx'

// the microfrontends' server builds take their shared modules from this one
export { shared } from 'shared-modules'

const itself = (path: string) => () => ({ canonical: path })
const own = {
  manifest: { routes: [...ownPages, { path: '*', Component: NotFound }] },
  pages: {
    '/': itself('/'),
    '/terms': itself('/terms'),
    '/privacy': itself('/privacy'),
    [helpPage.path]: itself(helpPage.path),
    '*': () => ({ status: 404, robots: 'noindex' }) as const,
  },
}

/** Renders a page on the server: one of the microfrontend whose pages are given, else one of the shell itself. */
export const render = (
  { url, site, answers, fragment }: RenderRequest,
  pages: RenderablePages = own,
): Promise<Rendering | undefined> =>
  serverRender(
    pages,
    { url, session: site.session, language: site.language, answers, fragment },
    {
      layoutRoute: (page) => ({ Component: Layout, children: [page] }),
      withProviders: (everything) => (
        <RegistryContext value={site.registry}>
          <SupportContext value={site.support}>
            <EnvironmentContext value={site.environment}>{everything}</EnvironmentContext>
          </SupportContext>
        </RegistryContext>
      ),
    },
  )
