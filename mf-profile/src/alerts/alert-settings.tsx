import { alertsConsent } from '@lunchpail/contracts/profile/alerts-consent'
import { alertFrequencies, type AlertFrequency } from '@lunchpail/contracts/profile/enumerations'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { HomeNeeded } from './home-needed.tsx'
import { sentences } from './sentences.ts'
import { useAlerts } from './use-alerts.ts'

/** The checkbox of job alerts, and by which ways and how often they come. */
export function AlertSettings() {
  const t = sentences.use()
  const language = useLanguage()
  const { alerts, hasHome, state, save } = useAlerts()
  if (!alerts) return null
  const { on, text, email, often } = alerts
  return (
    <Stack gap="tight">
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <Checkbox label={t('on')} checked={on} onChange={({ target }) => void save({ on: target.checked })} />
      {on && (
        <>
          {!hasHome && <HomeNeeded />}
          <Checkbox
            label={t('email')}
            checked={email}
            onChange={({ target }) => void save({ email: target.checked })}
          />
          <Checkbox
            label={t('text')}
            hint={alertsConsent[language]}
            checked={text}
            onChange={({ target }) => void save({ text: target.checked })}
          />
          {!email && !text && <p>{t('no-channel')}</p>}
          <RadioGroup
            id="job-alerts-often"
            legend={t('often')}
            value={often}
            onValueChange={(value) => void save({ often: value as AlertFrequency })}
            choices={alertFrequencies.map((value) => ({ value, label: t(`often.${value}`) }))}
          />
        </>
      )}
      {state === 'saved' && (
        <Notice tone="good" role="status">
          {t('saved')}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      )}
    </Stack>
  )
}
