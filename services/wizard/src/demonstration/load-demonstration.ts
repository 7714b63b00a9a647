import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import {
  demonstrationApplicants,
  type DemonstrationApplicant,
} from '@lunchpail/kit-local/demonstration/applicants'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { demonstrationAnswer } from './demonstration-answer.ts'
import { saveDraft } from '../draft/save-draft.ts'
import type { Tx } from '../database.ts'

/** What the applicants of the demonstration sent. Whose application is there already is left alone. */
export async function loadDemonstration(transaction: OpenTransaction<Tx>, now: Date): Promise<void> {
  for (const [place, applicant] of demonstrationApplicants.entries())
    await transaction(async (tx) => {
      await loadOne(tx, applicant, now)
      await loadDraft(tx, applicant, place, now)
    })
}

async function loadOne(tx: Tx, applicant: DemonstrationApplicant, now: Date): Promise<void> {
  const { accountId, applicationId, submissionId } = applicant
  const position = await findPosition(tx, applicant)
  if (!position || (await tx.application.count({ where: { id: applicationId } })) > 0) return
  const submittedAt = new Date(now.getTime() - (applicant.daysAgo * 24 + 2) * hourMs)
  const questions = questionsOf([position])
  await tx.submission.create({
    data: {
      id: submissionId,
      accountId,
      application: applicationOf(applicant, position),
      questions,
      submittedAt,
      applications: { create: { id: applicationId, accountId, positionId: position.id } },
    },
  })
  // that it was sent is not published: no one is to get a message about it
  const thing = {
    id: applicationId,
    version: 1,
    account_id: accountId,
    position_id: position.id,
    submitted_at: submittedAt.toISOString(),
    company_name: position.company_name,
  }
  await emit(tx, applicationChanged, { things: [thing] }, { at: now })
}

/** Where those of the demonstration are who began a second application: some at once, some just before they send it. */
const draftSteps: readonly StepName[] = [
  'info',
  'skills',
  'history',
  'history',
  'questions',
  'shifts',
  'review',
]

/** Of every third of them: to another role of the company, so that Stats and My applications have something to show. */
async function loadDraft(tx: Tx, applicant: DemonstrationApplicant, place: number, now: Date): Promise<void> {
  const { accountId, company, title } = applicant
  const other = demonstrationApplicants.find((one) => one.company === company && one.title !== title)
  const position = other && (await findPosition(tx, other))
  if (place % 3 !== 1 || !position || (await tx.draft.count({ where: { accountId } })) > 0) return
  const step = draftSteps[Math.floor(place / 3) % draftSteps.length]!
  const application = { positions: [position.id] }
  const saved = new Date(now.getTime() - (place % 9) * dayMs)
  await saveDraft(tx, { accountId, version: 0, application, edits: {}, step, now: saved })
}

async function findPosition(
  tx: Tx,
  { company, title }: Pick<DemonstrationApplicant, 'company' | 'title'>,
): Promise<PositionState | undefined> {
  const row = await tx.position.findFirst({
    where: {
      AND: [
        { content: { path: ['company_name'], equals: company } },
        { content: { path: ['title'], equals: title } },
      ],
    },
  })
  return row?.content as unknown as PositionState | undefined
}

/** The roles of whose applicants all are known: their events may be on their way. */
export async function knowsPositions(transaction: OpenTransaction<Tx>): Promise<boolean> {
  return transaction(async (tx) => {
    for (const applicant of demonstrationApplicants) if (!(await findPosition(tx, applicant))) return false
    return true
  })
}

const applicationOf = (
  { firstName, lastName, email, job, summary, daysAgo }: DemonstrationApplicant,
  position: PositionState,
): Application => ({
  first_name: firstName,
  last_name: lastName,
  email,
  eligible: 1,
  self_promo: summary,
  jobs: [
    {
      title: job.title,
      company: job.company,
      city: position.city,
      state: position.region,
      start_date: job.since,
      current_job: true,
      duties: job.duties,
      reference_id: 'd01',
    },
  ],
  done_adding_jobs: true,
  schools: [{ degree_type: 1 }],
  skills: position.keywords.map(({ id, name }, place) => ({
    qid: id,
    name,
    has_skill: (place + daysAgo) % 4 !== 3,
  })),
  pref_shift_day: 4,
  pref_shift_swing: 3,
  pref_shift_night: daysAgo % 3 === 0 ? 1 : 3,
  pref_shift_weekend: 3,
  pref_shift_overtime: 3,
  questions: questionsOf([position]).map((question) => demonstrationAnswer(question, daysAgo)),
  positions: [position.id],
  complete: true,
})
