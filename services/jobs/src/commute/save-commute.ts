import type { saveCommute as endpoint } from '@lunchpail/contracts/jobs/api'
import { areaDigits, geohashOf } from '@lunchpail/contracts/jobs/rules/geohash'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findPlaceAt } from '../places/find-place.ts'
import { isInArea } from './is-in-area.ts'

export const saveCommute =
  ({ statements, clock }: Deps): Handler<typeof endpoint> =>
  async ({ body: { address, lat, lng } }) => {
    const home = { latitude: lat, longitude: lng }
    if (!(await isInArea(statements, home, clock.now()))) refuse('out-of-area')
    const place = await findPlaceAt(statements, home)
    const geohash = geohashOf(home, areaDigits)
    return { status: 200, body: { address, lat, lng, geohash, city: place?.city || null } }
  }
