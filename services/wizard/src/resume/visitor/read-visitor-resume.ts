import type { ContactRead, readVisitorResume as contract } from '@lunchpail/contracts/wizard/api'
import type { ResumeProblem } from '@lunchpail/contracts/wizard/enumerations'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { findVisitorResume } from './find-visitor-resume.ts'

/** One at a time, and after the resumes of those who have an account. */
const queue = 'visitor-resumes'
const priority = 10
const attempts = 3

export const readVisitorResume =
  ({ database, write, clock }: Deps): Handler<typeof contract> =>
  async (request) => {
    const row = await findVisitorResume(database, request.body.secret, clock.now())
    if (!row) return refuse('not-found')
    const { location, problem, contact } = row
    if (row.state === 'sent')
      return write(request, async (tx) => {
        await tx.visitorResume.updateMany({ where: { location, state: 'sent' }, data: { state: 'reading' } })
        await enqueue(
          tx,
          'read-visitor-resume',
          { location },
          { key: `visitor:${location}`, attempts, queue, priority },
        )
        return { status: 200, body: { state: 'reading', problem: null, contact: [] } }
      })
    return {
      status: 200,
      body: {
        state: row.state as 'read',
        problem: problem as ResumeProblem | null,
        contact: contact as ContactRead[],
      },
    }
  }
