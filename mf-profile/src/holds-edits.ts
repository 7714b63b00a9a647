import { editedMark } from '@lunchpail/contracts/wizard/slots'

/** Whether a form on the page has edits that are not saved. */
export const holdsEdits = (): boolean => document.querySelector(`[${editedMark}]`) !== null
