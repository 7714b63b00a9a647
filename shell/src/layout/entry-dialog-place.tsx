import { createElement, type ComponentType } from 'react'
import { store } from '@lunchpail/kit-web/store'

/** Login over the page, while it is asked for. It is loaded on press: most visits do without. */
export const entryDialog = store<ComponentType | undefined>(undefined)

export function EntryDialogPlace() {
  const Dialog = entryDialog.use()
  return Dialog && createElement(Dialog)
}
