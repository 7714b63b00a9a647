import { useEffect } from 'react'

/** The title of the page in the browser's tab: "Jobs · Lunchpail", with "Error: " before it where a form was refused. */
export function usePageTitle(title: string, { error = false }: { readonly error?: boolean } = {}): void {
  useEffect(() => {
    document.title = `${error ? 'Error: ' : ''}${title} · Lunchpail`
  }, [title, error])
}
