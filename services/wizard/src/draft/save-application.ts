import type { saveApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { stepFrom } from '@lunchpail/contracts/wizard/step-number'
import { walk } from '@lunchpail/contracts/wizard/walk'
import { sendAccountLock } from '@lunchpail/kit-database/lock-account'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuseTaken } from '@lunchpail/kit-service/refuse-taken'
import type { CallerAccount, Handler, Reply, Request } from '@lunchpail/kit-service/route'
import { forgetAnswersDue } from './forget-answers-due.ts'
import { followResume, withoutJobsBefore } from './follow-resume.ts'
import { keepEqualOpportunity } from '../equal-opportunity/keep-answers.ts'
import { publishContact } from './publish-contact.ts'
import { publishSections } from './publish-sections.ts'
import { saveDraft } from './save-draft.ts'
import { untilNoConflict } from './until-no-conflict.ts'
import type { Deps } from '../deps.ts'
import { withoutAnswersDue } from './asked-again.ts'
import { commuterOf } from './commuter-of.ts'
import { baseSections, editsToPublish, mergeDraft, versionsOf } from '../applicant/merge-draft.ts'
import { mismatchesByPosition } from '../applicant/mismatches.ts'
import { readBody, type ReadBody } from '../applicant/read-body.ts'
import { withoutSections } from '../applicant/section-value.ts'
import { walkFacts } from './walk-facts.ts'
import { findApplicant, findApplicantOfDraft, type Found } from '../applicant/find-applicant.ts'
import { findTakenContact, type TakenContact } from './find-taken-contact.ts'
import { submitApplication } from './submit-application.ts'

type Save = Request<typeof contract>
type ToSave = ReadBody & Pick<TakenContact, 'unshared'>

/** One address for both: a save stores whatever was typed, `complete: 1` submits. */
export const saveApplication =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const body = readBody(request.body)
    const { taken, unshared } = await findTakenContact(deps, request, body.application)
    if (taken.email || taken.phone) return refuseTaken(taken)
    await keepEqualOpportunity(deps, request.caller.account.id, body.equalOpportunity)
    if (request.body.complete) return submitApplication(deps, unshared)(request)
    return body.version === undefined
      ? saveNewest(deps, request, { ...body, unshared })
      : saveVersion(deps, request, { ...body, unshared }, body.version)
  }

/** Everything is read before the transaction: where the draft changes meanwhile, its version refuses the save. */
async function saveVersion(deps: Deps, request: Save, body: ToSave, version: number) {
  const accountId = request.caller.account.id
  const now = deps.clock.now()
  const [found, equal_opportunity] = await Promise.all([
    findApplicant(deps.rawSql.statements, body.application.positions ?? [], accountId, now),
    deps.equalOpportunity.isComplete(accountId),
  ])
  await forgetAnswersDue(deps, accountId, found)
  const stored = found.applicant.application
  const application = await withoutJobsBefore(deps.rawSql.statements, accountId, body.application, stored)
  const merged = mergeSave({ ...body, application }, found, {
    account: request.caller.account,
    from: stepOf(request),
    equal_opportunity,
    cities: deps.cities,
    now,
  })
  return inOneTransaction(deps, request, (tx) =>
    store(tx, deps, request, {
      ...merged,
      typed: application,
      unshared: body.unshared,
      stored,
      version,
      now,
    }),
  )
}

/** Without a version: the saves of an account that carry none wait for each other, and each is merged with the one before. */
async function saveNewest(deps: Deps, request: Save, body: ToSave) {
  const accountId = request.caller.account.id
  const equal_opportunity = await deps.equalOpportunity.isComplete(accountId)
  return untilNoConflict(() =>
    inOneTransaction(deps, request, async (tx) => {
      await sendAccountLock(tx, accountId)
      const positions = body.application.positions
      const read = await findApplicantOfDraft(tx, positions, accountId, deps.clock.now())
      // once the lock is held: what is saved later has a later time
      const now = deps.clock.now()
      const found = withoutAnswersDue(read, now)
      const stored = found.applicant.application
      const typed = { ...stored, ...body.application }
      const application = await withoutJobsBefore(tx, accountId, typed, stored)
      const { account } = request.caller
      const merged = mergeSave({ ...body, application }, found, {
        account,
        from: stepOf(request),
        equal_opportunity,
        cities: deps.cities,
        now,
      })
      return store(tx, deps, request, {
        ...merged,
        typed: body.application,
        unshared: body.unshared,
        stored,
        version: found.applicant.version,
        now,
      })
    }),
  )
}

/** The version shows a repeat already, and a stored response for each save would be a copy of the draft. */
const inOneTransaction = (
  { rawSql }: Deps,
  request: Save,
  work: (tx: Transaction) => Promise<Reply<typeof contract>>,
) => rawSql.write({ ...request, idempotencyKey: undefined }, work)

/** The step whose page saves; null where the call names none. */
const stepOf = ({ query }: Save): StepName | null => stepFrom(query._st ?? '')

interface Facts {
  readonly account: CallerAccount
  readonly from: StepName | null
  readonly equal_opportunity: boolean
  readonly cities: Deps['cities']
  readonly now: Date
}

function mergeSave(
  { application: typed, basedOn }: ReadBody,
  { chosen, applicant }: Found,
  { account, from, equal_opportunity, cities, now }: Facts,
) {
  const sent = {
    ...typed,
    complete: false,
    positions: [...chosen.positions.map((position) => position.id), ...chosen.waiting],
  }
  const { application, edits: merged, replaced } = mergeDraft(sent, applicant, basedOn, now)
  const met = from ? [...applicant.met, from] : applicant.met
  const facts = walkFacts(account, { ...applicant, met }, equal_opportunity, now)
  const input = { answers: application, positions: chosen.positions, facts }
  const { edits, toPublish } = editsToPublish(merged, applicant.sections, input)
  const walked = walk(input)
  const commuter = commuterOf(application, applicant.commuter, cities)
  return {
    draft: { application: withoutSections(sent), edits, step: walked.next, met: from },
    before: baseSections(applicant.edits, applicant.sections).application,
    toPublish,
    answer: {
      ...chosen,
      complete: 0 as const,
      application,
      sections: versionsOf(applicant.sections),
      replaced,
      mismatches: mismatchesByPosition(chosen.positions, application, commuter, facts.today),
      walk: walked,
    },
  }
}

interface Merged extends ReturnType<typeof mergeSave>, Pick<TakenContact, 'unshared'> {
  readonly typed: Application
  /** the draft that it was merged with */
  readonly stored: Application | null
  /** of that draft */
  readonly version: number
  readonly now: Date
}

async function store(
  tx: Transaction,
  deps: Deps,
  { caller, traceparent }: Save,
  { draft, before, toPublish, answer, typed, unshared, stored, version, now }: Merged,
): Promise<Reply<typeof contract>> {
  const { account } = caller
  const accountId = account.id
  const nextVersion = await saveDraft(tx, { accountId, version, ...draft, now })
  await followResume(tx, accountId, answer.application, stored, before, now)
  await publishSections(tx, toPublish, { accountId, at: now, traceparent })
  await publishContact(tx, deps, { account, typed, unshared, stored, at: now, traceparent })
  return { status: 200, body: { ...answer, version: nextVersion } }
}
