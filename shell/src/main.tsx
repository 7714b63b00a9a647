import '@lunchpail/kit-ui/tokens.css'
import '@lunchpail/kit-ui/reset.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { reportError } from '@lunchpail/kit-web/error-report'
import { setPreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { bustCache } from '@lunchpail/kit-web/bust-cache'
import { serverRenderedElementId, rootElementId } from '@lunchpail/kit-web/host-api'
import { currentLanguage, startLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotFallback, setSlotSource } from '@lunchpail/kit-web/slot'
import { SlotFallback } from './pages/slot-fallback.tsx'
import { RegistryContext, SupportContext } from './registry-context.ts'
import { createRemotes } from './remotes/remotes.ts'
import { preloadWhenIdle } from './remotes/preload-when-idle.ts'
import { slotSource } from './remotes/slot-source.ts'
import { graftRoutes, siteRoutes } from './routes.tsx'
import { forgetPlaceOnFreshVisit } from './fresh-visit.ts'
import { startLive } from './live-stream.ts'
import { dropHeadOnNavigation } from './drop-head-on-navigation.ts'
import { readAnswers, readSite } from './site.ts'
import { swapRoot } from './root-swap/swap-root.ts'

async function start(): Promise<void> {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))

  const { registry, session, language, support } = await readSite()
  startLanguage(language)
  setSession(session)
  if (currentLanguage() === language) setPreloadedResponses(readAnswers())
  const remotes = createRemotes(registry, async (entry, attempt) => {
    if (attempt > 0) bustCache()
    const { fetchManifest } = await import(/* webpackChunkName: "federation" */ './remotes/federation.ts')
    return fetchManifest(entry, attempt)
  })
  setSlotSource(slotSource(remotes))
  setSlotFallback(SlotFallback)
  forgetPlaceOnFreshVisit()
  startLive()
  preloadWhenIdle(remotes)
  const router = createBrowserRouter(siteRoutes(registry), { patchRoutesOnNavigation: graftRoutes(remotes) })
  const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error, 'react')
  const root = document.getElementById(rootElementId)!
  const serverRendered = document.getElementById(serverRenderedElementId)
  if (serverRendered) swapRoot(serverRendered, root, router)
  dropHeadOnNavigation(router)
  createRoot(root, { onRecoverableError }).render(
    <StrictMode>
      <RegistryContext value={registry}>
        <SupportContext value={support}>
          <RouterProvider router={router} />
        </SupportContext>
      </RegistryContext>
    </StrictMode>,
  )
}

void start()
