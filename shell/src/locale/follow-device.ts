import { languages } from '@lunchpail/contracts/language/translate'
import { rememberedLanguage } from '@lunchpail/kit-web/language'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { forgetTold, keepTold, toldLanguage } from './told-language.ts'
import { updateLocale } from './update-locale.ts'

/** What browsers say that hide where they are. */
const hidden = 'UTC'

function zoneHere(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === hidden ? undefined : timeZone
}

function chosenHere() {
  const remembered = rememberedLanguage()
  return languages.find((language) => language === remembered)
}

/** Says what the account has otherwise. An older service does not say which time zone it has. */
function follow(): void {
  const { account } = currentSession()
  if (!account) return
  const [language, timezone] = [chosenHere(), zoneHere()]
  const isUntold = language !== undefined && language !== toldLanguage(account)
  if (isUntold && language === account.language) keepTold(account, language)
  const changed = {
    ...(isUntold && language !== account.language && { language }),
    ...(timezone !== undefined &&
      account.timezone !== undefined &&
      timezone !== account.timezone && { timezone }),
  }
  if (Object.keys(changed).length > 0) void updateLocale(changed)
}

/**
 * Has messages keep to the time zone of the device that a person uses, and come in the language that was chosen there: at each
 * sign-in, and where a page begins, if the account has not heard of the choice yet. What it heard is not said again: two devices
 * that differ would answer each other's change.
 */
export function followDevice(): () => void {
  let followed: string | null | undefined
  const look = () => {
    const { account, available } = currentSession()
    // while auth is away nobody is signed out
    if (!account && !available) return
    const id = account?.id ?? null
    if (id === followed) return
    if (id === null || followed !== undefined) forgetTold()
    followed = id
    follow()
  }
  look()
  return onSessionChange(look)
}
