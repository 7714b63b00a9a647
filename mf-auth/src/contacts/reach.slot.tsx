import { isEmployer, type CodeType } from '@lunchpail/contracts/auth/enumerations'
import type { OwnReach } from '@lunchpail/contracts/notifications/api'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLive } from '@lunchpail/kit-web/live'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadReach } from './api.ts'
import type { Account } from './account-values.ts'
import { ContactConfirmation } from './contact-confirmation.tsx'
import { sentences } from '../sentences.ts'

/** Whom messages do not reach is told so, with the code that ends it. */
export function ReachSlot() {
  const { account } = useSession()
  return account && !isEmployer(account.type) && <Reach key={account.id} account={account} />
}

const provable: readonly OwnReach['email'][] = ['neither', 'not-me', 'bounced', 'no-email']

function Reach({ account }: { readonly account: Account }) {
  const t = sentences.use()
  const { value: known, retry } = useLoad(loadReach, [])
  // a YES by text, or a Yes behind the link of an email
  useLive('reach', retry)
  if (!known || known.reached) return null
  const isLost = account.email === ''
  const can = { text: provable.includes(known.text), email: provable.includes(known.email) && !isLost }
  // proven on this page since: the service that sends may not have heard of it yet
  const isReached = (can.text && account.phone_state === 'verified') || (can.email && account.email_verified)
  return (
    <Stack>
      {!isReached && (
        <Notice tone="warn" title={t('unreached.title')}>
          <p>{t(`unreached.${isLost ? 'no-email' : reasonOf(known, can)}`)}</p>
        </Notice>
      )}
      {(can.text || can.email) && (
        <ContactConfirmation account={account} isBare {...(onlyOf(can) && { only: onlyOf(can) })} />
      )}
    </Stack>
  )
}

type Can = Readonly<Record<CodeType, boolean>>

const onlyOf = ({ text, email }: Can): CodeType | undefined =>
  text === email ? undefined : text ? 'text' : 'email'

/** What is said of both: why nothing comes, and what ends that. */
function reasonOf({ email }: OwnReach, can: Can) {
  if (email === 'bounced') return 'bounced'
  if (email === 'not-me') return 'not-me'
  if (email === 'no-email') return 'quiet'
  if (email === 'stopped') return can.text ? 'stopped-or-text' : 'stopped'
  return can.text ? 'either' : 'email'
}
