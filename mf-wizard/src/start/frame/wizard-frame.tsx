import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { placeOf } from '@lunchpail/contracts/wizard/walk'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary, type ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import { Page } from '@lunchpail/kit-ui/page'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { toast } from '@lunchpail/kit-web/toast'
import { walkOf } from '../../draft/draft.ts'
import type { DraftStore } from '../../draft/draft-store.ts'
import { sentences } from '../../sentences.ts'
import type { Account, StepPage } from '../../steps/step.ts'
import { Leave } from './leave.tsx'
import { Notices } from './notices.tsx'
import { SectionNotice } from './section-notice.tsx'
import styles from './wizard-frame.module.css'
import type { Go } from './use-step.ts'

/** Props of every page of the wizard. */
export interface WizardPageProps {
  readonly store: DraftStore
  readonly account: Account
  readonly query: StartQuery
  readonly go: Go
  /** positions that no service knows were taken out */
  readonly unknown: boolean
}

interface WizardFrameProps extends WizardPageProps {
  readonly step: StepName
  readonly title: string
  readonly lead?: string | undefined
  /** its place among the pages of the step */
  readonly part?: StepPage['part']
  readonly fieldErrors: readonly ErrorSummaryItem[]
  readonly attempt: number
  readonly onBack?: (() => void) | undefined
  readonly onNext: () => void
  /** the last submit failed: submits again */
  readonly onSubmitAgain?: (() => void) | undefined
  /** in place of Save and exit */
  readonly aside?: ReactNode
  readonly nextLabel: string
  /** `secondary` where the content has the primary action */
  readonly nextKind?: 'primary' | 'secondary'
  readonly busy?: boolean
  readonly className?: string | undefined
  /** no form element: the content has its own, and forms do not nest */
  readonly isBare?: boolean
  /** the id of that form, which Next submits; where it is not there, Next is `onNext` */
  readonly form?: string
  readonly children: ReactNode
}

/** The frame of a page: progress, Back, title, errors, content, and the action bar. */
export function WizardFrame(props: WizardFrameProps) {
  const { store, step, title, lead, part, fieldErrors, attempt, onBack, onNext, unknown, go, onSubmitAgain } =
    props
  const { aside, nextLabel, nextKind = 'primary', busy = false, className, isBare, form, children } = props
  const t = sentences.use()
  const draft = store.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const walked = walkOf(draft)
  usePageTitle(title, { error: fieldErrors.length > 0 })
  useEffect(() => heading.current?.focus(), [])
  const failed = draft.saveState === 'failed'
  useEffect(() => {
    // The notice is at the top; further down the page the toast is seen. It goes with the failure.
    if (failed) return toast(t('frame.failed'), { milliseconds: 7000, tone: 'bad' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failed])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  /** Saves on blur. */
  const left = () => {
    if (store.isUnsaved()) store.push(step)
  }
  const nextAction = () => {
    if (!isBare) return { type: 'submit' as const }
    if (form === undefined) return { onClick: onNext }
    const submitOrGo = () => {
      if (!document.getElementById(form)) onNext()
    }
    return { type: 'submit' as const, form, onClick: submitOrGo }
  }
  useEffect(() => store.meet(step), [store, step])
  const place = placeOf(step, walked)
  const { among } = place
  const read = part ? part.place / part.of : 1
  const content = (
    <Stack gap="loose">
      <ErrorSummary title={t('frame.problems')} fieldErrors={fieldErrors} attempt={attempt} />
      <Notices
        draft={draft}
        unknown={unknown}
        step={step}
        go={go}
        isUnsent={onSubmitAgain !== undefined}
        onRetry={onSubmitAgain ?? (() => store.push(step))}
      />
      <SectionNotice step={step} draft={draft} />
      {children}
      <ActionBar>
        {aside ?? <Leave store={store} step={step} />}
        <Button kind={nextKind} busy={busy} {...nextAction()}>
          {nextLabel}
        </Button>
      </ActionBar>
    </Stack>
  )
  return (
    <Page
      width="narrow"
      {...(className && { className })}
      title={title}
      lead={lead}
      titleRef={heading}
      above={
        <div className={styles.above}>
          {onBack && (
            <Button kind="quiet" icon="back" className={styles.back} onClick={onBack}>
              {t('frame.back')}
            </Button>
          )}
          <Progress
            value={place.step - 1 + (among.place - 1 + read) / among.of}
            of={place.total}
            text={
              part
                ? t('frame.progress-part', {
                    step: place.step,
                    total: place.total,
                    part: part.place,
                    parts: part.of,
                  })
                : t('frame.progress', { step: place.step, total: place.total })
            }
          />
          {draft.positions.length > 0 && (
            <p className={styles.jobs}>
              {t('frame.jobs', {
                n: draft.positions.length,
                titles: draft.positions.map((position) => position.title).join(', '),
              })}
            </p>
          )}
        </div>
      }
    >
      {isBare ? (
        <div onBlur={left}>{content}</div>
      ) : (
        <form noValidate onSubmit={submit} onBlur={left}>
          {content}
        </form>
      )}
    </Page>
  )
}
