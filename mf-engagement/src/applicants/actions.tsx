import { mayMove, rowOfState } from '@lunchpail/contracts/engagement/application-states'
import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { Button } from '@lunchpail/kit-ui/button'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { toast } from '@lunchpail/kit-web/toast'
import { move } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { useKeys } from './use-keys.ts'
import styles from './applicants.module.css'

interface ActionsProps {
  readonly applications: readonly Applied[]
  /** how many of them are ticked */
  readonly chosen: number
  readonly keys: boolean
  readonly onAsk: (what: 'invite' | 'reject', about: readonly Applied[]) => void
  readonly onDone: () => void
}

const states = { reject: 2, forward: 3, hire: 5 } as const

/** What can be done with those that are ticked, or with the one that is open: what none of them lets be done is off. */
export function Actions({ applications, chosen, keys, onAsk, onDone }: ActionsProps) {
  const t = portalSentences.use()
  const { busy, run } = useAction()
  const may = {
    invite: applications.some(({ state, withdrawn }) => !withdrawn && rowOfState(state).open),
    ...Object.fromEntries(
      Object.entries(states).map(([what, to]) => [
        what,
        applications.some(({ state, withdrawn }) => !withdrawn && mayMove(state, to)),
      ]),
    ),
  } as Record<'invite' | keyof typeof states, boolean>
  const ask = (what: 'invite' | 'reject') => {
    if (may[what]) onAsk(what, applications)
  }
  const go = async (what: 'forward' | 'hire') => {
    if (!may[what]) return
    await run(async () => {
      const { done } = await move({ applications: applications.map(({ id }) => id), state: states[what] })
      if (done.length === applications.length) toast(t('action.done', { n: done.length }))
      else tellFailure(t('action.some', { n: done.length, of: applications.length }))
      onDone()
    })
  }
  useKeys(keys ? { i: () => ask('invite'), m: () => void go('forward'), r: () => ask('reject') } : {})
  return (
    <div className={applications.length === 0 ? `${styles.actions} ${styles.idle}` : styles.actions}>
      {chosen > 0 && <strong role="status">{t('applies.chosen', { n: chosen })}</strong>}
      <Button
        size="small"
        kind="primary"
        icon="calendar"
        disabled={!may.invite}
        onClick={() => ask('invite')}
      >
        {t('action.invite')}
      </Button>
      <Button size="small" busy={busy} disabled={!may.forward} onClick={() => void go('forward')}>
        {t('action.forward')}
      </Button>
      <Button size="small" busy={busy} disabled={!may.hire} onClick={() => void go('hire')}>
        {t('action.hire')}
      </Button>
      <Button size="small" disabled={!may.reject} onClick={() => ask('reject')}>
        {t('action.reject')}
      </Button>
    </div>
  )
}
