import { emailSettings } from '@lunchpail/contracts/notifications/api'
import { call } from '@lunchpail/kit-web/api-client'

/** Whether emails to the address of a link are stopped; with `stopped`, stops or starts them. */
export const askForEmails = async (token: string, stopped?: boolean): Promise<boolean> =>
  (await call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })).stopped
