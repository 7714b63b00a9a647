import type { accountSlot } from '@lunchpail/contracts/auth/slots'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useSession } from '@lunchpail/kit-web/session'
import { AccountForm } from '../forms/account-form.tsx'
import { PhoneConfirmation } from '../forms/phone-confirmation.tsx'
import { sentences } from '../sentences.ts'

export function AccountSlot({ open, onDone }: SlotComponentProps<typeof accountSlot>) {
  const t = sentences.use()
  const { account } = useSession()
  if (!open || !account) return null
  const close = () => onDone({ saved: false })
  return (
    <Dialog
      open
      title={t('account.title')}
      closeLabel={t('account.close')}
      closeOutside={false}
      onClose={close}
    >
      <Stack gap="loose">
        <PhoneConfirmation key={account.phone} account={account} />
        <AccountForm account={account} onSaved={() => onDone({ saved: true })} onCancel={close} />
      </Stack>
    </Dialog>
  )
}
