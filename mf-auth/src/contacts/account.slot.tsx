import type { accountSlot } from '@lunchpail/contracts/auth/slots'
import { cookiesPage } from '@lunchpail/contracts/shell/pages'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { AccountForm } from './account-form.tsx'
import { ContactConfirmation } from './contact-confirmation.tsx'
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
        <ContactConfirmation account={account} />
        <AccountForm account={account} onSaved={() => onDone({ saved: true })} onCancel={close} />
        <Link kind="alone" href={cookiesPage.path} renderLink={routerLink} onClick={close}>
          {t('account.cookies')}
        </Link>
      </Stack>
    </Dialog>
  )
}
