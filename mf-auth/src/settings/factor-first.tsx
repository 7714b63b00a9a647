import { companyPage } from '@lunchpail/contracts/auth/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadSecondFactor } from '../sign-in/second-factor/api.ts'
import { PassForm } from '../sign-in/second-factor/pass-form.tsx'
import { secondFactorSentences } from '../sign-in/second-factor/sentences.ts'
import { PasskeyLogin } from '../sign-in/passkey-login.tsx'

interface FactorFirstProps {
  /** why it is asked for */
  readonly refusal: string
  readonly onPassed: () => void
}

/** In place of a manager's data: the second factor is shown on the company's page, or here where that page is closed to them. */
export function FactorFirst({ refusal, onPassed }: FactorFirstProps) {
  const t = secondFactorSentences.use()
  if (useSession().limited) return <OfSuspended onPassed={onPassed} />
  return (
    <>
      <Notice tone="warn">{refusal}</Notice>
      <Link kind="alone" href={companyPage.path} renderLink={routerLink}>
        {t('first.title')}
      </Link>
    </>
  )
}

function OfSuspended({ onPassed }: Pick<FactorFirstProps, 'onPassed'>) {
  const t = secondFactorSentences.use()
  const step = useLoad(loadSecondFactor, []).value?.step
  if (step === 'code')
    return (
      <>
        <p>{t('first.code')}</p>
        <PassForm onPassed={onPassed} />
      </>
    )
  if (step === 'passkey')
    return (
      <>
        <p>{t('first.own-passkey')}</p>
        <PasskeyLogin suspended onSignedIn={onPassed} />
      </>
    )
  return (
    <Link kind="alone" href={helpPage.path} renderLink={routerLink}>
      {t('first.help')}
    </Link>
  )
}
