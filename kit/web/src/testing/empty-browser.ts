/** For files that share a worker: each begins in a browser that keeps and shows nothing of the one before. */
if (typeof document !== 'undefined') {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  // one whose time passed on a clock of the tests is there still
  const { renderHook } = await import('@testing-library/react')
  const { dismissToast, useToasts } = await import('../toast.ts')
  const { result, unmount } = renderHook(useToasts)
  for (const { id } of result.current) dismissToast(id)
  unmount()
}

export {}
