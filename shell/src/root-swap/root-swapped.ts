import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { store } from '@lunchpail/kit-web/store'

const isServerRendered =
  typeof document !== 'undefined' && document.getElementById(serverRenderedElementId) !== null

/** False while the server-rendered page is shown and React's root is invisible. */
export const rootSwapped = store(!isServerRendered)
