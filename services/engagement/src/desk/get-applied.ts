import { givenReference, type GivenReference } from '@lunchpail/contracts/profile/reference-api'
import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { reasonsOf } from '@lunchpail/contracts/engagement/enumerations'
import { type getApplied as contract, maxReferences } from '@lunchpail/contracts/engagement/portal-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { isHidden, ofCompany } from '../policies.ts'
import { noShowStateOf } from '../interviews/no-shows/no-shows.ts'
import { findProgress } from '../notices/find-progress.ts'
import { presentApplied } from './present-applied.ts'
import { earlierSteps, stepsOf, type InviteRow } from '../rows/includes.ts'

/** Another company's application answers as one that is not there. */
export const getApplied =
  ({ database, contactSecret }: Deps): Handler<typeof contract> =>
  async ({ caller, params, query }) => {
    const row = await database.application.findFirst({
      where: { id: params.id, ...ofCompany(caller) },
      include: {
        changes: stepsOf(query.before),
        _count: { select: { changes: true } },
        invites: {
          orderBy: { createdAt: 'desc' },
          take: 20,
          include: { offer: true, time: true, feedback: true, outcome: true },
        },
      },
    })
    if (!row) return refuse('not-found')
    const where = { accountId: row.accountId }
    const name = await database.candidate.findUnique({ where })
    if (isHidden(row.state, name?.status)) return refuse('not-found')
    const { furthest: progress } = await findProgress(database, row.id)
    const { moves, open } = rowOfState(row.state)
    const next = row.invites.find(({ state }) => state === 'open')
    const withdrawn = row.withdrawnAt !== null
    return {
      status: 200,
      body: {
        application: {
          ...presentApplied({
            id: row.id,
            first_name: name?.firstName ?? null,
            last_name: name?.lastName ?? null,
            position_id: row.positionId,
            title: row.title,
            city: row.city,
            region: row.region,
            state: row.state,
            had_interview: row.hadInterview,
            submitted_at: row.submittedAt,
            moved_at: row.movedAt,
            withdrawn_at: row.withdrawnAt,
            automatic: row.automatic,
            interview_at: next?.time?.startsAt ?? null,
            interview_zone: next?.time ? next.offer.zone : null,
          }),
          reasons: reasonsOf(row.reason ?? 0),
          reason_other: row.reasonOther,
          move_date: (await database.relocation.findUnique({ where }))?.moveDate ?? null,
          references: await findReferences({ database, contactSecret }, row.accountId),
          timeline: row.changes.map(({ id, state, what, at }) => ({
            state,
            what,
            at: at.toISOString(),
            sent: progress.get(id) ?? null,
          })),
          earlier_steps: earlierSteps(row, query.before),
          invites: row.invites.map(presentInterview),
          invite_notices: row.invites.flatMap(({ id }) => {
            const sent = progress.get(id)
            return sent ? [{ invite_id: id, ...sent }] : []
          }),
          moves: withdrawn ? [] : [...moves],
          open: open && !withdrawn,
        },
        may: { edit: isAllowed(caller.account.company, 'user', 'edit') },
      },
    }
  }

const presentInterview = (
  invite: Pick<InviteRow, 'id' | 'state' | 'offer' | 'time' | 'confirmedAt' | 'feedback' | 'outcome'>,
) => {
  const { id, state, offer, time, confirmedAt, feedback, outcome } = invite
  const noShowState = noShowStateOf(invite)
  return {
    id,
    state,
    type: offer.type,
    starts_at: time?.startsAt.toISOString() ?? null,
    zone: offer.zone,
    place: offer.place,
    link: offer.link,
    confirmed: confirmedAt !== null,
    outcome: outcome?.outcome ?? null,
    // of one that was taken back nothing is contested
    contested: noShowState !== null && outcome?.contestedAt ? (outcome.contestReason ?? '') : null,
    no_show_state: noShowState,
    note: outcome?.note ?? null,
    feedback: feedback && {
      state: feedback.state,
      reason: feedback.reason,
      reschedule: feedback.reschedule,
    },
  }
}

/** The references of a candidate, the latest first. Only for a company to which they applied. */
async function findReferences(
  { database, contactSecret }: Pick<Deps, 'database' | 'contactSecret'>,
  accountId: string,
): Promise<GivenReference[]> {
  const rows = await database.reference.findMany({ where: { accountId }, take: 200 })
  const given = await Promise.all(
    rows.map(async ({ sealedReference }) => givenReference.parse(await contactSecret.open(sealedReference))),
  )
  return given.toSorted((a, b) => b.answered_at.localeCompare(a.answered_at)).slice(0, maxReferences)
}
