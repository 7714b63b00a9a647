import { randomUUID } from 'node:crypto'
import {
  hasChoices,
  maxCompanyQuestions,
  type addCompanyQuestion as contract,
} from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { ownCompany } from '../companies/own-company.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, ofCompanies } from '../policies.ts'
import { answerId, questionId } from '../companies/question-id.ts'
import { presentQuestion } from './present-question.ts'

export const addCompanyQuestion =
  ({ write }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body } = request
      const company = await ownCompany(tx, companyIdOf(caller))
      if (
        (await tx.question.count({ where: { ...ofCompanies(caller), retiredAt: null } })) >=
        maxCompanyQuestions
      )
        return refuse('conflict')
      const answers = hasChoices(body.type) ? body.answers : []
      const row = await tx.question.create({
        data: {
          id: questionId(company.source, company.externalId, randomUUID()),
          companyId: company.id,
          text: body.question,
          type: body.type,
          answers: answers.map((value, index) => ({ id: answerId(index), value, has_follow_up: false })),
        },
      })
      return { status: 201, body: { question: presentQuestion(row, 0) } }
    })
