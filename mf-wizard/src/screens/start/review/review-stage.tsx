import { useState } from 'react'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { SentAnswer } from '../../../api.ts'
import { useStepState } from '../frame/use-step.ts'
import type { WizardPageProps } from '../wizard.tsx'
import { PreCheck } from './pre-check.tsx'
import { questionsIn, type Said, type SoftQuestion } from './soft-questions.ts'
import { ReviewPage } from './review-page.tsx'
import { SoftReview } from './soft-review.tsx'

interface ReviewStageProps extends WizardPageProps {
  readonly onSent: (sent: SentAnswer) => void
}

/**
 * From the review to what was sent: the pre-check finds what speaks against a job, the soft review asks about it, then
 * the application is sent. Nothing to ask: it is sent at once. The pages in between are `pre-check` and `soft-review:0`.
 */
export function ReviewStage(props: ReviewStageProps) {
  const { store, go, onSent } = props
  const { at = '' } = useStepState()
  const [questions, setQuestions] = useState<readonly SoftQuestion[]>([])
  const [said, setSaid] = useState<Said>({})
  const [refused, setRefused] = useState<ApiError>()

  const backToReview = (why?: ApiError) => {
    setRefused(why)
    go('review', {}, true)
  }
  const ask = (asked: readonly SoftQuestion[]) => {
    setQuestions(asked)
    setSaid({})
    go('review', { at: 'soft-review:0' }, true)
  }
  const send = async (isWanted: () => boolean = () => true): Promise<void> => {
    try {
      const sent = await store.submit()
      onSent(sent)
    } catch (error) {
      if (!isWanted()) return
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'mismatch') return backToReview(error)
      // Something speaks against a job since it was looked at: the person is asked once more.
      const fresh = await check().catch(() => [])
      if (fresh.length > 0) ask(fresh)
      else backToReview(error)
    }
  }
  const check = async (): Promise<readonly SoftQuestion[]> =>
    questionsIn(await store.check('pre-check'), store.get())

  if (at === 'pre-check')
    return <PreCheck check={check} onAsk={ask} onSend={send} onFailed={() => backToReview()} />
  if (at.startsWith('soft-review') && questions.length > 0)
    return (
      <SoftReview
        key={at}
        {...props}
        questions={questions}
        place={Number(at.split(':')[1])}
        said={said}
        onSay={setSaid}
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
