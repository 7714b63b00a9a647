import { useEffect } from 'react'
import { useBeforeUnload } from '@lunchpail/kit-web/router'
import type { DraftStore } from '../draft/draft-store.ts'

/** While the pages are mounted: saves the draft, retries when online again, warns on unload with unsaved edits. */
export function useDraftSaving(store: DraftStore): void {
  useEffect(() => {
    // The chosen positions are saved at once, so that the draft can be continued on any device.
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
