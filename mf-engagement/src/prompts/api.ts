import type { ActionState } from '@lunchpail/contracts/engagement/prompts-api'
import { getUserActions, recordUserAction } from '@lunchpail/contracts/engagement/prompts-api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadActions = (signal: AbortSignal) => call(getUserActions, { signal })
export const recordAction = (action_state: ActionState) => call(recordUserAction, { body: { action_state } })
