import { useId, useState } from 'react'
import { friendsError, friendsIn } from '@lunchpail/contracts/engagement/rules/friends'
import { ownsContact } from '@lunchpail/contracts/auth/owned-contact'
import { loginPage } from '@lunchpail/contracts/auth/pages'
import { ownContactSlot } from '@lunchpail/contracts/auth/slots'
import { referralPage } from '@lunchpail/contracts/engagement/gathering-pages'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { goesLater } from '@lunchpail/contracts/notifications/quiet-hours'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useLanguage, useRuleSentence } from '@lunchpail/kit-web/language'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { tellFriends } from './referral-api.ts'
import { referralSentences as sentences } from './referral-sentences.ts'
import styles from './referral-forms.module.css'

const kinds = ['phone', 'email'] as const
type Kind = (typeof kinds)[number]

interface ReferralFormsProps {
  readonly campaign: string
  readonly onSent?: () => void
}

/** Tabs for phone and email, for whoever is logged in, and the networks for everybody. */
export function ReferralForms({ campaign, onSent }: ReferralFormsProps) {
  const t = sentences.use()
  const { account } = useSession()
  const login = `${loginPage.path}?redirect=${encodeURIComponent(`${referralPage.path}?c=${campaign}`)}`
  return (
    <Stack gap="loose">
      {account && ownsContact(account) && <Tabs campaign={campaign} {...(onSent && { onSent })} />}
      {account && !ownsContact(account) && <Slot slot={ownContactSlot} props={{}} />}
      {!account && (
        <LinkButton kind="primary" wide icon="log-in" href={login} renderLink={routerLink}>
          {t('log-in')}
        </LinkButton>
      )}
      <Share campaign={campaign} />
    </Stack>
  )
}

function Tabs({ campaign, onSent }: ReferralFormsProps) {
  const t = sentences.use()
  const id = useId()
  const [shown, setShown] = useState<Kind>('phone')
  const [wrong, setWrong] = useState<Partial<Record<Kind, boolean>>>({})
  const move = (event: React.KeyboardEvent, kind: Kind) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = kind === 'phone' ? 'email' : 'phone'
    setShown(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={t('tabs')} className={styles.tabs}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${id}-${kind}`}
            aria-controls={`${id}-panel-${kind}`}
            aria-selected={shown === kind}
            tabIndex={shown === kind ? 0 : -1}
            data-error={wrong[kind] || undefined}
            className={styles.tab}
            onClick={() => setShown(kind)}
            onKeyDown={(event) => move(event, kind)}
          >
            {t(`tab.${kind}`)}
          </button>
        ))}
      </div>
      {kinds.map((kind) => (
        <div
          key={kind}
          role="tabpanel"
          id={`${id}-panel-${kind}`}
          aria-labelledby={`${id}-${kind}`}
          hidden={shown !== kind}
          className={styles.panel}
        >
          <FriendsForm
            kind={kind}
            campaign={campaign}
            onWrong={(isWrong) => setWrong((before) => ({ ...before, [kind]: isWrong }))}
            {...(onSent && { onSent })}
          />
        </div>
      ))}
    </div>
  )
}

interface FriendsFormProps extends ReferralFormsProps {
  readonly kind: Kind
  readonly onWrong: (isWrong: boolean) => void
}

/** Entries with commas; what is typed stays where it does not work. */
function FriendsForm({ kind, campaign, onWrong, onSent }: FriendsFormProps) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const language = useLanguage()
  const [sent, setSent] = useState<{ readonly n: number; readonly later: Date | undefined }>()
  const [busy, setBusy] = useState(false)
  useErrorInPageTitle(error !== undefined)
  const show = (sentence: string | undefined) => {
    setError(sentence)
    onWrong(sentence !== undefined)
  }
  const send = async () => {
    const wrong = friendsError(kind, typed)
    show(wrong && rule(wrong))
    if (wrong || busy) return
    setBusy(true)
    setSent(undefined)
    try {
      const n = await tellFriends(kind, friendsIn(typed), campaign)
      setSent({ n, later: kind === 'phone' ? goesLater(new Date()) : undefined })
      setTyped('')
      onSent?.()
    } catch (failure) {
      if (!(failure instanceof ApiError)) reportError(failure, 'referral')
      show(failure instanceof ApiError && failure.code !== 'unreachable' ? failure.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        <TextareaField
          label={t(kind === 'phone' ? 'phones' : 'emails')}
          hint={t('hint')}
          error={error}
          rows={3}
          value={typed}
          inputMode={kind === 'phone' ? 'text' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={4_000}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className={styles.quiet}>{t('consent')}</p>
        {sent !== undefined && (
          <Notice tone="good" role="status">
            {sent.later === undefined
              ? t('sent', { n: sent.n })
              : t('sent.later', { n: sent.n, time: dayAndTime(sent.later.toISOString(), language) })}
          </Notice>
        )}
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}

/** `fb`, `tw` and `li`: what they show of the link are the site's Open Graph tags. */
function Share({ campaign }: Pick<ReferralFormsProps, 'campaign'>) {
  const t = sentences.use()
  const link = (source: string) =>
    encodeURIComponent(
      `${location.origin}/?${new URLSearchParams({ utm_source: source, utm_medium: 'referral', utm_campaign: campaign })}`,
    )
  const networks = {
    fb: `https://www.facebook.com/sharer/sharer.php?u=${link('fb')}`,
    tw: `https://twitter.com/intent/tweet?url=${link('tw')}&text=${encodeURIComponent(t('share.text'))}`,
    li: `https://www.linkedin.com/sharing/share-offsite/?url=${link('li')}`,
  } as const
  return (
    <section aria-labelledby="share">
      <Stack gap="tight">
        <h2 id="share">{t('share.title')}</h2>
        <div className={styles.networks}>
          {(['fb', 'tw', 'li'] as const).map((network) => (
            <a
              key={network}
              href={networks[network]}
              target="_blank"
              rel="noopener"
              className={styles.network}
            >
              {t(`share.${network}`)}
            </a>
          ))}
        </div>
      </Stack>
    </section>
  )
}
