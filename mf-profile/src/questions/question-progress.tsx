import { Progress } from '@lunchpail/kit-ui/progress'
import { sentences } from './sentences.ts'

interface QuestionProgressProps {
  readonly answered: number
  readonly needed: number
}

/** How many answers there are, and how many unlock the matches. */
export function QuestionProgress({ answered, needed }: QuestionProgressProps) {
  const t = sentences.use()
  const text =
    answered < needed ? t('progress', { answered, needed }) : t('progress-open', { answered, n: answered })
  return <Progress value={answered} of={needed} text={text} />
}
