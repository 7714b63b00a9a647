import { nouns, type Noun, type SiteProcess } from '@lunchpail/contracts/noun'
import type { Secrets } from './secrets.ts'

type Variables = Record<string, string>
type Keys = Pick<Secrets, 'callerKeys' | 'csrf' | 'contact' | 'notificationsKey' | 'recipient'>

const own: Partial<Record<SiteProcess, (keys: Keys) => Variables>> = {
  auth: ({ csrf, ...keys }) => ({ CSRF_SECRET: csrf, ...contact(keys), ...sealing(keys) }),
  engagement: (keys) => ({ ...contact(keys), ...sealing(keys) }),
  wizard: (keys) => contact(keys),
  jobs: (keys) => sealing(keys),
  profile: (keys) => ({ ...contact(keys), ...sealing(keys) }),
  notifications: ({ notificationsKey, recipient }) => ({
    NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(notificationsKey.private),
    RECIPIENT_SECRET: recipient,
  }),
}
const contact = ({ contact: secret }: Pick<Keys, 'contact'>): Variables => ({ CONTACT_SECRET: secret })
const sealing = ({ notificationsKey }: Pick<Keys, 'notificationsKey'>): Variables => ({
  NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(notificationsKey.public),
})

const isService = (process: SiteProcess): process is Noun => (nouns as readonly string[]).includes(process)

/** What is secret of a process, and the public halves by which a service knows who calls it. */
export const secretVariables = (keys: Keys, process: SiteProcess): Variables => ({
  CALLER_KEY: JSON.stringify(keys.callerKeys[process].private),
  ...(isService(process) && {
    CALLER_KEYS: JSON.stringify({ keys: Object.values(keys.callerKeys).map((pair) => pair.public) }),
  }),
  ...own[process]?.(keys),
})
