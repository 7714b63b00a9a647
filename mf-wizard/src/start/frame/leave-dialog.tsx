import { awayRemaining } from '@lunchpail/contracts/wizard/step-number'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { sentences } from '../../sentences.ts'

interface LeaveDialogProps {
  readonly open: boolean
  readonly step: StepName
  readonly busy?: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** How many sections are left, to whoever leaves. */
export function LeaveDialog({ open, step, busy = false, onLeave, onStay }: LeaveDialogProps) {
  const t = sentences.use()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leave.title', { n: awayRemaining(step) })}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button onClick={onLeave} busy={busy}>
            {t('leave.exit')}
          </Button>
          <Button kind="primary" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
