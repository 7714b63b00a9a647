import { useState } from 'react'
import type { Passkey } from '@lunchpail/contracts/auth/sign-in/passkeys'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { createPasskey, loadPasskeys, removePasskey } from './api.ts'
import { passkeyFailure } from '../sign-in/passkey-failure.ts'
import { sentences } from '../sentences.ts'
import { asksEmail, EmailCodeFirst } from '../sign-in/second-factor/email-code-first.tsx'
import { NotSent } from '../sign-in/codes/not-sent.tsx'
import { useSending } from '../sign-in/codes/use-sending.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { SettingsSection } from './settings-section.tsx'
import { asksPassword, StillThereForm } from './still-there-form.tsx'
import { useBrowserName } from '../forms/use-browser-name.ts'
import styles from './account-settings.module.css'

/** What is done to one passkey, or with a new one. */
interface Act {
  readonly name: string
  readonly done: 'passkeys.added' | 'passkeys.removed'
  readonly run: (password?: string) => Promise<unknown>
}

const adding: Act = { name: 'add', done: 'passkeys.added', run: createPasskey }
const removing = (id: string): Act => ({
  name: id,
  done: 'passkeys.removed',
  run: (password) => removePasskey(id, password),
})

/** The login was a while ago. */
/** The person's passkeys. */
export function Passkeys() {
  const t = sentences.use()
  const load = useLoad(loadPasskeys, [])
  const { sending, failure, send } = useSending<string>((error) => passkeyFailure(error, t))
  const [asking, setAsking] = useState<Act>()
  const [asksCode, setAsksCode] = useState(false)
  const passkeys = load.value?.passkeys
  const finish = ({ done }: Act) => {
    setAsking(undefined)
    toast(t(done))
    load.retry()
  }
  const start = (act: Act) => {
    setAsking(undefined)
    setAsksCode(false)
    void send(act.name, async () => {
      try {
        await act.run()
        finish(act)
      } catch (error) {
        if (asksEmail(error)) return setAsksCode(true)
        if (!asksPassword(error)) throw error
        setAsking(act)
      }
    })
  }
  return (
    <SettingsSection title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {load.state === 'failed' && !passkeys && (
        <Unavailable title={t('passkeys.unavailable')} retryLabel={t('login.retry')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !passkeys && (
        <Loading label={t('passkeys.loading')}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
      {passkeys?.length === 0 && <p>{t('passkeys.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyCard
              key={passkey.id}
              passkey={passkey}
              busy={sending === passkey.id}
              onRemove={() => start(removing(passkey.id))}
            />
          ))}
        </ul>
      )}
      <NotSent failure={failure} />
      {asksCode && <EmailCodeFirst onConfirmed={() => start(adding)} />}
      {asking ? (
        <StillThereForm
          key={asking.name}
          run={asking.run}
          failureOf={(error) => passkeyFailure(error, t)}
          onDone={() => finish(asking)}
        />
      ) : (
        passkeys &&
        !asksCode && (
          <Button wide icon="add" busy={sending === 'add'} onClick={() => start(adding)}>
            {t('passkeys.add')}
          </Button>
        )
      )}
    </SettingsSection>
  )
}

interface PasskeyCardProps {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onRemove: () => void
}

function PasskeyCard({ passkey, busy, onRemove }: PasskeyCardProps) {
  const t = sentences.use()
  const language = useLanguage()
  const name = useBrowserName()(passkey)
  const { created_at, last_used_at, synced } = passkey
  return (
    <Card as="li">
      <Stack gap="tight">
        <Stack row gap="tight">
          <strong>{name}</strong>
          {synced && <Badge>{t('passkeys.synced')}</Badge>}
        </Stack>
        <p>
          {t('passkeys.made', { time: dayAndTime(created_at, language) })}
          {last_used_at && (
            <>
              <br />
              {t('passkeys.used', { time: dayAndTime(last_used_at, language) })}
            </>
          )}
        </p>
        <Button
          size="small"
          icon="delete"
          busy={busy}
          aria-label={t('passkeys.remove-of', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </Stack>
    </Card>
  )
}
