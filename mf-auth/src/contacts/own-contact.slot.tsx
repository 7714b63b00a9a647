import { Stack } from '@lunchpail/kit-ui/stack'
import { useSession } from '@lunchpail/kit-web/session'
import { ContactConfirmation } from './contact-confirmation.tsx'
import { sentences } from '../sentences.ts'

/** Before a person sends messages to others: the page goes on once the session says that a contact is confirmed. */
export function OwnContactSlot() {
  const t = sentences.use()
  const { account } = useSession()
  return (
    account && (
      <Stack>
        <p>{t('contact.before-others')}</p>
        <ContactConfirmation account={account} />
      </Stack>
    )
  )
}
