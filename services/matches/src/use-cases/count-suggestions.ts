import type { countSuggestions as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { findCandidate } from '../queries/find-candidate.ts'
import { countStatement } from '../queries/deck.ts'
import type { Deps } from '../deps.ts'

export const countSuggestions =
  ({ statements }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const candidate = await findCandidate(statements, caller.account.id)
    const { text, values } = countStatement(candidate)
    const [row] = await statements.$queryRawUnsafe<{ count: number; saved: number }[]>(text, ...values)
    return { status: 200, body: row! }
  }
