import { useRef, useState, type SubmitEvent } from 'react'
import { pastedEmail } from '@lunchpail/contracts/auth/pasted'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { Answered } from './answered.tsx'
import { askNotice } from './api.ts'
import { closedSentences } from './sentences.ts'
import styles from './closed.module.css'

/** The service checks the address. What it answers says nothing of whose it is. */
export function AskForm({ id, note }: { readonly id: number; readonly note?: string }) {
  const t = closedSentences.use()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<{ readonly email: string; readonly proven: boolean }>()
  const [error, setError] = useState<ApiError>()
  const field = useRef<HTMLInputElement>(null)
  if (asked)
    return (
      <Answered pressed title={asked.proven ? undefined : t('notify.asked')}>
        {asked.proven ? t('notify.waiting') : t('notify.look', { email: asked.email })}
      </Answered>
    )
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = (field.current?.value ?? '').trim()
    setBusy(true)
    try {
      const { proven } = await askNotice(id, email)
      // as it was taken: without what stood behind it where it was copied
      setAsked({ email: pastedEmail(email), proven })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const wrong = error?.fieldErrors['email']?.error
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <h2 className={styles.title}>{t('notify.title')}</h2>
      <p>{note ?? t('notify.text')}</p>
      {error && !wrong && (
        <Notice tone="bad" role="alert">
          {error.message}
        </Notice>
      )}
      <TextField
        ref={field}
        label={t('notify.email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={200}
        error={wrong}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {t('notify.send')}
      </Button>
    </form>
  )
}
