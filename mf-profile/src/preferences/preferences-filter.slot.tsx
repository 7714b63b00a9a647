import { useState } from 'react'
import type { preferencesFilterSlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useSession } from '@lunchpail/kit-web/session'
import { loadPreferences } from '../api.ts'
import { sentences } from './sentences.ts'

/** Loads the preferences on press, so that a visit of the list makes no request. */
function PreferencesFilter({ onDone }: SlotComponentProps<typeof preferencesFilterSlot>) {
  const t = sentences.use()
  const { account } = useSession()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  // employers have none
  if (account?.type !== 'applicant') return null

  const press = async (): Promise<void> => {
    setStatus('busy')
    try {
      const { preferences, address } = await loadPreferences()
      const { role, shift, weekend, commute_type, commute_length, wage } = preferences
      const zip = address.address_postal_code
      onDone({ role, shift, weekend, commute_type, commute_length, wage_start: wage, zip })
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <Stack gap="tight">
      <Button size="small" icon="user" busy={status === 'busy'} onClick={() => void press()}>
        {t('filter.button')}
      </Button>
      {status === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      )}
    </Stack>
  )
}

export default PreferencesFilter
