import { languages } from '@lunchpail/contracts/language/translate'
import { rememberedLanguage } from '@lunchpail/kit-web/language'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import type { Locale } from './save-locale.ts'
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
function follow({ language, timezone }: Locale): void {
  const { account } = currentSession()
  const changed = {
    ...(language !== undefined && language !== account?.language && { language }),
    ...(timezone !== undefined &&
      account?.timezone !== undefined &&
      timezone !== account.timezone && { timezone }),
  }
  if (Object.keys(changed).length > 0) void updateLocale(changed)
}

/**
 * Has messages keep to the time zone of the device that a person uses, and come in the language that was chosen on the one
 * where they sign in. Once for each person and page: two devices that differ would answer each other's change.
 */
export function followDevice(): () => void {
  let followed = currentSession().account?.id
  follow({ timezone: zoneHere() })
  return onSessionChange(() => {
    const id = currentSession().account?.id
    if (id === followed) return
    followed = id
    follow({ timezone: zoneHere(), language: chosenHere() })
  })
}
