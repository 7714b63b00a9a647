import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'

const name = 'matches-explained'

function wasDismissed(): boolean {
  try {
    // where nothing is kept it would open every time
    return !mayKeep('memory') || localStorage.getItem(name) !== null
  } catch {
    return true
  }
}
function dismiss(): void {
  try {
    localStorage.setItem(name, '1')
  } catch {
    // it opens once more
  }
}

/** Explains matches, once in this browser. */
export function WhatMatchesAre() {
  const t = sentences.use()
  const [open, setOpen] = useState(() => !wasDismissed())
  const close = () => {
    dismiss()
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('popup.title')}
      closeLabel={t('popup.close')}
      actions={
        <Button kind="primary" onClick={close}>
          {t('popup.go')}
        </Button>
      }
    >
      <div className={styles.popup}>
        <p>{t('popup.what')}</p>
        <p>{t('popup.how')}</p>
        <p>{t('popup.undo')}</p>
      </div>
    </Dialog>
  )
}
