import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { saveApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { answerCount, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { blockingSteps, walk, type WalkedStep } from '@lunchpail/contracts/wizard/walk'
import { sendAccountLock } from '@lunchpail/kit-database/lock-account'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Reply, Request, SignedInCaller } from '@lunchpail/kit-service/route'
import { countInvites } from './submission-statements.ts'
import { forgetAnswersDue } from './forget-answers-due.ts'
import { publishAnswers } from './publish-answers.ts'
import { publishContact } from './publish-contact.ts'
import { publishSections } from './publish-sections.ts'
import { saveDraft } from './save-draft.ts'
import { saveSubmission } from './save-submission.ts'
import { untilNoConflict } from './until-no-conflict.ts'
import type { Deps } from '../deps.ts'
import { withoutAnswersDue } from './asked-again.ts'
import { commuterOf } from './commuter-of.ts'
import { editsToPublish, mergeDraft, pendingEdits } from '../applicant/merge-draft.ts'
import { mismatchesByPosition, unconfirmed } from '../applicant/mismatches.ts'
import { readBody } from '../applicant/read-body.ts'
import type { Applied, Chosen } from '../applicant/sort-chosen.ts'
import { walkFacts } from './walk-facts.ts'
import { findApplicantOfDraft, type Found } from '../applicant/find-applicant.ts'
import type { TakenContact } from './find-taken-contact.ts'

type Sent = Reply<typeof contract>

/**
 * Submits the application. The walk is computed again here, and decides. Closed positions are left out and named in the
 * response; a position that the person applied to before comes with that application and is not submitted again, but where
 * they withdrew that one 30 days ago: then the new one takes its place.
 */
export const submitApplication =
  (deps: Deps, unshared: TakenContact['unshared']): Handler<typeof contract> =>
  async (request) => {
    const { cities, equalOpportunity, rawSql, clock, contactSecret } = deps
    const accountId = request.caller.account.id
    const equal_opportunity = await equalOpportunity.isComplete(accountId)
    const { application: carried, version, basedOn } = readBody(request.body)
    let due: Found | undefined
    const submit = async (tx: Transaction): Promise<Sent> => {
      await sendAccountLock(tx, accountId)
      const found = await findApplicantOfDraft(tx, carried.positions, accountId, clock.now())
      // once the lock is held: what is saved later has a later time
      const now = clock.now()
      const left = withoutAnswersDue(found, now)
      due = version !== undefined && left !== found ? found : undefined
      const { chosen, applicant } = left
      // Without a version it is merged with the draft: what it does not carry was saved before.
      const typed = version === undefined ? { ...applicant.application, ...carried } : carried
      if (chosen.positions.length === 0 && chosen.applied.length > 0)
        return sent(tx, accountId, typed, chosen, [], chosen.applied)
      if (due || (version !== undefined && applicant.version !== version)) return refuse('conflict')
      // The event of that position may still be on its way: the same request may work soon.
      if (chosen.waiting.length > 0) return refuse('position-unknown')
      if (chosen.positions.length === 0 && chosen.closed.length > 0) return refuse('position-closed')
      const { application, created } = await submitTo(tx, { cities }, request, {
        found: { chosen, applicant },
        typed,
        basedOn,
        equal_opportunity,
        left: null,
        now,
      })
      const { account } = request.caller
      const contact = { account, typed: carried, unshared, stored: applicant.application }
      await publishContact(tx, { contactSecret }, { ...contact, at: now, traceparent: request.traceparent })
      return sent(tx, accountId, application, chosen, chosen.positions, [...chosen.applied, ...created])
    }
    const attempt = () => rawSql.write(request, submit)
    if (version === undefined) return untilNoConflict(attempt)
    try {
      return await attempt()
    } catch (refused) {
      // after it, as a refusal takes back what its transaction wrote
      if (due) await forgetAnswersDue(deps, accountId, due)
      throw refused
    }
  }

type Asker = Pick<Request, 'language' | 'traceparent'> & { readonly caller: SignedInCaller }

interface Submitting {
  readonly found: Found
  /** what is sent, without the sections that stay as they are */
  readonly typed: Application
  readonly basedOn: SectionVersions | undefined
  readonly equal_opportunity: boolean
  /** what stays in the draft */
  readonly left: Application | null
  readonly now: Date
}

/** Submits to the open positions of those chosen, or refuses with what they still need. */
export async function submitTo(
  tx: Transaction,
  { cities }: Pick<Deps, 'cities'>,
  request: Asker,
  { found: { chosen, applicant }, typed, basedOn, equal_opportunity, left, now }: Submitting,
): Promise<{ readonly application: Application; readonly created: Applied[] }> {
  const accountId = request.caller.account.id
  const facts = walkFacts(request.caller.account, applicant, equal_opportunity, now)
  const positions = chosen.positions.map((position) => position.id)
  const { application, edits: merged } = mergeDraft(
    { ...typed, complete: true, positions },
    applicant,
    basedOn,
    now,
  )
  const input = {
    answers: application,
    positions: chosen.positions,
    facts,
  }
  const { canSubmit, steps } = walk(input)
  if (!canSubmit) return refuse('incomplete', { fieldErrors: fieldsOf(blockingSteps(steps)) })
  const commuter = commuterOf(application, applicant.commuter, cities)
  const mismatches = mismatchesByPosition(chosen.positions, application, commuter, facts.today)
  const unasked = unconfirmed(mismatches, application)
  if (unasked.length > 0)
    return refuse('mismatch', {
      fieldErrors: Object.fromEntries(unasked.map((field) => [field, 'mismatch'])),
    })
  const { edits, toPublish } = editsToPublish(merged, applicant.sections, input)
  const { caller, language, traceparent } = request
  const pending = pendingEdits(edits, applicant.sections)
  // sent together, as neither needs the other's answer
  const [created] = await Promise.all([
    saveSubmission(
      tx,
      { accountId, accountVersion: caller.account.version, language, traceparent },
      { application, positions: chosen.positions, now },
    ),
    saveDraft(tx, { accountId, version: applicant.version, application: left, edits: pending, now }),
  ])
  const publishing = { accountId, at: now, traceparent: request.traceparent }
  await publishSections(tx, toPublish, publishing)
  await publishAnswers(tx, application, questionsOf(chosen.positions), publishing)
  return { application, created }
}

/** Every field error by its step and field: "info.birth_date". */
const fieldsOf = (steps: readonly WalkedStep[]): Record<string, string> =>
  Object.fromEntries(
    steps.flatMap((step) =>
      Object.entries(step.problems).map(([field, rule]) => [`${step.name}.${field}`, rule]),
    ),
  )

const sent = async (
  tx: Transaction,
  accountId: string,
  application: Application,
  chosen: Chosen,
  positions: PositionState[],
  applications: Applied[],
): Promise<Sent> => {
  const questions = questionsOf(positions)
  return {
    status: 201,
    body: {
      complete: 1,
      positions,
      questions,
      answerCount: answerCount(application),
      // those of earlier applications that wait for an answer
      inviteCount: await countInvites(tx, accountId),
      applications,
      closed: chosen.closed,
    },
  }
}
