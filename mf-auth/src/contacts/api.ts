import type { ResultOf } from '@lunchpail/contracts/endpoint'
import {
  answerReach,
  emailSettings,
  getReach,
  setOwnEmails as emails,
  stopOwnTexts as stopTexts,
  type OwnReach,
} from '@lunchpail/contracts/notifications/api'
import { call } from '@lunchpail/kit-web/api-client'

/** Whether emails to the address of a link are stopped, or job alerts alone; with `stopped`, stops or starts them. */
export const askForEmails = (token: string, stopped?: boolean) =>
  call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })

type ReachState = ResultOf<typeof answerReach>['body']['state']

/** What is known of the address of a link, or that emails to it are stopped; with `answer`, says whose it is. */
export const answerEmails = async (
  token: string,
  answer?: 'mine' | 'not-me',
): Promise<ReachState | 'stopped' | 'owned-stopped'> => {
  const body = { token, ...(answer !== undefined && { answer }) }
  const { state, stopped } = await call(answerReach, { body })
  if (!stopped || state === 'not-me') return state
  return state === 'owned' ? 'owned-stopped' : 'stopped'
}

/** By what messages reach the signed-in person. */
export const loadReach = (signal: AbortSignal): Promise<OwnReach> => call(getReach, { signal })

/** Stops or starts the person's own emails. */
export const setOwnEmails = (stopped: boolean): Promise<OwnReach> => call(emails, { body: { stopped } })

export const stopOwnTexts = (): Promise<OwnReach> => call(stopTexts, { body: {} })
