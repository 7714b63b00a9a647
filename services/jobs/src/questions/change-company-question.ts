import { randomUUID } from 'node:crypto'
import { hasChoices, isWritable, type changeCompanyQuestion as contract } from '@lunchpail/contracts/jobs/api'
import type { Question } from '@lunchpail/contracts/jobs/question'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockQuestions } from './lock-questions.ts'
import { retireQuestion } from './retire-question.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, ofCompanies } from '../policies.ts'
import { questionId } from '../companies/question-id.ts'
import { isUnchanged, rewritten } from './rewritten-question.ts'
import { presentQuestion } from './present-question.ts'

export const changeCompanyQuestion =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body, params } = request
      await lockQuestions(tx, companyIdOf(caller), 'to change')
      const row = await tx.question.findFirst({
        where: { id: params.id, ...ofCompanies(caller) },
        include: { company: true, _count: { select: { positions: true } } },
      })
      if (!row) return refuse('not-found')
      if (row.retiredAt !== null) return refuse('conflict')
      if (body.type !== row.type && !isWritable(body.type))
        return refuse('invalid', { fieldErrors: { type: 'field.choose' } })
      const before = { ...row, answers: row.answers as Question['answers'] }
      const typed = { ...body, answers: hasChoices(body.type) ? body.answers : [] }
      if (isUnchanged(before, typed))
        return { status: 200, body: { question: presentQuestion(row, row._count.positions) } }
      const { source, externalId } = row.company
      const next = await tx.question.create({
        data: {
          id: questionId(source, externalId, randomUUID()),
          companyId: row.companyId,
          ...rewritten(before, typed),
        },
      })
      const roles = await retireQuestion(tx, row.id, next.id, clock.now())
      return { status: 200, body: { question: presentQuestion(next, roles) } }
    })
