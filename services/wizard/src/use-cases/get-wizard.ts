import type { Question } from '@lunchpail/contracts/jobs/question'
import type { getWizard as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { prefill } from '../domain/prefill.ts'
import { standingSections, versionsOf } from '../domain/standing.ts'
import { findChosen } from '../find-chosen.ts'
import { findSituation } from '../find-person.ts'

/** Positions in the address are added to those of the draft: a person applies to several at once. */
export const getWizard =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const wanted = query.p ?? []
    // A session that is not normal sees what a visitor sees.
    const accountId = caller.level === 'normal' ? caller.account?.id : undefined
    if (accountId === undefined)
      return { status: 200, body: { ...(await findChosen(deps.database, wanted, undefined)), person: null } }

    const [{ person }, equal_opportunity] = await Promise.all([
      findSituation(deps.database, [], accountId),
      deps.equalOpportunity.isComplete(accountId),
    ])
    const draft = person.application ?? (await lastTold(deps, accountId))
    const chosen = await findChosen(
      deps.database,
      [...new Set([...(draft.positions ?? []), ...wanted])],
      accountId,
    )
    const { application, replaced } = standingSections(person.edits, person.sections)
    const positions = [...chosen.positions.map((position) => position.id), ...chosen.waiting]
    return {
      status: 200,
      body: {
        ...chosen,
        person: {
          application: { ...draft, ...application, positions },
          saved: person.application !== null,
          version: person.version,
          sections: versionsOf(person.sections),
          replaced,
          facts: { equal_opportunity },
        },
      },
    }
  }

/** What the last application that was sent already tells. */
async function lastTold({ database, clock }: Deps, accountId: string): Promise<Application> {
  const last = await database.submission.findFirst({ where: { accountId }, orderBy: { submittedAt: 'desc' } })
  if (!last) return {}
  const sent = {
    application: last.application as Application,
    questions: last.questions as unknown as Question[],
    submittedAt: last.submittedAt,
  }
  return prefill(sent, clock.now())
}
