import { getDropOff } from './get-drop-off.ts'
import { getSentApplication } from './get-sent-application.ts'

export const routes = {
  getDropOff,
  getSentApplication,
}
