import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { sentences } from '../../sentences.ts'
import styles from './matches.module.css'

const name = 'matches-explained'

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return true // without storage it would come every time
  }
}
function dismiss(): void {
  try {
    localStorage.setItem(name, '1')
  } catch {
    // it comes once more
  }
}

/** MT-08: what matches are, said once in this browser. */
export function WhatMatchesAre() {
  const say = sentences.use()
  const [open, setOpen] = useState(() => !wasDismissed())
  const close = () => {
    dismiss()
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('popup.title')}
      closeLabel={say('popup.close')}
      actions={
        <Button kind="primary" onClick={close}>
          {say('popup.go')}
        </Button>
      }
    >
      <div className={styles.popup}>
        <p>{say('popup.what')}</p>
        <p>{say('popup.how')}</p>
        <p>{say('popup.undo')}</p>
      </div>
    </Dialog>
  )
}
