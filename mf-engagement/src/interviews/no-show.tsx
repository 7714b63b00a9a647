import { useState, type FormEvent } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { contestNoShow } from '../api.ts'
import { sentences } from '../sentences.ts'

interface NoShowProps {
  readonly invite: Invite
  readonly onContested: () => void
}

/** The company reported a no-show, and its candidate may say otherwise; or what became of that. */
export function NoShow({ invite, onContested }: NoShowProps) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { no_show_state: state } = invite
  if (state === 'stands' || state === 'dropped') return <Notice role="status">{t(`no-show.${state}`)}</Notice>
  if (invite.contested) return <Notice role="status">{t('no-show.contested')}</Notice>
  if (state === 'disputed') return <Notice role="status">{t('no-show.disputed')}</Notice>
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await contestNoShow(invite.id, reason)
      onContested()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.fieldErrors?.['reason']?.error ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="tight">
      <Notice tone="warn" title={t('no-show.title')}>
        {t('no-show.text')}
      </Notice>
      {open ? (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <TextareaField
              label={t('no-show.reason')}
              value={reason}
              rows={3}
              maxLength={2_000}
              error={failed}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" kind="primary" busy={busy}>
              {t('no-show.send')}
            </Button>
          </Stack>
        </form>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('no-show.contest')}</Button>
      )}
    </Stack>
  )
}
