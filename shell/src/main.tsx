import '@lunchpail/kit-ui/tokens.css'
import '@lunchpail/kit-ui/reset.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { reportError } from '@lunchpail/kit-web/error-report'
import { keepAnswers } from '@lunchpail/kit-web/first-answers'
import { askAfresh } from '@lunchpail/kit-web/fresh-scripts'
import { firstElementId, rootElementId } from '@lunchpail/kit-web/host-api'
import { currentLanguage, startLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { RegistryContext } from './registry-context.ts'
import { createRemotes } from './remotes/remotes.ts'
import { preloadWhenIdle } from './remotes/preload-when-idle.ts'
import { slotSource } from './remotes/slot-source.ts'
import { graftRoutes, siteRoutes } from './routes.tsx'
import { startLive } from './live-stream.ts'
import { dropHeadWithPage } from './head-of-first-page.ts'
import { readAnswers, readSite } from './site.ts'
import { takeOver } from './take-over/take-over.ts'

async function start(): Promise<void> {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))

  const { registry, session, language } = await readSite()
  startLanguage(language)
  setSession(session)
  if (currentLanguage() === language) keepAnswers(readAnswers())
  const remotes = createRemotes(registry, async (entry, attempt) => {
    if (attempt > 0) askAfresh()
    const { fetchManifest } = await import(/* webpackChunkName: "federation" */ './remotes/federation.ts')
    return fetchManifest(entry, attempt)
  })
  setSlotSource(slotSource(remotes))
  startLive()
  preloadWhenIdle(remotes)
  const router = createBrowserRouter(siteRoutes(registry), { patchRoutesOnNavigation: graftRoutes(remotes) })
  const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error, 'react')
  const root = document.getElementById(rootElementId)!
  const first = document.getElementById(firstElementId)
  if (first) takeOver(first, root, router)
  dropHeadWithPage(router)
  createRoot(root, { onRecoverableError }).render(
    <StrictMode>
      <RegistryContext value={registry}>
        <RouterProvider router={router} />
      </RegistryContext>
    </StrictMode>,
  )
}

void start()
