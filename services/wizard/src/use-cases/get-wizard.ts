import type { Question } from '@lunchpail/contracts/jobs/question'
import type { getWizard as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { prefill } from '../domain/prefill.ts'
import { findChosen } from '../find-chosen.ts'

/** Positions in the address are added to those of the draft: a person applies to several at once. */
export const getWizard =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const wanted = query.p ?? []
    // A session that is not normal sees what a visitor sees.
    const accountId = caller.level === 'normal' ? caller.account?.id : undefined
    if (accountId === undefined)
      return { status: 200, body: { ...(await findChosen(deps.database, wanted, undefined)), person: null } }

    const [draft, equal_opportunity] = await Promise.all([
      findDraft(deps, accountId),
      deps.equalOpportunity.isComplete(accountId),
    ])
    const chosen = await findChosen(
      deps.database,
      [...new Set([...(draft.application.positions ?? []), ...wanted])],
      accountId,
    )
    const positions = [...chosen.positions.map((position) => position.id), ...chosen.waiting]
    return {
      status: 200,
      body: {
        ...chosen,
        person: { ...draft, application: { ...draft.application, positions }, facts: { equal_opportunity } },
      },
    }
  }

/** The draft, or else what the last application that was sent already tells. */
async function findDraft({ database, clock }: Deps, accountId: string) {
  const draft = await database.draft.findUnique({ where: { accountId } })
  const version = draft?.version ?? 0
  if (draft?.application) return { application: draft.application as Application, saved: true, version }
  const last = await database.submission.findFirst({ where: { accountId }, orderBy: { submittedAt: 'desc' } })
  if (!last) return { application: {}, saved: false, version }
  const sent = {
    application: last.application as Application,
    questions: last.questions as unknown as Question[],
    submittedAt: last.submittedAt,
  }
  return { application: prefill(sent, clock.now()), saved: false, version }
}
