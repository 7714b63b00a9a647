import { useSession } from '@lunchpail/kit-web/session'
import { ContactConfirmation } from './contact-confirmation.tsx'

/** The phone as a part of another page: the session tells the page once the phone is confirmed. */
export function PhoneSlot() {
  const { account } = useSession()
  return account && <ContactConfirmation only="text" account={account} />
}
