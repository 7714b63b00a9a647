import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../sentences.ts'
import { EraseDialog, type EraseDialogProps } from './erase-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The way out for good. */
export function EraseSection({ hasPassword }: Pick<EraseDialogProps, 'hasPassword'>) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title={t('erase.title')} lead={t('erase.lead')}>
      <Button wide onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      {open && <EraseDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}
