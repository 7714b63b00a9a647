import { useState } from 'react'
import { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../../sentences.ts'

interface AccountDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onFinish: () => void
}

const formId = 'account-password'

/**
 * "Set up your account", before an application is sent from an account that has no password yet. Finish saves the
 * password that was typed; where none was, or the form is not there, it goes on without.
 */
export function AccountDialog({ open, onClose, onFinish }: AccountDialogProps) {
  const t = sentences.use()
  const [isSaving, setSaving] = useState(false)
  const done = ({ set, state }: SlotOutcome<typeof setPasswordSlot>) => {
    setSaving(state === 'saving')
    if (set) void refreshSession()
    if (set || state === 'empty') onFinish()
  }
  const finishWithout = () => {
    if (!document.getElementById(formId)) onFinish()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('account.title')}
      closeLabel={t('frame.close')}
      closeOutside={false}
      actions={
        <Button kind="primary" type="submit" form={formId} busy={isSaving} onClick={finishWithout}>
          {t('account.finish')}
        </Button>
      }
    >
      <Slot slot={setPasswordSlot} props={{ form: formId }} onDone={done} />
    </Dialog>
  )
}
