import { isBarred } from '@lunchpail/contracts/auth/enumerations'
import type { DataOf } from '@lunchpail/contracts/event'
import { isLateChoice } from '@lunchpail/contracts/matches/rules/auto-apply'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { autoApplySettled, type autoApplyOutcomes } from '@lunchpail/contracts/wizard/events'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { walk } from '@lunchpail/contracts/wizard/walk'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { KnownContact } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findApplicant, type Applicant } from '../applicant/find-applicant.ts'
import { mergeDraft, type Edits } from '../applicant/merge-draft.ts'
import { mismatchesByPosition } from '../applicant/mismatches.ts'
import { afterLastSubmit } from '../draft/after-last-submit.ts'
import { commuterOf } from '../draft/commuter-of.ts'
import { saveSubmission } from '../draft/save-submission.ts'
import { typedContact } from '../draft/typed-contact.ts'
import { walkFacts } from '../draft/walk-facts.ts'

type Choice = DataOf<typeof autoApplyCleared>
type Needs = Pick<Deps, 'cities' | 'clock' | 'contactSecret' | 'equalOpportunity'>
interface Result {
  readonly outcome: (typeof autoApplyOutcomes)[number]
  readonly position: DataOf<typeof autoApplySettled>['position']
}

/**
 * Applies in a candidate's name, by the rules of one click: what they sent last, with their sections as they are now.
 * What was decided before is looked at again, as all of it may have changed since. Nothing of an unfinished application is sent,
 * and that stays as it is.
 */
export const onAutoApplyCleared = (deps: Needs) =>
  reaction(autoApplyCleared, { from: 'new', alone: true }, async (tx: Tx, choice, { traceparent }) => {
    if (!choice.reached) return
    const { account_id, position_id, chosen_at, language } = choice
    const now = deps.clock.now()
    const settled = {
      account_id,
      position_id,
      chosen_at,
      language,
      ...(await apply(tx, deps, choice, traceparent)),
    }
    await emit(tx, autoApplySettled, settled, {
      at: now,
      subject: account_id,
      traceparent,
    })
  })

async function apply(
  tx: Tx,
  { cities, clock, contactSecret, equalOpportunity }: Needs,
  { account_id: accountId, position_id, chosen_at, language }: Choice,
  traceparent: string | undefined,
): Promise<Result> {
  await lockAccount(tx, accountId)
  const now = clock.now()
  const { chosen, applicant } = await findApplicant(tx, [position_id], accountId, now)
  const [position] = chosen.positions
  if (chosen.waiting.length > 0) throw new Error(`the position ${position_id} is not known yet`)
  const named = position && { title: position.title, company_name: position.company_name }
  const result = (outcome: Result['outcome']): Result => ({ outcome, position: named ?? null })
  if (!position || !(await isWanted(tx, accountId, position_id, applicant, now))) return result('left')
  if (isLateChoice(new Date(chosen_at), now)) return result('late')

  const last = await afterLastSubmit(tx, accountId, questionsOf([position]), now)
  // Whoever never sent one reads theirs through first.
  if (!last || !(await isOwnContact(tx, contactSecret, accountId, last))) return result('asked')
  const { application } = mergeDraft(
    { ...last, complete: true, positions: [position_id] },
    { ...applicant, edits: sentEdits(applicant.edits) },
    undefined,
    now,
  )
  const facts = walkFacts(
    { person: null },
    { ...applicant, met: [] },
    await equalOpportunity.isComplete(accountId),
    now,
  )
  const commuter = commuterOf(application, applicant.commuter, cities)
  const mismatches = mismatchesByPosition([position], application, commuter, facts.today)
  if (Object.keys(mismatches).length > 0) return result('left')
  if (!walk({ answers: application, positions: [position], facts }).canSubmit) return result('asked')
  await saveSubmission(
    tx,
    { accountId, accountVersion: undefined, language, traceparent },
    {
      application,
      positions: [position],
      now,
      automatic: true,
    },
  )
  return result('sent')
}

/** Auto-apply is on, the account belongs to a person who is not barred, and they neither applied there nor are about to. */
async function isWanted(
  tx: Tx,
  accountId: string,
  positionId: number,
  { application }: Applicant,
  now: Date,
): Promise<boolean> {
  if (application?.positions?.includes(positionId)) return false
  const where = { accountId }
  const [candidate, contact, applied] = await Promise.all([
    tx.candidate.findUnique({ where, select: { autoApply: true } }),
    tx.knownContact.findUnique({ where, select: { status: true, barredUntil: true } }),
    tx.application.count({ where: { accountId, positionId } }),
  ])
  if (candidate?.autoApply !== true || contact === null || applied > 0) return false
  return !isBarred(contact, now)
}

/** Sections that went to profile and are not back yet. What is half done in a draft is none of them. */
const sentEdits = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([, { published }]) => published))

/** The email and phone of the last application are the account's still. Their new ones are known here by their hashes alone. */
async function isOwnContact(
  tx: Tx,
  secret: Needs['contactSecret'],
  accountId: string,
  last: Application,
): Promise<boolean> {
  const { email, phone } = typedContact(last)
  const known = await tx.knownContact.findUnique({ where: { accountId } })
  const isSame = (kind: 'email' | 'phone', hash: KnownContact['emailHash'] | undefined, value?: string) =>
    !hash || (value !== undefined && secret.hashes(kind, value).includes(hash))
  return isSame('email', known?.emailHash, email) && isSame('phone', known?.phoneHash, phone)
}
