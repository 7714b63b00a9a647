import type { saveApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { walk } from '@lunchpail/contracts/wizard/walk'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { applicationIn } from '../domain/application-in.ts'
import { laidOver } from '../domain/lay-over.ts'
import { mismatchesByPosition } from '../domain/mismatches.ts'
import { withoutSections } from '../domain/section-value.ts'
import { versionsOf, type Edits } from '../domain/standing.ts'
import { wholeEdits } from '../domain/whole-edits.ts'
import { findSituation } from '../find-person.ts'
import { tellSections } from '../tell-sections.ts'
import { submitApplication } from './submit-application.ts'

/** One address for both (1 §7): a save keeps whatever was typed, `complete: 1` sends. */
export const saveApplication =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    if (request.body.complete) return submitApplication(deps)(request)
    const accountId = request.caller.account.id
    const { application: typed, version, basedOn } = applicationIn(request.body)
    const [{ chosen, person }, equal_opportunity] = await Promise.all([
      findSituation(deps.plain.statements, typed.positions ?? [], accountId),
      deps.equalOpportunity.isComplete(accountId),
    ])
    const now = deps.clock.now()
    const sent = {
      ...typed,
      complete: false,
      positions: [...chosen.positions.map((position) => position.id), ...chosen.waiting],
    }
    const { application, edits: laid, replaced } = laidOver(sent, person, basedOn, now)
    const today = utcDay(now)
    const situation = {
      answers: application,
      positions: chosen.positions,
      facts: { equal_opportunity, today },
    }
    const { edits, news } = wholeEdits(laid, person.sections, situation)
    // The version tells a repeat already; a kept answer for every save would be a copy of the draft each.
    return deps.plain.write({ ...request, idempotencyKey: undefined }, async (tx) => {
      const next = await keep(tx, { accountId, version, application: withoutSections(sent), edits, now })
      await tellSections(tx, news, { accountId, at: now, traceparent: request.traceparent })
      return {
        status: 200,
        body: {
          ...chosen,
          complete: 0,
          application,
          version: next,
          sections: versionsOf(person.sections),
          replaced,
          mismatches: mismatchesByPosition(chosen.positions, application, person.commuter, today),
          walk: walk(situation),
        },
      }
    })
  }

export const keepStatements = {
  first: `insert into draft (account_id, version, application, edits, updated_at)
    values ($1::uuid, $2::int + 1, $3::jsonb, $4::jsonb, $5::timestamptz) on conflict do nothing`,
  next: `update draft set version = $2::int + 1, application = $3::jsonb, edits = $4::jsonb,
    updated_at = $5::timestamptz where account_id = $1::uuid and version = $2::int`,
}

/** Keeps the draft if it is still the one that the save was based on. */
async function keep(
  tx: Transaction,
  {
    accountId,
    version,
    application,
    edits,
    now,
  }: { accountId: string; version: number; application: Application; edits: Edits; now: Date },
): Promise<number> {
  const count = await tx.$executeRawUnsafe(
    version === 0 ? keepStatements.first : keepStatements.next,
    accountId,
    version,
    JSON.stringify(application),
    JSON.stringify(edits),
    now.toISOString(),
  )
  return count === 1 ? version + 1 : refuse('conflict')
}
