import { flushSync } from 'react-dom'
import { forgetAnswers } from '@lunchpail/kit-web/first-answers'
import { firstLoadHeld, watchFirstLoad } from '@lunchpail/kit-web/first-load'
import { carryOver } from './carry-over.ts'
import { watchHands } from './hands.ts'
import { onPageArrived, pageHasArrived } from './page-arrived.ts'
import { keepPresses } from './presses.ts'
import { takenOver } from './taken-over.ts'
import './take-over.css'

/** What the router says of itself, as far as it matters here. */
interface Router {
  readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } }
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Puts the page that is drawn in `root` in the place of the one that came from the server, in one step, once nothing in
 * it is missing and the person is not in the middle of a press. A page that never becomes whole leaves what is there.
 */
export function takeOver(first: HTMLElement, root: HTMLElement, router: Router): void {
  let planned = false
  let done = false
  const pressAgain = keepPresses(first)

  const ready = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    pageHasArrived() &&
    !firstLoadHeld() &&
    hands.free() &&
    root.querySelector('main [role="progressbar"]') === null

  const swap = () => {
    const { scrollX: left, scrollY: top } = window
    root.classList.remove('behind')
    root.inert = false
    carryOver(first, root)
    // whoever restores the scroll position does so now, and finds it where the person has it
    flushSync(() => takenOver.set(true))
    pressAgain(root)
    first.remove()
    scrollTo({ left, top, behavior: 'instant' })
    forgetAnswers()
  }

  // not in the midst of React's own work, and once for all that happens together
  const look = () => {
    if (planned || done) return
    planned = true
    setTimeout(() => {
      planned = false
      if (!ready()) return
      done = true
      hands.stop()
      forget()
      swap()
    })
  }
  const hands = watchHands(look)
  watchFirstLoad(look)
  const ends = [onPageArrived(look), router.subscribe(look)]
  const forget = () => ends.forEach((end) => end())
}
