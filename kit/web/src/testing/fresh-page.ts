import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

/**
 * Files of a worker share its document and the packages that it has read, which take longer to read than most files to run.
 * Each begins as a page does: on modules of its own, with nothing kept, shown, faked or listened to by a file before.
 */
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.resetModules()

// a page that is closed forgets its timers: a toast whose time is over would look for a document that is gone
const later = globalThis.setTimeout
const timers: ReturnType<typeof setTimeout>[] = []
const remembered = (...asked: Parameters<typeof setTimeout>): ReturnType<typeof setTimeout> => {
  const timer = later(...asked)
  timers.push(timer)
  return timer
}
globalThis.setTimeout = Object.assign(remembered, later)

afterAll(async () => {
  cleanup()
  // a screen that a file still loads at its end would be the next one's, on modules of this one
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  globalThis.setTimeout = later
  for (const timer of timers) clearTimeout(timer)
})

document.body.replaceChildren()
document.head.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
// not by the history: what was saved as a file left an address that nothing is relative to
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
happyDOM.setURL('http://localhost:3000/')
history.replaceState(null, '')

const page = window as typeof window & { removeListeners?: () => void }
page.removeListeners?.()
const listen = page.addEventListener.bind(page)
const added: Parameters<typeof listen>[] = []
page.addEventListener = (...listener: Parameters<typeof listen>) => {
  added.push(listener)
  listen(...listener)
}
page.removeListeners = () => {
  page.addEventListener = listen
  for (const [type, listener, options] of added) page.removeEventListener(type, listener, options)
}
