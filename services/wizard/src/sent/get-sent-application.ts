import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { profileThresholds } from '@lunchpail/contracts/profile/enumerations'
import type { getSentApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { isHidden, rolesOf } from '../policies.ts'
import { askedBy } from './asked-by.ts'
import { sentFieldsOf, sentMismatches } from './sent-fields.ts'

/** As it was sent. Another company's application answers as one that is not there. */
export const getSentApplication =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const row = await database.application.findUnique({
      where: { id: params.id },
      include: { submission: true },
    })
    const found =
      row &&
      (await database.position.findFirst({
        where: { id: row.positionId, ...rolesOf(caller) },
      }))
    if (!found || (await isHidden(database, row))) return refuse('not-found')
    const position = knownPosition(found.content as unknown as SentPosition)
    const application = row.submission.application as Application
    const asked = askedBy(position, row.submission.questions as never)
    const { submittedAt } = row.submission
    const day = utcDay(submittedAt)
    const isByPerson = row.personReviewAt !== null
    return {
      status: 200,
      body: {
        id: row.id,
        submitted_at: submittedAt.toISOString(),
        application: sentFieldsOf(application, position, asked, day),
        questions: asked,
        person_review: isByPerson,
        mismatch: isByPerson ? [] : sentMismatches(application, position, day),
        experience_months: isByPerson
          ? 0
          : experienceMonths(application.jobs ?? [], day, profileThresholds.lookBackYears * 12),
      },
    }
  }
