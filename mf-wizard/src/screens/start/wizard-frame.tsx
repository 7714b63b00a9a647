import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { homePage } from '@lunchpail/contracts/shell/pages'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { placeOf } from '@lunchpail/contracts/wizard/walk'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary, type Fault } from '@lunchpail/kit-ui/error-summary'
import { Page } from '@lunchpail/kit-ui/page'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate } from '@lunchpail/kit-web/router'
import { toast } from '@lunchpail/kit-web/toast'
import { walkOf } from '../../draft/draft.ts'
import { sentences } from '../../sentences.ts'
import { Notices } from './notices.tsx'
import styles from './start.module.css'
import type { WizardPageProps } from './wizard.tsx'

export interface WizardFrameProps extends WizardPageProps {
  readonly step: StepName
  readonly title: string
  readonly lead?: string | undefined
  readonly faults: readonly Fault[]
  readonly attempt: number
  readonly onBack?: (() => void) | undefined
  readonly onNext: () => void
  /** in place of Save and exit */
  readonly aside?: ReactNode
  /** the primary action's words */
  readonly nextLabel: string
  readonly busy?: boolean
  readonly children: ReactNode
}

/** One page of the wizard: progress, Back, its one question, and one thing to do next at the thumb. */
export const WizardFrame = (props: WizardFrameProps) => {
  const {
    keeper,
    step,
    title,
    lead,
    faults,
    attempt,
    onBack,
    onNext,
    aside,
    nextLabel,
    busy,
    unknown,
    children,
  } = props
  const t = sentences.use()
  const navigate = useNavigate()
  const draft = keeper.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState(false)
  const walked = walkOf(draft)
  usePageTitle(title, { error: faults.length > 0 })
  useEffect(() => heading.current?.focus(), [])
  const failed = draft.saving === 'failed'
  useEffect(() => {
    // The notice stands at the top; whoever types further down must see it too.
    if (failed) toast(t('frame.failed'), { milliseconds: 7000 })
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each failure
  }, [failed])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  const leave = async () => {
    setLeaving(true)
    keeper.push(step)
    await keeper.flush()
    setLeaving(false)
    if (keeper.get().saving === 'failed') return
    toast(t('frame.saved'), { milliseconds: 4000 })
    void navigate(homePage.path)
  }
  /** What was typed into a field that is left is saved soon. */
  const left = () => {
    const { unsaved, equalOpportunity } = keeper.get()
    if (unsaved.size > 0 || equalOpportunity.unsaved) keeper.push(step)
  }
  const place = { step: placeOf(step, walked), total: Math.max(walked.total, placeOf(step, walked)) }
  return (
    <Page
      width="narrow"
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
          <Progress value={place.step} of={place.total} text={t('frame.progress', place)} />
        </div>
      }
    >
      <form noValidate onSubmit={submit} onBlur={left}>
        <Stack gap="loose">
          <ErrorSummary title={t('frame.problems')} faults={faults} attempt={attempt} />
          <Notices draft={draft} unknown={unknown} onRetry={() => keeper.push(step)} />
          {children}
          <ActionBar>
            {aside ?? (
              <Button kind="quiet" onClick={() => void leave()} busy={leaving}>
                {t('frame.exit')}
              </Button>
            )}
            <Button kind="primary" type="submit" busy={busy ?? false}>
              {nextLabel}
            </Button>
          </ActionBar>
        </Stack>
      </form>
    </Page>
  )
}
