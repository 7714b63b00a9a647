import { phoneText } from '@lunchpail/contracts/language/figures'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'
import type { Account } from '../step.ts'

/** Fields of the account: read-only in the profile, edited in My Account. */
export function AccountFields({ account }: { readonly account: Account | null }) {
  const t = sentences.use()
  const shown = [
    ['first_name', t('contact.first-name'), account?.first_name],
    ['last_name', t('contact.last-name'), account?.last_name],
    ['phone', t('contact.phone'), phoneText(account?.phone ?? '')],
    ['email', t('contact.email'), account?.email],
  ] as const
  return (
    <Stack>
      <Stack gap="tight">
        <h2>{t('contact.known')}</h2>
        <p>
          {t('info.account-why')}{' '}
          <Link href={`${profilePage.path}#account`} renderLink={routerLink}>
            {t('info.account')}
          </Link>
        </p>
      </Stack>
      {shown.map(([name, label, value]) => (
        <TextField key={name} id={name} label={label} value={value ?? ''} disabled readOnly />
      ))}
    </Stack>
  )
}
