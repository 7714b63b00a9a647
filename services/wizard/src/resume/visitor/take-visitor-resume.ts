import type { takeVisitorResume as contract } from '@lunchpail/contracts/wizard/api'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { hashOf, newSecret } from './visitor-secret.ts'
import { findVisitorResume } from './find-visitor-resume.ts'

/**
 * The resume of a visitor is that of the account from now on, as if it had been uploaded: the save that names it starts the
 * reading of its jobs, and without one it is gone a day after it was sent. Only once: the secret opens nothing afterwards.
 */
export const takeVisitorResume =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body } = request
    const accountId = caller.account.id
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const row = await findVisitorResume(tx, body.secret, clock.now())
      if (!row) return refuse('not-found')
      const { location, fileName, bytes, sentAt } = row
      const { count } = await tx.visitorResume.updateMany({ where: { location }, data: leftBehind() })
      // another account took it meanwhile
      if (count === 0) return refuse('not-found')
      await tx.resume.deleteMany({ where: { accountId, state: 'sent' } })
      await tx.resume.create({ data: { location, accountId, fileName, bytes, state: 'sent', sentAt } })
      return { status: 200, body: { location, file_name: fileName, bytes } }
    })
  }

/** For its day the row counts as one of its network, and says nothing of the file: no secret opens it. */
const leftBehind = () => ({
  secretHash: hashOf(newSecret()),
  location: `taken ${newSecret()}`,
  fileName: '',
  bytes: 0,
  state: 'taken',
  problem: null,
  contact: [],
})
