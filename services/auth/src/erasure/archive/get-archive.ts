import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { checkPortalFactor } from '../../sign-in/second-factor/check-second-factor.ts'
import { presentArchive } from './present-archive.ts'
import { findArchive } from './find-archive.ts'

/** How far the archive is. */
export const getArchive =
  ({ database, clock }: Deps): Handler<typeof api.getArchive> =>
  async ({ caller }) => {
    await checkPortalFactor(database, caller)
    const archive = await findArchive(database, caller.account.id, clock.now())
    return { status: 200, body: { archive: archive && presentArchive(archive) } }
  }
