import { createElement, type ComponentType } from 'react'
import { store } from '@lunchpail/kit-web/store'

/** Dialogs that open by themselves, and the frame of a kiosk: loaded when the browser is idle. */
export const prompts = store<ComponentType | undefined>(undefined)

export function PromptsPlace() {
  const Prompts = prompts.use()
  return Prompts && createElement(Prompts)
}
