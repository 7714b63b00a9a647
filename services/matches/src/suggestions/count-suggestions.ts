import type { countSuggestions as contract } from '@lunchpail/contracts/matches/api'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { countSavedStatement } from '../deck/deck.ts'
import { lockOf } from './deck-lock.ts'
import { findCandidate } from '../deck/find-candidate.ts'
import { findCount } from '../deck/kept-count.ts'

export const countSuggestions =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const now = clock.now()
    const candidate = await findCandidate(statements, caller.account.id)
    if (candidate.closed) return { status: 200, body: { count: 0, saved: 0 } }
    const [rows, count] = await Promise.all([
      readRows<{ saved: number }>(statements, countSavedStatement(candidate, now)),
      lockOf(candidate) ? 0 : findCount(statements, candidate, now),
    ])
    return { status: 200, body: { count, saved: rows[0]!.saved } }
  }
