import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { answerReach, emailSettings, getReach, type OwnReach } from '@lunchpail/contracts/notifications/api'
import { call } from '@lunchpail/kit-web/api-client'

/** Whether emails to the address of a link are stopped; with `stopped`, stops or starts them. */
export const askForEmails = async (token: string, stopped?: boolean): Promise<boolean> =>
  (await call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })).stopped

type ReachState = ResultOf<typeof answerReach>['body']['state']

/** What is known of the address of a link; with `answer`, says whose it is. */
export const answerEmails = async (token: string, answer?: 'mine' | 'not-me'): Promise<ReachState> =>
  (await call(answerReach, { body: { token, ...(answer !== undefined && { answer }) } })).state

/** By what messages reach the signed-in person. */
export const loadReach = (signal: AbortSignal): Promise<OwnReach> => call(getReach, { signal })
