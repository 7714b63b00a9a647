import { getUserActions } from './get-user-actions.ts'
import { recordUserAction } from './record-user-action.ts'

export const routes = {
  getUserActions,
  recordUserAction,
}
