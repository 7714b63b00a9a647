/** Whether a gesture is under way that must end in the element where it began: a pointer press, an IME composition. */
export function watchGestures(onIdle: () => void): {
  readonly idle: () => boolean
  readonly stop: () => void
} {
  const controller = new AbortController()
  const { signal } = controller
  let pressing = false
  let composing = false
  const on = (events: readonly string[], listener: () => void) => {
    for (const event of events) addEventListener(event, listener, { signal, capture: true, passive: true })
  }
  on(['pointerdown'], () => (pressing = true))
  on(['compositionstart'], () => (composing = true))
  on(['pointerup', 'pointercancel'], () => {
    // the click event follows
    setTimeout(() => {
      pressing = false
      onIdle()
    })
  })
  on(['compositionend'], () => {
    composing = false
    onIdle()
  })
  return { idle: () => !pressing && !composing, stop: () => controller.abort() }
}
