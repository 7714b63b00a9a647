import type { saveApplication as contract } from '@lunchpail/contracts/wizard/api'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { walk } from '@lunchpail/contracts/wizard/walk'
import type { Handler } from '@lunchpail/kit-service/route'
import { publishSections } from '../commands/publish-sections.ts'
import { saveDraft } from '../commands/save-draft.ts'
import type { Deps } from '../deps.ts'
import { editsToPublish, mergeDraft, versionsOf } from '../domain/merge-draft.ts'
import { mismatchesByPosition } from '../domain/mismatches.ts'
import { readBody } from '../domain/read-body.ts'
import { withoutSections } from '../domain/section-value.ts'
import { findApplicant } from '../queries/find-applicant.ts'
import { submitApplication } from './submit-application.ts'

/** One address for both (1 §7): a save stores whatever was typed, `complete: 1` submits. */
export const saveApplication =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    if (request.body.complete) return submitApplication(deps)(request)
    const accountId = request.caller.account.id
    const { application: typed, version, basedOn } = readBody(request.body)
    const [{ chosen, applicant }, equal_opportunity] = await Promise.all([
      findApplicant(deps.rawSql.statements, typed.positions ?? [], accountId),
      deps.equalOpportunity.isComplete(accountId),
    ])
    const now = deps.clock.now()
    const sent = {
      ...typed,
      complete: false,
      positions: [...chosen.positions.map((position) => position.id), ...chosen.waiting],
    }
    const { application, edits: merged, replaced } = mergeDraft(sent, applicant, basedOn, now)
    const today = utcDay(now)
    const input = {
      answers: application,
      positions: chosen.positions,
      facts: { equal_opportunity, today },
    }
    const { edits, toPublish } = editsToPublish(merged, applicant.sections, input)
    // The version shows a repeat already, and a stored response for each save would be a copy of the draft.
    return deps.rawSql.write({ ...request, idempotencyKey: undefined }, async (tx) => {
      const draft = { accountId, version, application: withoutSections(sent), edits, now }
      const nextVersion = await saveDraft(tx, draft)
      await publishSections(tx, toPublish, { accountId, at: now, traceparent: request.traceparent })
      return {
        status: 200,
        body: {
          ...chosen,
          complete: 0,
          application,
          version: nextVersion,
          sections: versionsOf(applicant.sections),
          replaced,
          mismatches: mismatchesByPosition(chosen.positions, application, applicant.commuter, today),
          walk: walk(input),
        },
      }
    })
  }
