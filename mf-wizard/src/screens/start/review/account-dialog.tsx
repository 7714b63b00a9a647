import { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../../../sentences.ts'

interface AccountDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onFinish: () => void
}

/** "Set up your account", before an application is sent from an account that has no password yet. 1 §2.18. */
export function AccountDialog({ open, onClose, onFinish }: AccountDialogProps) {
  const t = sentences.use()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('account.title')}
      closeLabel={t('frame.close')}
      closeOutside={false}
      actions={
        <Button kind="primary" onClick={onFinish}>
          {t('account.finish')}
        </Button>
      }
    >
      <Stack>
        <p>{t('account.text')}</p>
        <Slot slot={setPasswordSlot} props={{}} onDone={() => void refreshSession()} />
      </Stack>
    </Dialog>
  )
}
