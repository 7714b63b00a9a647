import type { Question } from '@lunchpail/contracts/jobs/question'
import type { getWizard as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { hasOwnAnswers, leavingPositions } from '@lunchpail/contracts/wizard/rules/leaving-positions'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { baseSections, versionsOf } from '../domain/merge-draft.ts'
import { prefill } from '../domain/prefill.ts'
import { findApplicant } from '../queries/find-applicant.ts'
import { findChosen } from '../queries/find-chosen.ts'

/** `p` says what is applied for: what it does not name leaves, unless it was picked beside it. */
export const getWizard =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const asked = query.p ?? []
    const wanted = [...asked, ...(query.add ?? [])]
    // A session that is not normal sees what a visitor sees.
    const accountId = caller.level === 'normal' ? caller.account?.id : undefined
    if (accountId === undefined)
      return {
        status: 200,
        body: {
          ...(await findChosen(deps.database, wanted, undefined)),
          leaving: [],
          answered: [],
          person: null,
        },
      }

    const [{ applicant }, equal_opportunity] = await Promise.all([
      findApplicant(deps.database, [], accountId),
      deps.equalOpportunity.isComplete(accountId),
    ])
    const draft = applicant.application ?? (await lastSubmitted(deps, accountId))
    const { positions: stored = [] } = draft
    const leaving = leavingPositions(draft, asked)
    const staying = stored.filter((id) => !leaving.includes(id))
    const [chosen, left] = await Promise.all([
      findChosen(deps.database, [...new Set([...asked, ...staying, ...wanted])], accountId),
      findChosen(deps.database, leaving, accountId),
    ])
    const { application, replaced } = baseSections(applicant.edits, applicant.sections)
    const positions = [...chosen.positions.map((position) => position.id), ...chosen.waiting]
    return {
      status: 200,
      body: {
        ...chosen,
        leaving,
        answered: left.positions.filter((position) => hasOwnAnswers(position, { ...draft, ...application })),
        person: {
          application: { ...draft, ...application, positions },
          saved: applicant.application !== null,
          version: applicant.version,
          sections: versionsOf(applicant.sections),
          replaced,
          facts: { equal_opportunity },
        },
      },
    }
  }

/** The answers of the last application that was submitted. */
async function lastSubmitted({ database, clock }: Deps, accountId: string): Promise<Application> {
  const last = await database.submission.findFirst({ where: { accountId }, orderBy: { submittedAt: 'desc' } })
  if (!last) return {}
  const sent = {
    application: last.application as Application,
    questions: last.questions as unknown as Question[],
    submittedAt: last.submittedAt,
  }
  return prefill(sent, clock.now())
}
