/** Calls back once the page has loaded; at once where it has: the shell starts in several tasks, and may be the later one. */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
