import { commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { milesBetween } from '@lunchpail/contracts/jobs/rules/distance'
import { commuteMinutes } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { checkZip as contract } from '@lunchpail/contracts/wizard/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findChosen } from '../applicant/find-chosen.ts'

/** In range is what the soft review calls no mismatch of the location, by the quickest way there is. */
export const checkZip =
  ({ database, cities, clock }: Deps): Handler<typeof contract> =>
  async ({ query }) => {
    const home = cities.get(query.zip)
    const { positions } = await findChosen(database, query.p ?? [], undefined, clock.now())
    const far = positions.filter(({ latitude, longitude }) => {
      if (!home || latitude === null || longitude === null) return false
      return commuteMinutes(milesBetween(home, { latitude, longitude }), 0) > commuteLimitMinutes
    })
    return { status: 200, body: { in_range: far.length === 0, positions: far.map(({ id }) => id) } }
  }
