import { useState } from 'react'
import { preferencesSlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../../sentences.ts'
import styles from './matches.module.css'

interface PreferencesNoticeProps {
  readonly onSaved: () => void
}

/** Shown while the deck is computed from default preferences. */
export function PreferencesNotice({ onSaved }: PreferencesNoticeProps) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  return (
    <Notice title={t('preferences.title')}>
      <p>{t('preferences.text')}</p>
      <Button size="small" className={styles.set} onClick={() => setOpen(true)}>
        {t('preferences.set')}
      </Button>
      <Slot
        slot={preferencesSlot}
        props={{ open }}
        onDone={({ saved }) => {
          setOpen(false)
          if (saved) onSaved()
        }}
      />
    </Notice>
  )
}
