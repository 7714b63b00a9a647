import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { PositionCard } from '../../steps/position-card.tsx'
import { WizardFrame, type WizardPageProps } from '../frame/wizard-frame.tsx'
import { sentences } from '../../sentences.ts'
import { MismatchText, mismatchTitle } from './mismatch-text.tsx'
import { nextIndex, previousIndex, type SoftAnswers, type SoftReviewContent } from './soft-questions.ts'
import { SoftSummary } from './soft-summary.tsx'

export interface SoftReviewProps extends WizardPageProps, SoftReviewContent {
  /** index of the question; after the last comes the summary, which also shows what is not asked about */
  readonly index: number
  readonly answers: SoftAnswers
  readonly onAnswer: (answers: SoftAnswers) => void
  readonly onSend: () => Promise<void>
}

/** One mismatch after the other: each is accepted, or its position cancelled. */
export function SoftReview(props: SoftReviewProps) {
  const { questions, index, answers, onAnswer, go } = props
  const t = sentences.use()
  const previous = previousIndex(answers, index)
  const back = () => go('review', previous === null ? {} : { at: `soft-review:${previous}` })
  const question = questions[index]
  if (!question) return <SoftSummary {...props} onBack={back} />

  const { position, mismatch, shown } = question
  const say = (keeps: boolean) => {
    const now = { ...answers, [index]: keeps }
    onAnswer(now)
    go('review', { at: `soft-review:${nextIndex(questions, now, index)}` })
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={mismatchTitle(mismatch, t)}
      lead={t('soft.place', { place: index + 1, of: questions.length })}
      fieldErrors={[]}
      attempt={0}
      onBack={back}
      onNext={() => say(true)}
      nextLabel={t('soft.confirm')}
      aside={<Button onClick={() => say(false)}>{t('soft.cancel')}</Button>}
    >
      <Stack>
        <PositionCard position={position} />
        <MismatchText mismatch={mismatch} position={position} />
        {shown.length > 0 && (
          <Notice title={t('soft.also')}>
            {shown.map((one) => (
              <MismatchText key={one.type} mismatch={one} position={position} />
            ))}
          </Notice>
        )}
      </Stack>
    </WizardFrame>
  )
}
