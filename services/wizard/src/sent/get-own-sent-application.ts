import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import type { getOwnSentApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { askedBy } from './asked-by.ts'
import { acceptedOf, ownSentFieldsOf } from './sent-fields.ts'

/** What a person sent, as it was sent. Somebody else's application answers as one that is not there. */
export const getOwnSentApplication =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const row = await database.application.findFirst({
      where: { id: params.id, accountId: caller.account.id },
      include: { submission: true },
    })
    const sent = row && (row.position ?? (await kept(database, row.positionId)))
    if (!sent) return refuse('not-found')
    const position = knownPosition({ ...(sent as unknown as SentPosition), questions: [] })
    const { submission, submissionId } = row
    const asked = await askedBy(database, submissionId, position, submission.questions as never)
    const { version: _, ...shown } = position
    return {
      status: 200,
      body: {
        id: row.id,
        submitted_at: submission.submittedAt.toISOString(),
        application: ownSentFieldsOf(submission.application as Application, position, asked),
        position: { ...shown, questions: asked },
        person_review: row.personReviewAt !== null,
        accepted: acceptedOf(submission.application as Application, position),
      },
    }
  }

/** Of what a release sent that kept no position with it. */
const kept = async (database: Deps['database'], id: number) =>
  (await database.position.findUnique({ where: { id } }))?.content
