import { useState } from 'react'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { goesLater } from '@lunchpail/contracts/notifications/quiet-hours'
import type { Profile, Reference } from '@lunchpail/contracts/profile/api'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadProfile, loadReferences } from '../api.ts'
import { useJobName } from './job-name.ts'
import { ReferenceForm } from './reference-form.tsx'
import styles from './references.module.css'
import { sentences } from './sentences.ts'

interface ReferencesDialogProps {
  readonly onDone: (outcome: { readonly saved: boolean }) => void
}

/** `#references`. Asks the manager of a past job, and shows what became of each request. */
export function ReferencesDialog({ onDone }: ReferencesDialogProps) {
  const t = sentences.use()
  const [isSent, setSent] = useState(false)
  const close = () => onDone({ saved: isSent })
  const load = useLoad((signal) => Promise.all([loadProfile(signal), loadReferences(signal)]), [])
  useLive('profile', load.retry)
  const [loaded, stored] = load.value ?? []
  const jobs = loaded?.profile.jobs.filter(({ reference_id }) => reference_id) ?? []
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={close} closeOutside={false}>
      {!load.value && load.state === 'failed' && (
        <Unavailable title={t('failed')} retryLabel={t('retry')} onRetry={load.retry} />
      )}
      {!load.value && load.state !== 'failed' && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
      {load.value && (
        <Stack gap="loose">
          {isSent ? (
            <Stack>
              <Asked />
              <Button wide onClick={() => setSent(false)}>
                {t('another')}
              </Button>
              <Button wide kind="primary" onClick={close}>
                {t('done')}
              </Button>
            </Stack>
          ) : (
            <Stack>
              {jobs.length > 0 ? (
                <>
                  <p>{t('lead')}</p>
                  <ReferenceForm
                    jobs={jobs}
                    onFailed={() => onDone({ saved: true })}
                    onSent={() => {
                      setSent(true)
                      load.retry()
                    }}
                  />
                </>
              ) : (
                <p>{t('no-jobs')}</p>
              )}
              <LinkButton kind="quiet" wide href={`${profilePage.path}#history`} renderLink={routerLink}>
                {t('history')}
              </LinkButton>
            </Stack>
          )}
          <Requests references={stored?.references ?? []} jobs={jobs} />
        </Stack>
      )}
    </Dialog>
  )
}

const tones = { sent: 'neutral', answered: 'good', 'wrong-number': 'warn', expired: 'neutral' } as const

interface RequestsProps {
  readonly references: readonly Reference[]
  readonly jobs: Profile['jobs']
}

function Requests({ references, jobs }: RequestsProps) {
  const t = sentences.use()
  const nameOf = useJobName()
  if (references.length === 0) return null
  return (
    <section aria-labelledby="reference-requests">
      <Stack gap="tight">
        <h3 id="reference-requests">{t('requests')}</h3>
        <ul className={styles.requests}>
          {references.map(({ reference_id, manager_name, manager_number, state }) => {
            const job = jobs.find((one) => one.reference_id === reference_id)
            return (
              <li key={reference_id}>
                <span>
                  {manager_name}, {manager_number}
                  {job && <span className={styles.quiet}>{nameOf(job)}</span>}
                </span>
                <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
              </li>
            )
          })}
        </ul>
      </Stack>
    </section>
  )
}

/** That the request is made, and when its text goes: where the number is, is not known. */
function Asked() {
  const t = sentences.use()
  const language = useLanguage()
  const [later] = useState(() => goesLater(new Date()))
  if (later === undefined)
    return (
      <Notice tone="good" role="status" title={t('sent')}>
        {t('sent.text')}
      </Notice>
    )
  return (
    <Notice tone="good" role="status" title={t('sent.later')}>
      {t('sent.later-text', { time: dayAndTime(later.toISOString(), language) })}
    </Notice>
  )
}
