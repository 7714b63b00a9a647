import { randomBytes } from 'node:crypto'
import type { startUpload as contract } from '@lunchpail/contracts/wizard/api'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { partKeys, partSizes, resumeKey } from '../domain/upload-keys.ts'

/** A slow phone sends 10 MB in it. */
const addressSeconds = 3600
const forgottenAfterSeconds = 86_400
const attempts = 12
/** What a browser puts is a document only once this service has looked at it. */
const contentType = 'application/octet-stream'

/** The company of the first job that is applied for; `none` where nobody manages it. */
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
    const location = resumeKey({ companyId, type, at, random: randomBytes(12).toString('hex') })
    const keys = partKeys(location, bytes)
    const parts = await Promise.all(
      partSizes(bytes).map(async (size, index) => ({
        url: await store.signPut({
          key: keys[index]!,
          type: contentType,
          bytes: size,
          seconds: addressSeconds,
        }),
        bytes: size,
      })),
    )
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      await tx.resume.deleteMany({ where: { accountId, state: 'sent' } })
      await tx.resume.create({ data: { location, accountId, fileName, bytes, state: 'sent', sentAt: at } })
      await enqueue(
        tx,
        'forget-upload',
        { location, bytes },
        { key: `forget:${location}`, attempts, runAt: later(at, forgottenAfterSeconds) },
      )
      return {
        status: 200,
        body: {
          location,
          content_type: contentType,
          expires_at: later(at, addressSeconds).toISOString(),
          parts,
        },
      }
    })
  }

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
