import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { questionsAddress } from '@lunchpail/contracts/profile/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { askingPositions } from '../api.ts'
import { sentences } from '../sentences.ts'

interface AnswerQuestionsProps {
  /** companies ask whoever saved one of their jobs */
  readonly saved: readonly Suggestion[]
  readonly kind?: 'primary' | 'secondary'
}

/** The way to the questions. */
export function AnswerQuestions({ saved, kind = 'secondary' }: AnswerQuestionsProps) {
  const t = sentences.use()
  return (
    <LinkButton kind={kind} href={questionsAddress(askingPositions(saved))} renderLink={routerLink}>
      {t('answer-questions')}
    </LinkButton>
  )
}
