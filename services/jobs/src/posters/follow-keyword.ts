import { gatheringKinds } from '@lunchpail/contracts/engagement/gatherings'
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { followKeyword as contract } from '@lunchpail/contracts/jobs/api'
import { plainKeyword } from '@lunchpail/contracts/jobs/poster-keyword'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { posterAddress, type Reached } from './poster-address.ts'

export const followKeyword =
  (deps: Deps): Handler<typeof contract> =>
  async ({ params, query }) => {
    const word = plainKeyword(params.word)
    const location = posterAddress(await reachedBy(deps, word), word, query.by)
    return { status: 303, body: null, headers: { location } }
  }

/** What was never opened, and so is not public, is not told either. */
async function reachedBy({ database, clock }: Deps, word: string): Promise<Reached | undefined> {
  const found = await database.posterKeyword.findUnique({ where: { word }, include: { position: true } })
  if (found?.gatheringId) {
    const row = await database.gathering.findUnique({ where: { id: found.gatheringId } })
    const kind = gatheringKinds.find((one) => one === row?.kind)
    if (!row || !kind) return undefined
    return { id: row.id, kind, active: row.open && (row.endsAt === null || row.endsAt > clock.now()) }
  }
  const position = found?.position
  if (!position || !livePortalStates.some((state) => state === position.portalState)) return undefined
  return { id: position.id, active: position.state === 'open' }
}
