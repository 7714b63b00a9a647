import type { setCompanyText as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesOf } from '../policies.ts'
import { presentCompanyText } from './present-company-text.ts'
import { textProblem } from './text-problem.ts'

/** An import changes what its feed says, and leaves this alone. */
export const setCompanyText =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) => {
    const { text } = request.body
    const problem = textProblem(text)
    if (problem) return refuse('invalid', { fieldErrors: { text: problem } })
    return write(request, async (tx) => {
      const where = companiesOf(request.caller)
      if (text === '') await tx.companyText.deleteMany({ where })
      else {
        const content = { text, changedAt: clock.now() }
        await tx.companyText.upsert({
          where,
          create: { ...where, ...content },
          update: content,
        })
      }
      return { status: 200, body: await presentCompanyText(tx, request.caller) }
    })
  }
