import { sameElement } from './same-element.ts'

/** Does nothing without scripts. */
const idle = 'button[type="button"]'

declare global {
  interface Window {
    /** the buttons and forms that the document's own script noted before this one came */
    earlyPresses?: Element[]
  }
}

/** From here on nothing is noted there anymore. */
function takeEarlyPresses(): Element[] {
  const { earlyPresses = [] } = window
  delete window.earlyPresses
  return earlyPresses
}

/** Records clicks and submits that nothing handles yet. The returned function replays them in another DOM tree. */
export function recordClicks(from: Element): (to: Element) => void {
  const clicked = takeEarlyPresses()
  const click = ({ target }: Event) => {
    const button = (target as Element).closest(idle)
    if (!button) return
    button.setAttribute('aria-busy', 'true')
    clicked.push(button)
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute('action')) return
    event.preventDefault()
    clicked.push(form)
  }
  from.addEventListener('click', click)
  from.addEventListener('submit', submit as EventListener)
  return (to) => {
    // a second click because nothing happened means the first
    const same = [...new Set(clicked)].map((element) => sameElement(element, from, to))
    for (const element of same)
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else (element as HTMLElement | undefined)?.click()
  }
}
