import type { getProfile as contract, Profile } from '@lunchpail/contracts/profile/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { readPerson } from './read-person.ts'
import { presentProfile } from './presenters.ts'

export const getProfile =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, language, query }) => {
    const person = await readPerson(database, caller.account.id)
    const profile = presentProfile(caller.account, person, { now: clock.now(), language })
    const asked = query.p?.length ? ofPositions(profile, query.p) : profile
    return { status: 200, body: { ...asked, profile: asked } }
  }

const ofPositions = (profile: Profile, ids: readonly number[]): Profile => ({
  ...profile,
  pref_shift_start: Object.fromEntries(
    Object.entries(profile.pref_shift_start).filter(([id]) => ids.includes(Number(id))),
  ),
})
