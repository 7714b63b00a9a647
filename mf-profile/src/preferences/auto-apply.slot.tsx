import { useState } from 'react'
import { preferencesPage } from '@lunchpail/contracts/profile/pages'
import type { autoApplySlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadPreferences, savePreferences } from '../api.ts'
import { useAnsweredHeading } from '../use-answered-heading.ts'
import { sentences } from './sentences.ts'

type Saved = 'on' | 'off' | 'failed'

/** What is chosen is saved at once. Nothing is shown before it is known what was chosen. */
function AutoApplySlot({ asks }: SlotComponentProps<typeof autoApplySlot>) {
  const t = sentences.use()
  const load = useLoad((signal) => loadPreferences(signal), [])
  useLive('profile', load.retry)
  const [saved, setSaved] = useState<Saved>()
  const [isBusy, setBusy] = useState(false)
  /** what is being saved shows as chosen */
  const [chosen, setChosen] = useState<boolean>()
  const isAnswered = saved === 'on' || saved === 'off'
  const question = useAnsweredHeading(asks && isAnswered)
  if (!load.value) return null
  const { preferences, answered_preferences: answered } = load.value
  if (asks && saved === undefined && !isBusy && answered.includes('auto_apply_enabled')) return null
  const isOn = chosen ?? preferences.auto_apply_enabled
  const save = async (on: boolean) => {
    if (isBusy) return
    setBusy(true)
    setChosen(on)
    setSaved(undefined)
    try {
      await savePreferences({ auto_apply_enabled: on ? 1 : 0 })
      setSaved(on ? 'on' : 'off')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setChosen(undefined)
      setSaved('failed')
    } finally {
      setBusy(false)
    }
  }
  const word = saved && (
    <Notice tone={saved === 'failed' ? 'bad' : 'good'} role={saved === 'failed' ? 'alert' : 'status'}>
      {t(`automatic.${saved}`)}
    </Notice>
  )
  const settings = (
    <Link kind="alone" href={preferencesPage.path} renderLink={routerLink}>
      {t('automatic.settings')}
    </Link>
  )
  if (!asks)
    return (
      <Stack gap="tight">
        <RadioGroup
          id="auto-apply"
          legend={t('automatic.label')}
          hint={t('automatic.hint')}
          columns
          value={isOn ? 'on' : 'off'}
          onValueChange={(value) => void save(value === 'on')}
          choices={(['on', 'off'] as const).map((value) => ({
            value,
            label: t(`automatic.choice.${value}`),
          }))}
        />
        {word}
      </Stack>
    )
  return (
    <Stack gap="tight">
      <h2 ref={question} tabIndex={-1}>
        {t('automatic.ask')}
      </h2>
      <p>{t('automatic.hint')}</p>
      {!isAnswered && (
        <Stack row gap="tight">
          <Button busy={isBusy && chosen === true} onClick={() => void save(true)}>
            {t('automatic.yes')}
          </Button>
          <Button kind="quiet" busy={isBusy && chosen === false} onClick={() => void save(false)}>
            {t('automatic.no')}
          </Button>
        </Stack>
      )}
      {word}
      {isAnswered && settings}
    </Stack>
  )
}

export default AutoApplySlot
