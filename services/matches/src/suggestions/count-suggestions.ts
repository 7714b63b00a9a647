import type { countSuggestions as contract } from '@lunchpail/contracts/matches/api'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { countStatement } from '../deck/deck.ts'
import { lockOf } from './deck-lock.ts'
import { findCandidate } from '../deck/find-candidate.ts'

export const countSuggestions =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const candidate = await findCandidate(statements, caller.account.id)
    if (candidate.closed) return { status: 200, body: { count: 0, saved: 0 } }
    const [body] = await readRows<{ count: number; saved: number }>(
      statements,
      countStatement(candidate, clock.now()),
    )
    return { status: 200, body: lockOf(candidate) ? { ...body!, count: 0 } : body! }
  }
