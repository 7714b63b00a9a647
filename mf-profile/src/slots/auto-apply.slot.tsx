import { useState } from 'react'
import type { autoApplySlot } from '@lunchpail/contracts/profile/slots'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { savePreferences } from '../api.ts'
import { sentences } from '../preferences/sentences.ts'
import { StoredPreferences } from '../preferences/stored-preferences.tsx'

interface SwitchProps {
  readonly stored: boolean
  readonly onSaved: (on: boolean) => void
}

function Switch({ stored, onSaved }: SwitchProps) {
  const t = sentences.use()
  // a choice is shown until the stored value changes
  const [chosen, setChosen] = useState<{ readonly on: boolean; readonly over: boolean }>()
  const [status, setStatus] = useState<{ saved?: boolean; failure?: string }>({})
  const on = chosen?.over === stored ? chosen.on : stored

  const choose = async (next: boolean): Promise<void> => {
    setChosen({ on: next, over: stored })
    setStatus({})
    try {
      await savePreferences({ auto_apply_enabled: next })
      setStatus({ saved: next })
      onSaved(next)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setChosen(undefined)
      setStatus({ failure: error.message })
    }
  }
  return (
    <Stack gap="tight">
      <RadioGroup
        legend={t('auto-apply.label')}
        hint={t('auto-apply.means')}
        error={status.failure}
        columns
        value={on ? 'on' : 'off'}
        onValueChange={(value) => void choose(value === 'on')}
        choices={[
          { value: 'on', label: t('auto-apply.on') },
          { value: 'off', label: t('auto-apply.off') },
        ]}
      />
      <div role="status">
        {status.saved !== undefined && (
          <Notice tone="good">{t(status.saved ? 'auto-apply.saved-on' : 'auto-apply.saved-off')}</Notice>
        )}
      </div>
    </Stack>
  )
}

/** WZ-24: On or Off, saved as soon as it is chosen. */
function AutoApply({ onDone }: SlotComponentProps<typeof autoApplySlot>) {
  return (
    <StoredPreferences>
      {({ auto_apply_enabled }) => (
        <Switch stored={auto_apply_enabled} onSaved={(on) => onDone({ auto_apply_enabled: on })} />
      )}
    </StoredPreferences>
  )
}

export default AutoApply
