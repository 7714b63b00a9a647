/** Between two clicks of a double click, as systems count them; for touch, browsers count none. */
const doubleTapMs = 500
/** A finger does not come down on the very same point. */
const doubleTapPx = 30

const pressable = 'a, button, input, select, textarea, summary, dialog, [role], [tabindex]'

/** What a press means: the control under it, with what it says now, on this page. */
interface Meaning {
  readonly control: Element | null
  readonly says: string
}

interface Press extends Meaning {
  readonly x: number
  readonly y: number
  readonly at: number
  /** it set its button to work */
  worked: boolean
}

function meaningOf(target: EventTarget | null): Meaning {
  const element = target instanceof Element ? target : null
  // a press on the label is one on its control
  const control = element?.closest('label')?.control ?? element?.closest(pressable) ?? element
  const states = ['aria-label', 'aria-pressed', 'aria-expanded', 'href'].map((name) =>
    control?.getAttribute(name),
  )
  const words = control?.matches('a, button') ? control.textContent : ''
  return { control, says: JSON.stringify([words, ...states, location.href, history.state]) }
}

/**
 * Many people tap twice. The first tap may bring another page, dialog or card into the place of the button, and the second
 * would press what was not read there: a link of the footer, an answer, the next card. So a second tap that meets
 * something else than the first did is left out, and one on a button that the first set to work: its work may be done, and
 * what the page shows of it still be on its way. A mouse's second clicks are those that the system counts as such. A page whose
 * buttons now mean something else makes new ones, by a `key`.
 */
export function leaveOutSecondTaps(): void {
  let first: Press | undefined
  let down = { x: 0, y: 0 }
  let isLeftOut = false

  const isAnother = (target: EventTarget | null): boolean => {
    const now = meaningOf(target)
    return first !== undefined && (first.worked || now.control !== first.control || now.says !== first.says)
  }
  const leaveOut = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: PointerEvent) => {
    const { pointerType, isPrimary, clientX: x, clientY: y, timeStamp, target } = event
    if (!isPrimary) return
    down = { x, y }
    isLeftOut =
      pointerType !== 'mouse' &&
      first !== undefined &&
      timeStamp - first.at < doubleTapMs &&
      Math.hypot(x - first.x, y - first.y) < doubleTapPx &&
      isAnother(target)
    if (isLeftOut) leaveOut(event)
  }
  const mouseDown = (event: MouseEvent) => {
    if (event.detail > 1) isLeftOut ||= isAnother(event.target)
    if (isLeftOut) leaveOut(event)
  }
  const click = (event: MouseEvent) => {
    // by a key, or by a script
    if (event.detail === 0) return
    if (isLeftOut) return leaveOut(event)
    const met: Press = { ...meaningOf(event.target), ...down, at: event.timeStamp, worked: false }
    first = met
    // once React has rendered what the click did
    setTimeout(() => (met.worked = met.control?.getAttribute('aria-busy') === 'true'))
  }
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('mousedown', mouseDown, { capture: true })
  addEventListener('click', click, { capture: true })
}
