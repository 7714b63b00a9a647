/** Calls back once the page has loaded; at once where it has: the shell starts in several tasks, and may be the later one. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

const delayAfterLoadMs = 2_000

/**
 * Calls back once the page has been loaded for two seconds and the browser is idle, for what was not asked for yet: in
 * the first moments its scripts would hold what a person presses. The returned function calls it off.
 */
export function whenQuiet(work: () => void): () => void {
  let wanted = true
  const workIfWanted = () => {
    if (wanted) work()
  }
  afterLoad(() =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(workIfWanted), delayAfterLoadMs),
  )
  return () => void (wanted = false)
}
