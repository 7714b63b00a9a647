import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../../sentences.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** BY-04: the way out for good. */
export function EraseSection() {
  const t = sentences.use()
  const { account } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title={t('erase.title')} lead={t('erase.lead')}>
      <Button wide onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      {open && account && <EraseDialog account={account} onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}
