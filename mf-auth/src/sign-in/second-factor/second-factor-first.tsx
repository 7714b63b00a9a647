import type { OwnCompany } from '@lunchpail/contracts/auth/companies/company-api'
import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { PasskeyLogin } from '../passkey-login.tsx'
import { PassForm } from './pass-form.tsx'
import { secondFactorSentences } from './sentences.ts'
import { SetUpApp } from './set-up-app.tsx'

interface SecondFactorFirstProps {
  readonly step: Exclude<OwnCompany['second_factor']['step'], 'none'>
  readonly company: string
  readonly onPassed: () => void
}

/** What a session has to do before it sees anything of the company. */
export function SecondFactorFirst({ step, company, onPassed }: SecondFactorFirstProps) {
  const t = secondFactorSentences.use()
  return (
    <Stack>
      <p>{t(`first.${step}`, { company })}</p>
      {step === 'code' && <PassForm onPassed={onPassed} />}
      {step === 'passkey' && (
        <>
          <PasskeyLogin onSignedIn={onPassed} />
          <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
            {t('passkey.lost')}
          </Link>
        </>
      )}
      {step === 'set-up' && (
        <>
          <p>{t('app.about')}</p>
          <SetUpApp kind="primary" label={t('app.set-up')} onDone={onPassed} />
          <Link kind="alone" href={accountSettingsPage.path} renderLink={routerLink}>
            {t('app.or-passkey')}
          </Link>
        </>
      )}
    </Stack>
  )
}
