import type { Passkey } from '@lunchpail/contracts/auth/sign-in/passkeys'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Notice } from '@lunchpail/kit-ui/notice'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import { useBrowserName } from '../forms/use-browser-name.ts'

interface KeptPasskeysProps {
  readonly passkeys: readonly Passkey[]
  readonly keeps: boolean
  readonly onChange: (keeps: boolean) => void
}

/** Whoever knew the password may have added one: they end with it, unless they are all known. */
export function KeptPasskeys({ passkeys, keeps, onChange }: KeptPasskeysProps) {
  const t = sentences.use()
  const language = useLanguage()
  const nameOf = useBrowserName()
  return (
    <>
      <Notice>
        <p>{t('new-password.passkeys')}</p>
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              {nameOf(passkey)}
              <br />
              {t('passkeys.made', { time: dayAndTime(passkey.created_at, language) })}
            </li>
          ))}
        </ul>
      </Notice>
      <Checkbox
        label={t('new-password.keep-passkeys')}
        checked={keeps}
        onChange={(event) => onChange(event.target.checked)}
      />
    </>
  )
}
