import { maxNoShows, type listNoShows as contract } from '@lunchpail/contracts/engagement/interviews-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { presentInvite } from '../present-invite.ts'
import { findNoShows } from './find-no-shows.ts'

export const listNoShows =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await findNoShows(database, { accountId: caller.account.id }, maxNoShows)
    const now = clock.now()
    return { status: 200, body: { invites: rows.map((row) => presentInvite(row, now)) } }
  }
