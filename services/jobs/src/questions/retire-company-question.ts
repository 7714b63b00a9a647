import type { retireCompanyQuestion as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockQuestions } from './lock-questions.ts'
import { retireQuestion } from './retire-question.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, ofCompanies } from '../policies.ts'

/** Twice is once. */
export const retireCompanyQuestion =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, params } = request
      await lockQuestions(tx, companyIdOf(caller), 'to change')
      const row = await tx.question.findFirst({ where: { id: params.id, ...ofCompanies(caller) } })
      if (!row) return refuse('not-found')
      if (row.retiredAt === null) await retireQuestion(tx, row.id, null, clock.now())
      return { status: 200, body: { retired: true } }
    })
