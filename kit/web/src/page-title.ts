import { useEffect } from 'react'

let ofRender: string | undefined

const keepTitle = (title: string): void => void (ofRender = title)

/** For the host on the server: the title that the page gave itself since the last time. */
export function takeRenderedTitle(): string | undefined {
  const title = ofRender
  ofRender = undefined
  return title
}

/** The title of the page in the browser's tab: "Jobs · Lunchpail", with "Error: " before it where a form was refused. */
export function usePageTitle(title: string, { error = false }: { readonly error?: boolean } = {}): void {
  const whole = `${error ? 'Error: ' : ''}${title} · Lunchpail`
  // on the server no effect runs
  if (typeof document === 'undefined') keepTitle(whole)
  useEffect(() => {
    document.title = whole
  }, [whole])
}
