import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { toast } from '@lunchpail/kit-web/toast'
import { move } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'
import { useKeys } from '../../portal/use-keys.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import styles from './applies.module.css'

interface ActionsProps {
  readonly ids: readonly string[]
  /** how many of them are ticked */
  readonly chosen: number
  readonly onDone: () => void
}

/** What can be done with those that are ticked, or with the one that is open. */
export function Actions({ ids, chosen, onDone }: ActionsProps) {
  const t = portalSentences.use()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'invite' | 'reject'>()
  const go = async (state: 3 | 5) => {
    if (busy || ids.length === 0) return
    setBusy(true)
    try {
      const { done } = await move({ applications: [...ids], state })
      toast(
        done.length === ids.length
          ? t('action.done', { n: done.length })
          : t('action.some', { n: done.length, of: ids.length }),
      )
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  const none = ids.length === 0
  useKeys(none ? {} : { i: () => setAsked('invite'), m: () => void go(3), r: () => setAsked('reject') })
  return (
    <div className={styles.actions}>
      {chosen > 0 && <strong role="status">{t('applies.chosen', { n: chosen })}</strong>}
      <Button size="small" kind="primary" icon="calendar" disabled={none} onClick={() => setAsked('invite')}>
        {t('action.invite')}
      </Button>
      <Button size="small" busy={busy} disabled={none} onClick={() => void go(3)}>
        {t('action.forward')}
      </Button>
      <Button size="small" busy={busy} disabled={none} onClick={() => void go(5)}>
        {t('action.hire')}
      </Button>
      <Button size="small" disabled={none} onClick={() => setAsked('reject')}>
        {t('action.reject')}
      </Button>
      {asked === 'invite' && <InviteDialog ids={ids} onClose={() => setAsked(undefined)} onDone={onDone} />}
      {asked === 'reject' && <RejectDialog ids={ids} onClose={() => setAsked(undefined)} onDone={onDone} />}
    </div>
  )
}
