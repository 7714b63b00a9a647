import { useEffect } from 'react'
import { useBeforeUnload } from '@lunchpail/kit-web/router'
import type { DraftStore } from '../../draft/draft-store.ts'

/** While the pages are open: saves what is unsaved, again when the connection is back, and warns before it is lost. */
export function useKeeping(store: DraftStore): void {
  useEffect(() => {
    // What was chosen is a draft from here on, wherever the person goes on with it.
    if (store.isUnsaved()) store.push('contact')
    const stop = store.listen()
    return () => {
      stop()
      void store.flush()
    }
  }, [store])
  useBeforeUnload((event) => {
    if (store.isUnsaved()) event.preventDefault()
  })
}
