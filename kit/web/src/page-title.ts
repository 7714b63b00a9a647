import { useLayoutEffect } from 'react'

let renderedTitle: string | undefined

const setRenderedTitle = (title: string): void => void (renderedTitle = title)

/** For the host on the server: the title of the last render. */
export function takeRenderedTitle(): string | undefined {
  const title = renderedTitle
  renderedTitle = undefined
  return title
}

const errorMark = 'Error: '

/** For a form: while it has errors, the title of the page around it says so. */
export function useErrorInPageTitle(error: boolean): void {
  useLayoutEffect(() => {
    if (!error || document.title.startsWith(errorMark)) return undefined
    document.title = errorMark + document.title
    return () => {
      if (document.title.startsWith(errorMark)) document.title = document.title.slice(errorMark.length)
    }
  }, [error])
}

/** The title of the page in the browser's tab: "Jobs · Lunchpail", with "Error: " before it where a form was refused. */
export function usePageTitle(title: string, { error = false }: { readonly error?: boolean } = {}): void {
  const whole = `${error ? errorMark : ''}${title} · Lunchpail`
  // on the server no effect runs
  if (typeof document === 'undefined') setRenderedTitle(whole)
  // with the page itself: no moment shows one page under the title of another
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
}
