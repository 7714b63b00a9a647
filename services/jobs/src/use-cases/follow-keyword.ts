import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { followKeyword as contract } from '@lunchpail/contracts/jobs/api'
import { plainKeyword } from '@lunchpail/contracts/jobs/poster-keyword'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { posterAddress } from '../domain/poster-address.ts'

/** What nobody may see, as it was never opened, is not told either. */
export const followKeyword =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ params, query }) => {
    const word = plainKeyword(params.word)
    const found = await database.posterKeyword.findUnique({ where: { word }, include: { position: true } })
    const live = found?.position && livePortalStates.some((state) => state === found.position?.portalState)
    const position = live ? { id: found.position!.id, active: found.position!.state === 'open' } : undefined
    return { status: 303, body: null, headers: { location: posterAddress(position, word, query.by) } }
  }
