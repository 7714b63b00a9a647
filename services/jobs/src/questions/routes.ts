import { addCompanyQuestion } from './add-company-question.ts'
import { changeCompanyQuestion } from './change-company-question.ts'
import { listCompanyQuestions } from './list-company-questions.ts'
import { restoreCompanyQuestion } from './restore-company-question.ts'
import { retireCompanyQuestion } from './retire-company-question.ts'

export const routes = {
  addCompanyQuestion,
  changeCompanyQuestion,
  listCompanyQuestions,
  restoreCompanyQuestion,
  retireCompanyQuestion,
}
