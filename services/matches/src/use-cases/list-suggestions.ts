import { randomUUID } from 'node:crypto'
import type { listSuggestions as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Statement } from '../queries/fragments/binder.ts'
import { findCandidate, type Candidate } from '../queries/find-candidate.ts'
import { findChosen } from '../queries/find-chosen.ts'
import { deckStatement, savedStatement, similarStatement } from '../queries/deck.ts'
import type { Deps } from '../deps.ts'
import { presentSuggestion, type CardRow } from '../presenters.ts'

const insertShown = `insert into shown (account_id, position_id, shown_at)
  select $1::uuid, unnest($2::int[]), $3::timestamptz on conflict do nothing`

/** The deck (MT-02), or with `p` jobs like those (WZ-23). What is dealt is remembered. */
export const listSuggestions =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const candidate = await findCandidate(statements, caller.account.id)
    const now = clock.now()
    const read = ({ text, values }: Statement) => statements.$queryRawUnsafe<CardRow[]>(text, ...values)
    const [found, saved] = await Promise.all([
      query.p ? similar(query.p, candidate) : read(deckStatement(candidate, now)),
      query.p ? [] : read(savedStatement(candidate, now)),
    ])
    if (found.length > 0)
      await statements.$executeRawUnsafe(
        insertShown,
        candidate.id,
        found.map(({ id }) => id),
        now.toISOString(),
      )
    const present = (feature: string) => presentSuggestion(candidate, feature, language, now)
    return {
      status: 200,
      body: {
        group: randomUUID(),
        positions: found.map(present(query.p ? 'similar' : 'matches')),
        total: found[0]?.total ?? 0,
        saved: saved.map(present('matches')),
        preferences: candidate.told,
      },
    }

    async function similar(ids: readonly number[], to: Candidate): Promise<CardRow[]> {
      const chosen = await findChosen(statements, ids)
      return chosen ? read(similarStatement(to, chosen, now)) : []
    }
  }
