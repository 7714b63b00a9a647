import type { findCity as contract } from '@lunchpail/contracts/wizard/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** Kept nowhere: the address that the person saves is what counts. */
export const findCity =
  ({ cities }: Deps): Handler<typeof contract> =>
  async ({ body }) => {
    const { city = null, state = null } = cities.get(body.zip) ?? {}
    return { status: 200, body: { city, state } }
  }
