import { store } from '@lunchpail/kit-web/store'

/** Whether login or sign-up is asked for over the page. */
export const entryDialogShown = store(false)
