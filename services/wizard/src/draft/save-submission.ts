import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { applicationChanged, applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { currentAnswers } from '@lunchpail/contracts/wizard/rules/current-answers'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { insertSubmission, replaceApplications } from './submission-statements.ts'
import type { Applied } from '../applicant/sort-chosen.ts'

interface Sender extends Pick<DataOf<typeof applicationSubmitted>, 'language'> {
  readonly accountId: string
  /** that its person saw; undefined where they saw none */
  readonly accountVersion: number | undefined
  readonly traceparent: string | undefined
}

interface Submission {
  readonly application: Application
  readonly positions: readonly PositionState[]
  readonly now: Date
  /** auto-apply sends it */
  readonly automatic?: true
}

/** Stores what is submitted and publishes it. What its person took back while they edited it is not. */
export async function saveSubmission(
  tx: Transaction,
  { accountId, accountVersion, language, traceparent }: Sender,
  { application: edited, positions, now, automatic }: Submission,
): Promise<Applied[]> {
  const application = currentAnswers(edited, positions, utcDay(now))
  const submissionId = randomUUID()
  const applications = positions.map((position) => ({
    position_id: position.id,
    application_id: randomUUID(),
    apply_again_at: null,
  }))
  const ids = positions.map(({ id }) => id)
  // Who asked that a person alone looks at it need not ask again.
  const reviews = new Map(
    (await replaceApplications(tx, accountId, ids)).map((one) => [one.position_id, one.person_review_at]),
  )
  await insertSubmission(
    tx,
    { id: submissionId, accountId, application, questions: questionsOf(positions), submittedAt: now },
    applications.map(({ application_id, position_id }, index) => {
      const { questions: _, ...position } = positions[index]!
      const { company_name } = position
      const person_review_at = reviews.get(position_id) ?? null
      return { id: application_id, position_id, company_name, position, person_review_at }
    }),
  )
  await emit(
    tx,
    applicationSubmitted,
    {
      account_id: accountId,
      submission_id: submissionId,
      submitted_at: now.toISOString(),
      account_version: accountVersion,
      language,
      clickcast_click_id: application.clickcast_click_id ?? null,
      utm: application.utm ?? null,
      ...(automatic && { automatic }),
      positions: positions.map(({ id, title, company_name, city, region, wage_from, wage_to }, index) => ({
        application_id: applications[index]!.application_id,
        position_id: id,
        title,
        company_name,
        city,
        region,
        wage_from,
        wage_to,
      })),
    },
    { at: now, subject: submissionId, traceparent },
  )
  const submitted_at = now.toISOString()
  const states = applications.map(({ application_id, position_id }, index) => ({
    id: application_id,
    version: 1,
    account_id: accountId,
    position_id,
    submitted_at,
    company_name: positions[index]!.company_name,
  }))
  await emit(tx, applicationChanged, { things: states }, { at: now, traceparent })
  return applications
}
