import { randomUUID } from 'node:crypto'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { saveApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { obstacles, walk, type WalkedStep } from '@lunchpail/contracts/wizard/walk'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Reply, Request } from '@lunchpail/kit-service/route'
import { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { applicationIn } from '../domain/application-in.ts'
import { laidOver } from '../domain/lay-over.ts'
import { mismatchesByPosition, unconfirmed } from '../domain/mismatches.ts'
import type { Applied, Chosen } from '../domain/sort-chosen.ts'
import { pendingEdits, wholeEdits } from '../domain/whole-edits.ts'
import { findSituation } from '../find-person.ts'
import { tellSections } from '../tell-sections.ts'

type Sent = Reply<typeof contract>

/**
 * Sends the application: walks again, and the server's word is final. Closed positions are left out and named in the
 * answer; a position applied to before shows that application and is not sent again.
 */
export const submitApplication =
  ({ equalOpportunity, write, clock }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const equal_opportunity = await equalOpportunity.isComplete(accountId)
    return write(request, async (tx) => {
      const { application: typed, version, basedOn } = applicationIn(request.body)
      // Two submits of one person wait for each other here.
      await tx.$executeRawUnsafe('select pg_advisory_xact_lock(hashtextextended($1, 0))', accountId)
      const { chosen, person } = await findSituation(tx, typed.positions ?? [], accountId)
      if (chosen.positions.length === 0 && chosen.applied.length > 0) return sent(chosen, [], chosen.applied)
      if (person.version !== version) return refuse('conflict')
      // Another service may be about to tell of it: the same request works in a moment.
      if (chosen.waiting.length > 0) return refuse('unavailable')
      if (chosen.positions.length === 0 && chosen.closed.length > 0) return refuse('position-closed')

      const now = clock.now()
      const today = utcDay(now)
      const positions = chosen.positions.map((position) => position.id)
      const { application, edits: laid } = laidOver(
        { ...typed, complete: true, positions },
        person,
        basedOn,
        now,
      )
      const situation = {
        answers: application,
        positions: chosen.positions,
        facts: { equal_opportunity, today },
      }
      const { canSubmit, steps } = walk(situation)
      if (!canSubmit) return refuse('incomplete', { fieldErrors: fieldsOf(obstacles(steps)) })
      const mismatches = mismatchesByPosition(chosen.positions, application, person.commuter, today)
      const unasked = unconfirmed(mismatches, application)
      if (unasked.length > 0)
        return refuse('mismatch', {
          fieldErrors: Object.fromEntries(unasked.map((field) => [field, 'mismatch'])),
        })

      const { edits, news } = wholeEdits(laid, person.sections, situation)
      const made = await keepSubmission(tx, request, application, chosen.positions, now)
      const left = {
        application: Prisma.DbNull,
        edits: pendingEdits(edits, person.sections),
        version: version + 1,
        updatedAt: now,
      }
      await tx.draft.upsert({ where: { accountId }, create: { accountId, ...left }, update: left })
      await tellSections(tx, news, { accountId, at: now, traceparent: request.traceparent })
      return sent(chosen, chosen.positions, [...chosen.applied, ...made])
    })
  }

/** Every field error by its step and field: "info.birth_date". */
const fieldsOf = (steps: readonly WalkedStep[]): Record<string, string> =>
  Object.fromEntries(
    steps.flatMap((step) =>
      Object.entries(step.problems).map(([field, rule]) => [`${step.name}.${field}`, rule]),
    ),
  )

/** Freezes what is sent and says so, in one transaction. */
async function keepSubmission(
  tx: Tx,
  { caller, language, traceparent }: Request<typeof contract>,
  application: Application,
  positions: readonly PositionState[],
  now: Date,
): Promise<Applied[]> {
  const accountId = caller.account.id
  const submissionId = randomUUID()
  const made = positions.map((position) => ({ position_id: position.id, application_id: randomUUID() }))
  await tx.submission.create({
    data: { id: submissionId, accountId, application, questions: questionsOf(positions), submittedAt: now },
  })
  await tx.application.createMany({
    data: made.map(({ application_id, position_id }) => ({
      id: application_id,
      accountId,
      positionId: position_id,
      submissionId,
    })),
  })
  await emit(
    tx,
    applicationSubmitted,
    {
      account_id: accountId,
      submission_id: submissionId,
      submitted_at: now.toISOString(),
      language,
      positions: positions.map(({ id, title, company_name, city, region }, index) => ({
        application_id: made[index]!.application_id,
        position_id: id,
        title,
        company_name,
        city,
        region,
      })),
    },
    { at: now, subject: submissionId, traceparent },
  )
  return made
}

const sent = (chosen: Chosen, positions: PositionState[], applications: Applied[]): Sent => {
  const questions = questionsOf(positions)
  return {
    status: 201,
    body: {
      complete: 1,
      positions,
      questions,
      answerCount: questions.length,
      // Invites begin after a submit; none can be there yet.
      inviteCount: 0,
      applications,
      closed: chosen.closed,
    },
  }
}
