import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadSecondFactor, removeAuthenticator, type SecondFactor } from '../sign-in/second-factor/api.ts'
import { AskPassword } from '../sign-in/second-factor/ask-password.tsx'
import { PassForm } from '../sign-in/second-factor/pass-form.tsx'
import { secondFactorSentences } from '../sign-in/second-factor/sentences.ts'
import { SetUpApp } from '../sign-in/second-factor/set-up-app.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The authenticator app of a manager. */
export function AuthenticatorSection() {
  const { account } = useSession()
  return account && isEmployer(account.type) ? <OfManager /> : null
}

function OfManager() {
  const t = secondFactorSentences.use()
  const load = useLoad(loadSecondFactor, [])
  return (
    <SettingsSection title={t('app.title')} lead={t('app.lead')}>
      {load.state === 'failed' && !load.value && (
        <Unavailable title={t('app.unavailable')} retryLabel={t('app.retry')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !load.value && (
        <Loading label={t('app.loading')}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
      {load.value && <Standing own={load.value} onChanged={load.retry} />}
    </SettingsSection>
  )
}

interface StandingProps {
  readonly own: SecondFactor
  readonly onChanged: () => void
}

function Standing({ own: { authenticator, step }, onChanged }: StandingProps) {
  const t = secondFactorSentences.use()
  const language = useLanguage()
  if (step === 'code') return <PassForm onPassed={onChanged} />
  if (!authenticator)
    return (
      <>
        <p>{t('app.about')}</p>
        <SetUpApp label={t('app.set-up')} onDone={onChanged} />
      </>
    )
  const turnOff = async (password?: string) => {
    try {
      await removeAuthenticator(password)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      toast(t('app.needed'))
      return
    }
    toast(t('app.removed'))
    onChanged()
  }
  const { since, recovery_codes_left: n } = authenticator
  return (
    <>
      <p>{t('app.on', { time: dayAndTime(since, language), n: String(n) })}</p>
      <SetUpApp label={t('app.again')} onDone={onChanged} />
      <AskPassword icon="delete" label={t('app.off')} run={turnOff} />
    </>
  )
}
