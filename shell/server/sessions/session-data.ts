import type { SessionData } from '@lunchpail/kit-web/site-data'
import { AuthUnavailable } from './ask-auth.ts'
import type { HeldCookies } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** While auth is down, pages and lists work as for a visitor, and forms show why they do not. */
const unavailable: SessionData = { account: null, level: 'normal', csrf: null, available: false }

/** The session for the browser: without the token and the session's id. */
export async function sessionData(sessions: Sessions, held: HeldCookies): Promise<SessionData> {
  try {
    const { account, level, csrf, limited_token } = await sessions.identify(held)
    return { account, level, csrf, available: true, ...(limited_token !== undefined && { limited: true }) }
  } catch (error) {
    if (error instanceof AuthUnavailable) return unavailable
    throw error
  }
}
