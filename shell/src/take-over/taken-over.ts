import { firstElementId } from '@lunchpail/kit-web/host-api'
import { store } from '@lunchpail/kit-web/store'

const waits = typeof document !== 'undefined' && document.getElementById(firstElementId) !== null

/** False while the page stands as it came from the server, with the one that is drawn here unseen behind it. */
export const takenOver = store(!waits)
