import { maxCompanyQuestions, type restoreCompanyQuestion as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockQuestions } from './lock-questions.ts'
import { restoreQuestion } from './restore-question.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, ofCompanies } from '../policies.ts'
import { presentQuestion } from './present-question.ts'

/** Twice is once. */
export const restoreCompanyQuestion =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, params } = request
      const own = ofCompanies(caller)
      await lockQuestions(tx, companyIdOf(caller), 'to change')
      const row = await tx.question.findFirst({
        where: { id: params.id, ...own },
        include: { _count: { select: { positions: true } } },
      })
      if (!row) return refuse('not-found')
      if (row.retiredAt === null)
        return { status: 200, body: { question: presentQuestion(row, row._count.positions) } }
      const inUse = await tx.question.count({ where: { ...own, retiredAt: null } })
      if (row.replacedBy !== null || inUse >= maxCompanyQuestions) return refuse('conflict')
      const roles = await restoreQuestion(tx, row, clock.now())
      return { status: 200, body: { question: presentQuestion(row, roles) } }
    })
