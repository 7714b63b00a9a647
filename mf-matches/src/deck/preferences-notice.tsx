import { useEffect, useState } from 'react'
import { preferencesSlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { whenQuiet } from '@lunchpail/kit-web/after-load'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'

interface PreferencesNoticeProps {
  readonly onSaved: () => void
}

/** Shown while the deck is computed from default preferences. */
export function PreferencesNotice({ onSaved }: PreferencesNoticeProps) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  // its dialog is of another microfrontend, which is loaded before it is pressed, but not before the first card is there
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenQuiet(() => setWanted(true)), [])
  const press = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <Notice title={t('preferences.title')}>
      <p>{t('preferences.text')}</p>
      <Button size="small" className={styles.set} onClick={press}>
        {t('preferences.set')}
      </Button>
      {isWanted && (
        <Slot
          slot={preferencesSlot}
          props={{ open }}
          onDone={({ saved }) => {
            setOpen(false)
            if (saved) onSaved()
          }}
        />
      )}
    </Notice>
  )
}
