import type { giveOutcome as contract } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import {
  bitsOf,
  employerApplicationState as states,
  interviewOutcome as outcomes,
  rejectionBit,
} from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../../rows/change-application.ts'
import { changeInvite } from '../change-invite.ts'
import { countNoShows } from '../no-shows/count-no-shows.ts'
import { isToldLast, requestDecisionNotice } from '../../notices/request-decision-notice.ts'
import { decisionOf, hasDecided } from './decision.ts'
import { requestNotice } from '../../notices/request-notice.ts'
import { writeInvite } from '../write-invite.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'
import { isOver } from '../is-over.ts'
import type { InviteRow } from '../../rows/includes.ts'

const isDecided = (state: number): boolean => state !== states.applied && state !== states.interview

/** Nothing where it is only waited for. */
const saidBefore = ({ outcome }: InviteRow): InviteRow['outcome'] =>
  outcome?.outcome === outcomes['requested not received'] ? null : outcome

const isInvitedSince = async (tx: Tx, { applicationId, createdAt }: InviteRow): Promise<boolean> =>
  (await tx.invite.count({ where: { applicationId, createdAt: { gt: createdAt } } })) > 0

/**
 * Whether an outcome moves the application: the first one of a decision where it is open, one that decides nothing where no one
 * has decided; and a correction only there, or where the outcome before had decided, which it takes back.
 */
async function mayDecide(
  tx: Tx,
  application: InviteRow['application'],
  before: InviteRow['outcome'],
  decides: boolean,
): Promise<boolean> {
  const { state } = application
  if (application.withdrawnAt !== null) return false
  if (before) return !isDecided(state) || (await hasDecided(tx, application, before))
  return decides ? rowOfState(state).open : !isDecided(state)
}

/** Whether it is a no-show of which the candidate was told, by itself or as the decision: its step is of the moment in which it was said. */
const wasToldOf = async (
  tx: Tx,
  applicationId: string,
  { outcome, at }: NonNullable<InviteRow['outcome']>,
): Promise<boolean> =>
  outcome === outcomes.NO_SHOW &&
  (await tx.change.count({
    where: { applicationId, at, OR: [{ what: 'no-show' }, { what: 'state', state: states.rejected }] },
  })) > 0

/** A manager may correct what they said, and who was told of a no-show hears that it was taken back. */
export const giveOutcome =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, ofCompany(request.caller), async (tx, invite, about) => {
      const { application } = invite
      const before = saidBefore(invite)
      const isWithdrawn = application.withdrawnAt !== null
      const { outcome } = request.body
      const repeated = before?.outcome === outcome
      // what was said about whoever withdrew since may be corrected, which moves nothing, but to no no-show
      const isTooLate = isWithdrawn && (!before || (outcome === outcomes.NO_SHOW && !repeated))
      if (!['open', 'closed'].includes(invite.state) || isTooLate) return refuse('invite-closed')
      if (!isOver(invite, about.at)) return refuse('invite-ahead')
      const said = { outcome, note: request.body.note || null, at: about.at }
      // What was counted, contested or settled stays so: said again, or after something else, it is the same no-show.
      await tx.interviewOutcome.upsert({
        where: { inviteId: invite.id },
        create: { inviteId: invite.id, ...said },
        update: repeated ? { note: said.note } : said,
      })
      if (invite.state === 'open') await changeInvite(tx, invite.id, { state: 'closed' }, about)
      const decision = decisionOf(outcome, bitsOf(request.body.reasons), before?.settledAs)
      // another invite stays
      const isLatest = !(await isInvitedSince(tx, invite))
      const moves = !repeated && isLatest && (await mayDecide(tx, application, before, decision !== null))
      const next = decision ?? { state: states.interview, reason: null }
      const passed = outcome === outcomes.COMPANY_PASSED
      const reasonOther = passed ? request.body.reason_other || null : null
      const isTold = next.reason !== null || reasonOther !== null
      if (repeated && passed && isTold && (await hasDecided(tx, application, before)))
        await tx.application.update({
          where: { id: application.id },
          data: { reason: next.reason ?? application.reason, reasonOther },
        })
      // before it is moved, as this leaves it where it was
      if (!repeated && before && (await wasToldOf(tx, application.id, before))) {
        const leavesDecision = !(await isToldLast(tx, application.id, before.at))
        const change = { leavesDecision, ...(isLatest && { hadInterview: true }) }
        const what = 'no-show-taken-back'
        const stepId = await changeApplication(tx, application, { what, ...change }, about)
        await requestNotice(tx, 'no-show-taken-back', application, invite, about, stepId)
      }
      if (moves) {
        const stepId = await changeApplication(
          tx,
          application,
          {
            ...next,
            reasonOther,
            answered: true,
            hadInterview: outcome !== outcomes.NO_SHOW,
          },
          about,
        )
        // it is a reason that they may contest, whatever they were told before
        if (next.reason === rejectionBit('no-show'))
          await requestNotice(tx, 'not-selected-no-show', application, invite, about, stepId)
        else await requestDecisionNotice(tx, next.state, application, about, stepId)
      }
      // it counts though nothing moves: whoever may contest it is told
      if (!repeated && !moves && outcome === outcomes.NO_SHOW && before?.settledAs !== 'dropped') {
        const stepId = await changeApplication(tx, application, { what: 'no-show' }, about)
        await requestNotice(tx, 'no-show', application, invite, about, stepId)
      }
      if (!repeated) await countNoShows(tx, application.accountId, about)
      return { status: 200, body: { outcome } }
    })
