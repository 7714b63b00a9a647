import type { getResumeFile as contract } from '@lunchpail/contracts/wizard/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { findResume } from './find-resume.ts'

/** Private. Only its owner has an address of it, and theirs is the same for everybody. */
export const getResumeFile =
  ({ database, store }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const row = await findResume(database, caller.account.id)
    if (!row || !store) return refuse('not-found')
    const stream = await store.open(row.location).catch(() => refuse('unavailable'))
    if (!stream) return refuse('not-found')
    return {
      status: 200,
      stream,
      type: 'application/octet-stream',
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    }
  }
