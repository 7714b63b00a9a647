/** For files that share a worker: each begins in a browser that keeps nothing of the one before. */
if (typeof document !== 'undefined') {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
}
