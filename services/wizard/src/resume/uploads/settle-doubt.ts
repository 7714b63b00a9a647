import type { settleDoubt as contract } from '@lunchpail/contracts/wizard/api'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import type { StoredReading } from './resume-answers.ts'
import { findResume } from './find-resume.ts'

/** A field that the person calls right is doubted no longer. */
export const settleDoubt =
  ({ write }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body } = request
    return write(request, async (tx) => {
      await lockAccount(tx, caller.account.id)
      const row = await findResume(tx, caller.account.id)
      if (!row) return refuse('not-found')
      const reading = row.reading as StoredReading
      const doubts = (reading.doubts ?? []).filter(
        ({ reference_id, field }) => reference_id !== body.reference_id || field !== body.field,
      )
      await tx.resume.update({
        where: { location: row.location },
        data: { reading: { ...reading, doubts } },
      })
      return { status: 200, body: { doubts } }
    })
  }
