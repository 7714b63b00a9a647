import type { SessionData } from '@lunchpail/kit-web/site-data'
import { AuthUnavailable } from './ask-auth.ts'
import type { HeldCookies } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

/** Nobody can be recognised for the moment: pages and lists work as for a visitor, forms say why they do not. */
const unavailable: SessionData = { account: null, level: 'normal', csrf: null, available: false }

/** Who looks at the page, as the browser is told. The token and the session's id stay here. */
export async function sessionAnswer(sessions: Sessions, held: HeldCookies): Promise<SessionData> {
  try {
    const { account, level, csrf } = await sessions.identify(held)
    return { account, level, csrf, available: true }
  } catch (error) {
    if (error instanceof AuthUnavailable) return unavailable
    throw error
  }
}
