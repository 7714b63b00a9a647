import type { startUpload as contract } from '@lunchpail/contracts/wizard/api'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { forgetLater, signUpload } from '../../files/sign-upload.ts'
import type { Deps } from '../../deps.ts'

/** The company of the first job that is applied for; `none` where it has no manager. */
async function companyOf(database: Deps['database'], accountId: string): Promise<string> {
  const draft = await database.draft.findUnique({ where: { accountId }, select: { application: true } })
  const { positions = [] } = (draft?.application ?? {}) as { positions?: readonly number[] }
  const position = positions[0] && (await database.position.findUnique({ where: { id: positions[0] } }))
  return (position && (position.content as { managed_by?: string | null }).managed_by) || 'none'
}

export const startUpload =
  ({ database, write, clock, store }: Deps): Handler<typeof contract> =>
  async (request) => {
    if (!store) return refuse('unavailable')
    const { caller, body } = request
    const accountId = caller.account.id
    const { file_name: fileName, type, bytes } = body
    const at = clock.now()
    const companyId = await companyOf(database, accountId)
    const { location, answer } = await signUpload(store, { companyId, type, bytes, at })
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      await tx.resume.deleteMany({ where: { accountId, state: 'sent' } })
      await tx.resume.create({ data: { location, accountId, fileName, bytes, state: 'sent', sentAt: at } })
      await forgetLater(tx, { location, bytes, at })
      return { status: 200, body: { location, ...answer } }
    })
  }
