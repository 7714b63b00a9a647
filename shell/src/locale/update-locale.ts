import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession } from '@lunchpail/kit-web/session'
import type { Locale } from './save-locale.ts'
import { keepTold } from './told-language.ts'

/**
 * Has the messages of whoever is signed in follow this. No page waits for it, or shows that it failed: a
 * language is said again where a page begins (follow-device.ts).
 */
export async function updateLocale(locale: Locale): Promise<void> {
  const { account } = currentSession()
  if (!account) return
  try {
    // auth's contract is wanted here alone, so it comes with no page
    const { saveLocale } = await import('./save-locale.ts')
    await saveLocale(locale)
    if (locale.language !== undefined) keepTold(account, locale.language)
  } catch (error) {
    reportError(error, 'locale')
  }
}
