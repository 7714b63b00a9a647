import type { Question } from '@lunchpail/contracts/jobs/question'
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import type { getWizard as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isListed, keptUntil } from '@lunchpail/contracts/wizard/rules/draft-term'
import { hasOwnAnswers, leavingPositions } from '@lunchpail/contracts/wizard/rules/history/leaving-positions'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import type { Handler } from '@lunchpail/kit-service/route'
import { afterLastSubmit } from './after-last-submit.ts'
import { forgetAnswersDue } from './forget-answers-due.ts'
import { findKnownAnswers, withKnownAnswers } from './known-answers.ts'
import type { Deps } from '../deps.ts'
import { baseSections, versionsOf } from '../applicant/merge-draft.ts'
import { findApplicant, type Applicant } from '../applicant/find-applicant.ts'
import { findChosen } from '../applicant/find-chosen.ts'

/** `p` says what is applied for: what it does not name leaves, unless it was picked beside it. */
export const getWizard =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const asked = query.p ?? []
    const wanted = atMost([...asked, ...(query.add ?? [])])
    const now = deps.clock.now()
    // A session that is not normal sees what a visitor sees.
    const accountId = caller.level === 'normal' ? caller.account?.id : undefined
    if (accountId === undefined)
      return {
        status: 200,
        body: {
          ...(await findChosen(deps.database, wanted, undefined, now)),
          leaving: [],
          answered: [],
          person: null,
        },
      }

    const [found, equal_opportunity, sent] = await Promise.all([
      findApplicant(deps.database, [], accountId, now),
      deps.equalOpportunity.isComplete(accountId),
      deps.database.submission.findFirst({ where: { accountId }, select: { id: true } }),
    ])
    const { positions: stored = [] } = found.applicant.application ?? {}
    const leaving = leavingPositions(found.applicant.application ?? {}, asked)
    const staying = stored.filter((id) => !leaving.includes(id))
    const [chosen, left] = await Promise.all([
      findChosen(deps.database, atMost([...asked, ...staying, ...wanted]), accountId, now),
      findChosen(deps.database, leaving, accountId, now),
    ])
    const { applicant } = await forgetAnswersDue(deps, accountId, { ...found, chosen })
    const draft = await begunWith(deps, accountId, applicant, questionsOf(chosen.positions), now)
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
          kept_until: listedUntil(applicant, now),
          version: applicant.version,
          sections: versionsOf(applicant.sections),
          replaced,
          facts: { equal_opportunity, returning: sent !== null, met: [...applicant.met] },
        },
      },
    }
  }

/** What an application begins with, or goes on with. */
async function begunWith(
  { database }: Pick<Deps, 'database'>,
  accountId: string,
  { application, saved_at }: Applicant,
  asked: readonly Question[],
  now: Date,
): Promise<Application> {
  const last = application ? undefined : await afterLastSubmit(database, accountId, asked, now)
  if (last) return last
  const known = await findKnownAnswers(database, accountId, asked)
  const savedAt = saved_at === null ? null : new Date(saved_at)
  return withKnownAnswers(application ?? {}, known, asked, { savedAt, now })
}

/** Until when a draft is kept; null where there is none, or it is too old to be listed. */
function listedUntil({ application, saved_at }: Applicant, now: Date): string | null {
  if (application === null || saved_at === null) return null
  const savedAt = new Date(saved_at)
  return isListed(savedAt, now) ? keptUntil(savedAt).toISOString() : null
}

/** As many as an application may hold, each once, the first of them. */
const atMost = (ids: readonly number[]): number[] => [...new Set(ids)].slice(0, maxPositions)
