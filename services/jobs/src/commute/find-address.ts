import type { findAddress as endpoint } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findTypedPlace } from './find-typed-place.ts'

/** By the geocoder, where there is one and it knows the address; else by the packaged places. */
export const findAddress =
  ({ statements, geocoder }: Deps): Handler<typeof endpoint> =>
  async ({ body: { address } }) => {
    const found = (await geocoder?.(address)) ?? (await findTypedPlace(statements, address))
    if (!found) return { status: 200, body: { found: null } }
    const { latitude: lat, longitude: lng, ...rest } = found
    return { status: 200, body: { found: { ...rest, lat, lng } } }
  }
