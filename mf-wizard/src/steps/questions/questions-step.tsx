import { questionType } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { questionErrors } from '@lunchpail/contracts/wizard/rules/question'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useByPointer } from '../by-pointer.ts'
import type { StepProps } from '../step.ts'
import { QuestionFields } from './question-fields.tsx'

/** Typed, or several: a tap does not end them. */
const withoutEnd: readonly number[] = [
  questionType['short answer'],
  questionType['long answer'],
  questionType['choose many'],
]

/**
 * A tap on the one choice that was still missing goes on: once, so that whoever comes back to look or to change
 * something, or chooses by the keyboard, goes on by Next.
 */
export function QuestionsStep({ host, ...fields }: StepProps) {
  const { value, mode, context, onChange } = fields
  const { questions } = context
  const { watch, isByPointer } = useByPointer()
  const isAnswered = (now: Application) => Object.keys(questionErrors(now, questions)).length === 0
  const change = (part: Application) => {
    const answered = part.questions?.find((answer) => !value.questions?.includes(answer))
    const question = questions.find(({ id }) => id === answered?.id)
    const isOneTap = question !== undefined && !withoutEnd.includes(question.type) && isByPointer()
    const ends = isOneTap && !isAnswered(value) && isAnswered({ ...value, ...part })
    if (ends && mode === 'wizard') host.leave(part)
    else onChange(part)
  }
  return host.frame({
    onNext: () => host.leave(),
    children: (
      <div {...watch}>
        <Stack>
          <QuestionFields {...fields} onChange={change} />
        </Stack>
      </div>
    ),
  })
}
