import { answerQuestion } from './answer-question.ts'
import { answerQuestionLink } from './answer-question-link.ts'
import { getQuestion } from './get-question.ts'
import { listQuestions } from './list-questions.ts'
import { openQuestionLink } from './open-question-link.ts'
import { sendQuestion } from './send-question.ts'

export const routes = {
  answerQuestion,
  answerQuestionLink,
  getQuestion,
  listQuestions,
  openQuestionLink,
  sendQuestion,
}
