import { randomUUID } from 'node:crypto'
import type { listSuggestions as contract } from '@lunchpail/contracts/matches/api'
import { hasOpenQuestions } from '@lunchpail/contracts/profile/rules/answered-count'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import { keepOpen, lockOf } from './deck-lock.ts'
import { saveShown } from './save-shown.ts'
import type { Deps } from '../deps.ts'
import { presentSuggestion, type CardRow } from './presenters.ts'
import { deckStatement, savedStatement, similarStatement } from '../deck/deck.ts'
import { keepCount } from '../deck/kept-count.ts'
import { findChosen } from '../deck/find-chosen.ts'
import { findRankedCandidate } from '../weights/find-ranking.ts'

/** The deck, or with `p` jobs like those. */
export const listSuggestions =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const candidate = await findRankedCandidate(statements, caller.account.id)
    if (candidate.closed)
      return {
        status: 200,
        body: {
          group: randomUUID(),
          positions: [],
          total: 0,
          saved: [],
          preferences: candidate.hasPreferences,
          questions_open: false,
          locked: null,
        },
      }
    const now = clock.now()
    // jobs like those that were chosen are part of an application
    const locked = query.p ? null : lockOf(candidate)
    const chosen = query.p && (await findChosen(statements, query.p))
    const [rows, saved] = await Promise.all([
      query.p
        ? chosen
          ? readRows<CardRow>(statements, similarStatement(candidate, chosen, now))
          : []
        : locked
          ? []
          : readRows<CardRow>(statements, deckStatement(candidate, now)),
      query.p ? [] : readRows<CardRow>(statements, savedStatement(candidate, now)),
    ])
    const ids = rows.map(({ id }) => id)
    await saveShown(statements, candidate.id, ids, now)
    const total = rows[0]?.total ?? 0
    if (!query.p && !locked) {
      await keepOpen(statements, candidate, now)
      await keepCount(statements, candidate.id, total, now)
    }
    const present = (feature: string) => presentSuggestion(candidate, feature, language, now)
    return {
      status: 200,
      body: {
        group: randomUUID(),
        positions: rows.map(present(query.p ? 'similar' : 'matches')),
        total,
        saved: saved.map(present('matches')),
        preferences: candidate.hasPreferences,
        questions_open: hasOpenQuestions({
          preferences: candidate.answered,
          skills: [...candidate.skills, ...candidate.missing_skills],
        }),
        locked,
      },
    }
  }
