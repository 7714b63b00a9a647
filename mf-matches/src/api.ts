import {
  deleteSuggestion,
  getRanking,
  listSaved,
  listSuggestions,
  savedIds,
  saveJobs,
  saveSuggestions,
  setRanking,
  unsaveJob,
} from '@lunchpail/contracts/matches/api'
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import { listQuestions } from '@lunchpail/contracts/profile/questions-api'
import { call } from '@lunchpail/kit-web/api-client'
import type { Decision } from './decisions/decision.ts'

export const loadMatches = (signal: AbortSignal) => call(listSuggestions, { query: { matches: '1' }, signal })

export const loadSimilar = (positions: readonly number[], signal: AbortSignal) =>
  call(listSuggestions, { query: { p: positions.join(',') }, signal })

/** Positions whose companies ask whoever saved them, as addresses name them. */
export const askingPositions = (saved: readonly { readonly id: number }[]): string =>
  saved
    .slice(0, maxPositions)
    .map(({ id }) => id)
    .join(',')

/** Whether a question is open, of the product or of a company: profile alone knows. While it is away, none is shown as open. */
export const hasOpenQuestions = (
  saved: readonly { readonly id: number }[],
  signal: AbortSignal,
): Promise<boolean> => {
  const p = askingPositions(saved)
  return call(listQuestions, { query: p === '' ? {} : { p }, signal }).then(
    ({ open }) => open > 0,
    () => false,
  )
}

/** Answers the ids of the decisions, in their order. */
export const saveDecisions = (decisions: readonly Decision[]): Promise<string[]> =>
  call(saveSuggestions, {
    body: {
      positions: decisions.map(({ app_positions, ...decision }) => ({
        ...decision,
        app_positions: [...app_positions],
      })),
    },
  })

export const loadRanking = (signal: AbortSignal) => call(getRanking, { signal })
export type Ranking = Awaited<ReturnType<typeof loadRanking>>
export const sendRanking = (personal: boolean) => call(setRanking, { body: { personal } })
export const forgetDecision = (id: string) => call(deleteSuggestion, { params: { id } })

/** `kept`: a visitor's, of this device */
export const loadSaved = (page: number, kept: readonly number[] | undefined, signal: AbortSignal) =>
  call(listSaved, { query: { page: String(page), ...(kept && { p: kept.join(',') }) }, signal })

export const loadSavedIds = () => call(savedIds)
export const sendSaved = (positions: readonly number[]) =>
  call(saveJobs, { body: { positions: [...positions] } })
export const removeSaved = (id: number) => call(unsaveJob, { params: { id: String(id) } })
