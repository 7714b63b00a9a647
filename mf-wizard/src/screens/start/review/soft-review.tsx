import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { PositionCard } from '../../../steps/position-card.tsx'
import { WizardFrame } from '../frame/wizard-frame.tsx'
import type { WizardPageProps } from '../wizard.tsx'
import { sentences } from '../../../sentences.ts'
import { MismatchText, mismatchTitle } from './mismatch-text.tsx'
import { nextPlace, placeBefore, type Said, type SoftQuestion } from './soft-questions.ts'
import { SoftSummary } from './soft-summary.tsx'

export interface SoftReviewProps extends WizardPageProps {
  readonly questions: readonly SoftQuestion[]
  /** of the question that is asked; past the last one the summary stands */
  readonly place: number
  readonly said: Said
  readonly onSay: (said: Said) => void
  readonly onSend: () => Promise<void>
}

/** What may not suit, one after the other: each is confirmed, or its job left out. WZ-25. */
export function SoftReview(props: SoftReviewProps) {
  const { questions, place, said, onSay, go } = props
  const t = sentences.use()
  const previous = placeBefore(said, place)
  const back = () => go('review', previous === null ? {} : { at: `soft-review:${previous}` })
  const question = questions[place]
  if (!question) return <SoftSummary {...props} onBack={back} />

  const { position, mismatch, shown } = question
  const say = (keeps: boolean) => {
    const now = { ...said, [place]: keeps }
    onSay(now)
    go('review', { at: `soft-review:${nextPlace(questions, now, place)}` })
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={mismatchTitle(mismatch, t)}
      lead={t('soft.place', { place: place + 1, of: questions.length })}
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
