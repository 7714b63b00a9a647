import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { CallerAccount } from '@lunchpail/kit-service/route'

interface Contact {
  readonly channel: Channel
  readonly to: string
  /** as auth hashes it (CONTACT_SECRET) */
  readonly kind: 'email' | 'phone'
  readonly value: string
}

/**
 * Where a link may be sent: what came back to us from its person, and nothing that was only typed; by text only where they
 * take texts.
 */
export function provenContacts({ person }: Pick<CallerAccount, 'person'>): Contact[] {
  const { phone, email } = person
  return [
    ...(phone !== null && person.phone_proven && person.phone_waits !== true && person.takes_texts === true
      ? [{ channel: 'text' as const, to: `+1${phone}`, kind: 'phone' as const, value: phone }]
      : []),
    ...(email !== '' && person.email_proven
      ? [{ channel: 'email' as const, to: email, kind: 'email' as const, value: email }]
      : []),
  ]
}
