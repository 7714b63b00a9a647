import type { Application } from '../application.ts'
import type { WalkPosition } from '../steps.ts'
import type { CalendarDay } from './calendar-day.ts'
import { currentHistory } from './history/current-history.ts'
import { currentAnswer, questionsOf } from './question.ts'
import { skillAnswerOf } from './skills.ts'

type Positions = readonly Pick<WalkPosition, 'questions'>[]

/**
 * An application without what its person took back. A draft keeps that, so that it is there again where they change their mind;
 * a company never gets it. Answers to companies that are not applied to stay: the next application begins with them.
 */
export function currentAnswers(
  application: Application,
  positions: Positions,
  today: CalendarDay,
): Application {
  const { skills, gut_checks, questions } = application
  const asked = new Map(questionsOf(positions).map((question) => [question.id, question]))
  return {
    ...currentHistory(application, today),
    ...(gut_checks && {
      gut_checks: gut_checks.filter(({ qid }) => skillAnswerOf(skills, qid)?.has_skill === true),
    }),
    ...(questions && {
      questions: questions.map((answer) => {
        const question = asked.get(answer.id)
        return question ? currentAnswer(question, answer) : answer
      }),
    }),
  }
}
