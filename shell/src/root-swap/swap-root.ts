import { flushSync } from 'react-dom'
import { clearPreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { isInitialLoadHeld, watchInitialLoad } from '@lunchpail/kit-web/initial-load'
import { transferState } from './transfer-state.ts'
import { watchGestures } from './watch-gestures.ts'
import { onPageMounted, isPageMounted } from './page-mounted.ts'
import { recordClicks } from './replay-clicks.ts'
import { rootSwapped } from './root-swapped.ts'
import './root-swap.css'

interface Router {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } }
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Replaces the server-rendered page by React's root in one step, once everything in the root is loaded and no gesture
 * is under way. A root that is never complete leaves the server-rendered page. See docs/decisions/09.
 */
export function swapRoot(serverRendered: HTMLElement, root: HTMLElement, router: Router): void {
  let planned = false
  let done = false
  const replayClicks = recordClicks(serverRendered)

  const ready = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    isPageMounted() &&
    !isInitialLoadHeld() &&
    gestures.idle() &&
    // a bar that does not say how far it is: something loads
    root.querySelector('main [role="progressbar"]:not([aria-valuenow])') === null

  const swap = () => {
    const { scrollX: left, scrollY: top } = window
    root.classList.remove('behind')
    transferState(serverRendered, root)
    // the router restores the scroll position now; below it is set to where the person scrolled
    flushSync(() => rootSwapped.set(true))
    replayClicks(root)
    serverRendered.remove()
    scrollTo({ left, top, behavior: 'instant' })
    clearPreloadedResponses()
  }

  // in a task of its own, outside React's work, and once for all changes of this one
  const swapWhenReady = () => {
    if (planned || done) return
    planned = true
    setTimeout(() => {
      planned = false
      if (!ready()) return
      done = true
      gestures.stop()
      unsubscribe()
      swap()
    })
  }
  const gestures = watchGestures(swapWhenReady)
  watchInitialLoad(swapWhenReady)
  const subscriptions = [onPageMounted(swapWhenReady), router.subscribe(swapWhenReady)]
  const unsubscribe = () => subscriptions.forEach((end) => end())
}
