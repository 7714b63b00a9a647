import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { outOfArea } from '@lunchpail/contracts/jobs/rules/geohash'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { sendHome, type FoundAddress } from './api.ts'
import { home, keepHome } from './home.ts'

/**
 * Asks for the geohash, keeps it with the address, waits as long as the specification says, and loads the page again. 404
 * keeps `ooa`. Where the browser keeps no cookie, the page goes on with what it knows. In preferences, where nothing waits for
 * it, nothing else on the page depends on it: it stays.
 */
export async function saveHome(found: FoundAddress, waitMs: number): Promise<void> {
  const { address, lat, lng, city } = found
  const former = home.get()?.geohash
  try {
    const saved = await sendHome(found)
    const kept = keepHome({ address, lat, lng, geohash: saved.geohash, city: saved.city ?? city })
    if (waitMs === 0) return
    await new Promise((waited) => setTimeout(waited, waitMs))
    if (kept) loadAgain(saved.geohash, former)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'out-of-area')
      keepHome({ address, lat, lng, geohash: outOfArea, city })
    throw error
  }
}

/** A list that names no place is around the home from then on, and so is one that was around the former home. */
function loadAgain(geohash: string, former: string | undefined): void {
  const address = new URL(location.href)
  const place = address.searchParams.get('zip') || address.searchParams.get('geohash')
  const isNamed = Boolean(place) && place !== former
  if (address.pathname !== jobListPage.path || isNamed) return location.reload()
  address.searchParams.set('geohash', geohash)
  location.assign(address)
}
