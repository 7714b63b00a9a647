import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportError } from '@lunchpail/kit-web/error-report'
import { setPreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { bustCache } from '@lunchpail/kit-web/bust-cache'
import { serverRenderedElementId, rootElementId } from '@lunchpail/kit-web/host-api'
import { currentLanguage, startLanguage } from '@lunchpail/kit-web/language'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createBrowserRouter } from '@lunchpail/kit-web/routing/site-router'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotFallback, setSlotSource, type SlotSource } from '@lunchpail/kit-web/slot'
import { afterLoad } from '@lunchpail/kit-web/after-load'
import { LoadingLayout } from './layout/layout.tsx'
import { SlotFallback } from './pages/slot-fallback.tsx'
import { EnvironmentContext, RegistryContext, SupportContext } from './registry-context.ts'
import { createRemotes, type Remotes } from './remotes/remotes.ts'
import { preloadWhenIdle } from './remotes/preload-when-idle.ts'
import { graftRoutes, siteRoutes } from './routes.tsx'
import { forgetPlaceOnFreshVisit } from './fresh-visit.ts'
import { forgetOther, forgetOtherAtSignIn } from './forget-other-person.ts'
import { keepVisitWhenNamed } from './keep-visit-when-named.ts'
import { startLive } from './live-stream.ts'
import { dropHeadOnNavigation } from './drop-head-on-navigation.ts'
import { nameInlinedStyles } from './name-inlined-styles.ts'
import { nextTask } from './next-task.ts'
import { leaveOutSecondTaps } from './second-taps.ts'
import { readAnswers, readSite } from './site.ts'
import { swapRoot } from './root-swap/swap-root.ts'

/** Finds what fills a slot: the registry says which remote provides it. */
const slotSource =
  (remotes: Remotes): SlotSource =>
  async (name) => {
    const provider = remotes.registry.find(({ slots }) => slots.includes(name))
    if (!provider) return undefined
    const { slots } = await remotes.manifest(provider.name)
    const load = slots[name]
    if (!load) throw new Error(`${provider.name} lacks ${name}, which the registry lists`)
    return (await retryChunk(load)).default
  }

/** What no first page waits for: it is loaded once the page is there and the browser idle. */
function startWhenIdle(): void {
  const work = () =>
    void import(/* webpackChunkName: "idle" */ './idle/idle-work.ts').then(
      ({ startIdleWork }) => startIdleWork(),
      (error: unknown) => reportError(error, 'idle'),
    )
  afterLoad(() => (window.requestIdleCallback ?? setTimeout)(work))
}

export async function start(): Promise<void> {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))

  leaveOutSecondTaps()
  await nextTask()
  const { registry, session, language, support, environment } = await readSite()
  nameInlinedStyles()
  startLanguage(language)
  setSession(session)
  // the server rendered what was another's, as after a sign-in by another site
  if (forgetOther()) return location.reload()
  forgetOtherAtSignIn()
  if (currentLanguage() === language) setPreloadedResponses(readAnswers())
  const remotes = createRemotes(registry, async (entry, attempt) => {
    if (attempt > 0) bustCache()
    const { fetchManifest } = await import(/* webpackChunkName: "federation" */ './remotes/federation.ts')
    return fetchManifest(entry, attempt)
  })
  setSlotSource(slotSource(remotes))
  setSlotFallback(SlotFallback)
  forgetPlaceOnFreshVisit()
  keepVisitWhenNamed()
  startLive()
  preloadWhenIdle(remotes)
  startWhenIdle()
  await nextTask()
  const router = createBrowserRouter(siteRoutes(registry), { discover: graftRoutes(remotes) })
  const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error, 'react')
  const root = document.getElementById(rootElementId)!
  const serverRendered = document.getElementById(serverRenderedElementId)
  if (serverRendered) swapRoot(serverRendered, root, router)
  dropHeadOnNavigation(router)
  await nextTask()
  const reactRoot = createRoot(root, { onRecoverableError })
  // as a transition: React ends its task every few milliseconds
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <RegistryContext value={registry}>
          <SupportContext value={support}>
            <EnvironmentContext value={environment}>
              <RouterView router={router} Fallback={LoadingLayout} />
            </EnvironmentContext>
          </SupportContext>
        </RegistryContext>
      </StrictMode>,
    ),
  )
}
