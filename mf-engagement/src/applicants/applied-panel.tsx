import { byDots, dot } from '@lunchpail/contracts/language/by-dots'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { interviewOutcome, rejectionReasons, storedSteps } from '@lunchpail/contracts/engagement/enumerations'
import type { AppliedDetail } from '@lunchpail/contracts/engagement/portal-api'
import { sentApplicationSlot } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import type { Load } from '@lunchpail/kit-web/use-load'
import { giveOutcome, loadApplied, move } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { Messages } from '../messages/messages.tsx'
import { SentProgress } from '../messages/sent-progress.tsx'
import { Timeline } from '../timeline.tsx'
import { portalSentences } from '../portal/sentences.ts'
import { AppliedInterview } from './applied-interview.tsx'
import { nameOf } from './applicant-list.tsx'
import { References } from './references.tsx'
import { ReasonsDialog } from './reasons-dialog.tsx'
import { StateBadge, stateKeys } from './state-badge.tsx'
import styles from './applicants.module.css'

interface AppliedPanelProps {
  readonly id: string
  readonly load: Load<
    { readonly application: AppliedDetail; readonly may: { readonly edit: boolean } } | undefined
  >
  /** the manager has just opened it: the focus follows */
  readonly focused: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onChanged: () => void
  /** what can be done with it */
  readonly children: ReactNode
}

/** Moves that the buttons above the list do not have. */
const furtherMoves = { 0: 'back', 4: 'cancel', 6: 'end', 7: 'start' } as const
/** A change of the state has the words of that state. */
const ownSteps = storedSteps.filter((step) => step !== 'state')

/** One application, beside its list. */
export function AppliedPanel({ id, load, focused, onStep, onClose, onChanged, children }: AppliedPanelProps) {
  const t = portalSentences.use()
  const { busy, run } = useAction(onChanged)
  /** the invite whose candidate the company passes on, until the reasons are said */
  const [passing, setPassing] = useState<{
    readonly id: string
    readonly note: string
    readonly said: boolean
  }>()
  const language = useLanguage()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) panel.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- as it opens
  }, [])
  // the one before stays in `load` until this one is there
  const value = load.value?.application.id === id ? load.value : undefined
  const act = (work: () => Promise<unknown>) => void run(work, { done: t('action.done', { n: 1 }) })
  const name = (value && nameOf(value.application)) || t('applies.unnamed')
  const moment = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('panel.title', { name })}>
      <div className={styles.actions}>
        <Button size="small" icon="previous" onClick={() => onStep(-1)}>
          {t('panel.previous')}
        </Button>
        <Button size="small" icon="next" onClick={() => onStep(1)}>
          {t('panel.next')}
        </Button>
        <Button size="small" icon="close" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {load.state === 'failed' &&
        (load.error.code === 'not-found' ? (
          <Notice tone="warn">{t('panel.not-found')}</Notice>
        ) : (
          <Failed error={load.error} onRetry={load.retry} />
        ))}
      {!value && load.state === 'loading' && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
      {value && (
        <>
          <h2>{name}</h2>
          <p>
            {byDots([
              value.application.position.title,
              `${value.application.position.city}, ${value.application.position.region}`,
            ])}
          </p>
          <p>
            <StateBadge application={value.application} />
          </p>
          {value.application.automatic && <p>{t('panel.automatic')}</p>}
          {children}
          {value.application.reasons.length > 0 && (
            <p>{t('panel.reason', { reasons: reasonWords(value.application.reasons, t) })}</p>
          )}
          {value.application.move_date !== null && (
            <p>{t('panel.moves', { date: value.application.move_date })}</p>
          )}
          {value.application.reason_other && <p>{value.application.reason_other}</p>}
          {value.may.edit && (
            <div className={styles.actions}>
              {Object.entries(furtherMoves).map(
                ([state, way]) =>
                  value.application.moves.includes(Number(state)) && (
                    <Button
                      key={state}
                      size="small"
                      busy={busy}
                      onClick={() =>
                        act(() => move({ applications: [id], state: Number(state) as 0 | 4 | 6 | 7 }))
                      }
                    >
                      {t(`action.${way}`)}
                    </Button>
                  ),
              )}
            </div>
          )}
          {value.application.invites.length > 0 && (
            <>
              <h3>{t('panel.interviews')}</h3>
              <ul className={styles.plain}>
                {value.application.invites.map((one) => (
                  <li key={one.id}>
                    <AppliedInterview
                      interview={one}
                      notices={value.application.invite_notices}
                      withdrawn={value.application.withdrawn}
                      mayEdit={value.may.edit}
                      busy={busy}
                      onOutcome={(said) =>
                        // who withdrew is told of no reasons
                        said.outcome === interviewOutcome.COMPANY_PASSED && !value.application.withdrawn
                          ? setPassing({
                              id: one.id,
                              note: said.note,
                              said: one.outcome === interviewOutcome.COMPANY_PASSED,
                            })
                          : act(() => giveOutcome(one.id, said))
                      }
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
          {passing !== undefined && (
            <ReasonsDialog
              title={t('pass.title', { name })}
              submit={t('outcome.3')}
              said={passing.said ? value.application : undefined}
              onClose={() => setPassing(undefined)}
              send={async (reasons) => {
                const { id: invite, note } = passing
                await giveOutcome(invite, { outcome: interviewOutcome.COMPANY_PASSED, note, ...reasons })
                toast(t('action.done', { n: 1 }))
                onChanged()
              }}
            />
          )}
          <Slot slot={sentApplicationSlot} props={{ application_id: id }} />
          <References references={value.application.references} />
          <Messages
            key={id}
            id={id}
            side="manager"
            level={3}
            other={value.application.candidate.first_name || t('applies.unnamed')}
            mayEdit={value.may.edit}
          />
          <h3>{t('panel.timeline')}</h3>
          <Timeline
            latest={value.application}
            load={async (before, signal) => (await loadApplied(id, signal, { before })).application}
            label={t('panel.earlier')}
            className={styles.plain}
          >
            {({ state, what, at, sent }) => {
              const step = ownSteps.find((each) => each === what)
              return (
                <>
                  <time dateTime={at}>{moment.format(new Date(at))}</time>{' '}
                  <span>{step ? t(`what.${step}`) : t(`state.${stateKeys[state] ?? '0'}`)}</span>
                  {sent && (
                    <>
                      {dot}
                      <SentProgress {...sent} />
                    </>
                  )}
                </>
              )
            }}
          </Timeline>
        </>
      )}
    </section>
  )
}

/** A reason of a newer release has no words here. */
const reasonWords = (reasons: readonly string[], t: ReturnType<typeof portalSentences.use>): string =>
  rejectionReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => t(`reason.${reason}`))
    .join(', ')
