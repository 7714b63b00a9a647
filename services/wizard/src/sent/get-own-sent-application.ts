import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import type { getOwnSentApplication as contract } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { askedBy } from './asked-by.ts'
import { ownSentFieldsOf } from './sent-fields.ts'

/** BY-25: what a person sent, as it was sent. Somebody else's application answers as one that is not there. */
export const getOwnSentApplication =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) => {
    const row = await database.application.findFirst({
      where: { id: params.id, accountId: caller.account.id },
      include: { submission: true },
    })
    const found = row && (await database.position.findUnique({ where: { id: row.positionId } }))
    if (!found) return refuse('not-found')
    const { version: _, ...position } = knownPosition(found.content as unknown as SentPosition)
    const { submission, submissionId } = row
    const asked = await askedBy(
      database,
      submissionId,
      { ...position, version: found.version },
      submission.questions as never,
    )
    return {
      status: 200,
      body: {
        id: row.id,
        submitted_at: submission.submittedAt.toISOString(),
        application: ownSentFieldsOf(submission.application as Application, position, asked),
        position: { ...position, questions: asked },
      },
    }
  }
