/** Whether a person is in the middle of something that must end where it began: a press, a letter of several strokes. */
export function watchHands(onFree: () => void): { readonly free: () => boolean; readonly stop: () => void } {
  const over = new AbortController()
  const { signal } = over
  let pressing = false
  let composing = false
  const on = (events: readonly string[], listener: () => void) => {
    for (const event of events) addEventListener(event, listener, { signal, capture: true, passive: true })
  }
  on(['pointerdown'], () => (pressing = true))
  on(['compositionstart'], () => (composing = true))
  on(['pointerup', 'pointercancel'], () => {
    // the click comes right after
    setTimeout(() => {
      pressing = false
      onFree()
    })
  })
  on(['compositionend'], () => {
    composing = false
    onFree()
  })
  return { free: () => !pressing && !composing, stop: () => over.abort() }
}
