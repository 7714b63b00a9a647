import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import type { getOwnSentApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { askedBy } from './asked-by.ts'
import { acceptedOf, ownSentFieldsOf } from './sent-fields.ts'

/** What a person sent, as it was sent. Another person's application answers as one that is not there. */
export const getOwnSentApplication =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const row = await database.application.findFirst({
      where: { id: params.id, accountId: caller.account.id },
      include: { submission: true },
    })
    if (!row?.position) return refuse('not-found')
    const position = knownPosition({ ...(row.position as unknown as SentPosition), questions: [] })
    const { submission } = row
    const asked = askedBy(position, submission.questions as never)
    const { version: _, ...shown } = position
    return {
      status: 200,
      body: {
        id: row.id,
        submitted_at: submission.submittedAt.toISOString(),
        application: ownSentFieldsOf(
          submission.application as Application,
          position,
          asked,
          utcDay(submission.submittedAt),
        ),
        position: { ...shown, questions: asked },
        person_review: row.personReviewAt !== null,
        accepted: acceptedOf(submission.application as Application, position),
      },
    }
  }
