import { useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { phoneText } from '@lunchpail/contracts/language/figures'
import type { OwnReach } from '@lunchpail/contracts/notifications/api'
import { jobAlertsSlot } from '@lunchpail/contracts/profile/slots'
import { channels, wayOf, type Purpose } from '@lunchpail/contracts/notifications/ways'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLive } from '@lunchpail/kit-web/live'
import { Slot } from '@lunchpail/kit-web/slot'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadReach, setOwnEmails, stopOwnTexts } from '../contacts/api.ts'
import type { Account } from '../contacts/account-values.ts'
import { messageSentences } from './message-sentences.ts'
import { SettingsSection } from './settings-section.tsx'
import styles from './account-settings.module.css'

/** What candidates get, where it goes and how it ends. Managers choose theirs at their desk. */
export function MessagesSection() {
  const t = messageSentences.use()
  const { account } = useSession()
  if (!account || isEmployer(account.type)) return null
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <Ways account={account} />
      <Slot slot={jobAlertsSlot} props={{ asks: false }} />
      <Kinds account={account} />
    </SettingsSection>
  )
}

function Ways({ account }: { readonly account: Account }) {
  const t = messageSentences.use()
  const load = useLoad(loadReach, [])
  useLive('reach', load.retry)
  const [changed, setChanged] = useState<{ readonly reach: OwnReach; readonly since: OwnReach | undefined }>()
  const [busy, setBusy] = useState(false)
  // until it is loaded anew: it was changed elsewhere since
  const reach = changed && changed.since === load.value ? changed.reach : load.value
  const change = async (call: () => Promise<OwnReach>) => {
    setBusy(true)
    try {
      setChanged({ reach: await call(), since: load.value })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  if (!reach)
    return load.state === 'failed' ? (
      <Unavailable title={t('unavailable')} retryLabel={t('retry')} onRetry={load.retry} />
    ) : (
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="6rem" />
      </Loading>
    )
  const email = emailWords(reach.email, account)
  const text = textWords(reach.text)
  return (
    <>
      <h3>{t('emails')}</h3>
      <p>{t(email, { to: account.email })}</p>
      {(email === 'email.owned' || email === 'email.stopped') && (
        <Button wide busy={busy} onClick={() => void change(() => setOwnEmails(email === 'email.owned'))}>
          {t(email === 'email.owned' ? 'email.stop' : 'email.start')}
        </Button>
      )}
      <h3>{t('texts')}</h3>
      <p>{t(text, { to: phoneText(account.phone ?? '') })}</p>
      {text === 'text.owned' && (
        <Button wide busy={busy} onClick={() => void change(stopOwnTexts)}>
          {t('text.stop')}
        </Button>
      )}
      <Link kind="alone" href="/profile#account" renderLink={routerLink}>
        {t('account')}
      </Link>
    </>
  )
}

function emailWords(state: OwnReach['email'], { email_verified }: Account) {
  if (state === 'owned') return 'email.owned'
  if (state === 'stopped') return email_verified ? 'email.stopped' : 'email.stopped-unproven'
  return state === 'neither' || state === 'reachable' || state === 'unknown' ? 'email.unproven' : 'email.none'
}

function textWords(state: OwnReach['text']) {
  switch (state) {
    case 'owned':
    case 'stopped':
    case 'no-consent':
    case 'no-phone':
    case 'landline':
      return `text.${state}` as const
    case 'neither':
    case 'reachable':
    case 'unknown':
      return 'text.unproven'
    default:
      return 'text.none'
  }
}

/** What goes to candidates; `news` and `request` are not about what they asked for, or ask for this alone. */
const kinds = ['own', 'alert', 'reminder', 'asked', 'security'] as const satisfies readonly Purpose[]

/** By the table from which messages are sent; what was asked for goes by one of the ways that there are. */
function byOf(purpose: Purpose) {
  const goes = channels.filter(
    (channel) =>
      wayOf({ purpose, channel, standing: 'owned', consent: true, quiet: false }).way !== 'nothing',
  )
  if (goes.length < channels.length) return `by.${goes[0]!}` as const
  // of a change, a text goes where the email is not proven, or to a number that was replaced
  return purpose === 'asked' || purpose === 'security' ? 'by.either' : 'by.both'
}

function Kinds({ account }: { readonly account: Account }) {
  const t = messageSentences.use()
  // an address that is not proven may be a stranger's, who can stop these too
  const textOf = (kind: (typeof kinds)[number]) =>
    kind === 'security' && !account.email_verified
      ? 'kind.security-text-unproven'
      : (`kind.${kind}-text` as const)
  return (
    <>
      <h3>{t('kinds')}</h3>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Stack gap="tight">
              <strong>{t(`kind.${kind}`)}</strong>
              <p>{t(textOf(kind))}</p>
              <p>
                {t('by')} {t(byOf(kind))}.
              </p>
            </Stack>
          </li>
        ))}
      </ul>
    </>
  )
}
