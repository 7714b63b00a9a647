import { useState } from 'react'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { SentAnswer } from '../../api.ts'
import { useStepState } from '../frame/use-step.ts'
import type { WizardPageProps } from '../frame/wizard-frame.tsx'
import { pickNoMore } from '../pick-no-more.ts'
import { PreCheck } from './pre-check.tsx'
import { notesIn, questionsIn, type SoftAnswers, type SoftReviewContent } from './soft-questions.ts'
import { ReviewPage } from './review-page.tsx'
import { SoftReview } from './soft-review.tsx'
import type { Edited } from './use-return.ts'

interface ReviewStageProps extends WizardPageProps {
  readonly editedRef: Edited
  readonly onSent: (sent: SentAnswer) => void
}

/**
 * From the review to the submit: the pre-check loads the mismatches, the soft review asks about them and shows those that
 * are not asked about, then the application is submitted; without mismatches at once. The inner pages are `pre-check` and `soft-review:0`.
 */
export function ReviewStage(props: ReviewStageProps) {
  const { store, go, query, onSent } = props
  const { at = '' } = useStepState()
  const [{ questions, notes }, setContent] = useState<SoftReviewContent>({ questions: [], notes: [] })
  const [answers, setAnswers] = useState<SoftAnswers>({})
  const [refused, setRefused] = useState<ApiError>()

  const backToReview = (why?: ApiError) => {
    setRefused(why)
    go('review', {}, true)
  }
  const ask = (content: SoftReviewContent) => {
    setContent(content)
    setAnswers({})
    go('review', { at: 'soft-review:0' }, true)
  }
  const send = async (isWanted: () => boolean = () => true): Promise<void> => {
    try {
      const sent = await store.submit()
      // what the person picked for this application is no longer picked, also where they left it out in the end
      pickNoMore([...query.positions, ...sent.positions.map(({ id }) => id)])
      onSent(sent)
    } catch (error) {
      if (!isWanted()) return
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'mismatch') return backToReview(error)
      // A mismatch arose after the check: it is asked about.
      const fresh = await check().catch(() => undefined)
      if (fresh && fresh.questions.length > 0) ask(fresh)
      else backToReview(error)
    }
  }
  const check = async (): Promise<SoftReviewContent> => {
    const mismatches = await store.check('pre-check')
    const draft = store.get()
    return { questions: questionsIn(mismatches, draft), notes: notesIn(mismatches, draft) }
  }

  const notChecked = (error: unknown) => backToReview(error instanceof ApiError ? error : undefined)

  if (at === 'pre-check') return <PreCheck check={check} onAsk={ask} onSend={send} onFailed={notChecked} />
  if (at.startsWith('soft-review') && questions.length + notes.length > 0)
    return (
      <SoftReview
        key={at}
        {...props}
        questions={questions}
        notes={notes}
        index={Number(at.split(':')[1])}
        answers={answers}
        onAnswer={setAnswers}
        onSend={send}
      />
    )
  return (
    <ReviewPage
      {...props}
      refused={refused}
      onSubmit={() => {
        setRefused(undefined)
        go('review', { at: 'pre-check' })
      }}
    />
  )
}
