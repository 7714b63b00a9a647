import { useEffect } from 'react'
import { useBeforeUnload } from '@lunchpail/kit-web/router'
import type { DraftKeeper } from '../../draft/draft-store.ts'

/** While the pages are open: saves what is unsaved, again when the connection is back, and warns before it is lost. */
export function useKeeping(keeper: DraftKeeper): void {
  useEffect(() => {
    // What was chosen is a draft from here on, wherever the person goes on with it.
    if (keeper.isUnsaved()) keeper.push('contact')
    const stop = keeper.listen()
    return () => {
      stop()
      void keeper.flush()
    }
  }, [keeper])
  useBeforeUnload((event) => {
    if (keeper.isUnsaved()) event.preventDefault()
  })
}
