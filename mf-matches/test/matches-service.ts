import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import type { AnswerOf, Endpoint } from '@lunchpail/contracts/endpoint'
import { deleteSuggestion, listSuggestions, saveSuggestions } from '@lunchpail/contracts/matches/api'
import { answer, RefusedAnswer, type Call, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'

type Batch = AnswerOf<typeof listSuggestions>['body']

/**
 * Fake answers of the service, which deals no card again that it has a decision of, and may take none for a while. `log` has
 * what it took, in order.
 */
export function matchesService(batch: Batch) {
  const service = {
    log: [] as string[],
    bodies: [] as unknown[],
    down: false,
    refuse: undefined as ErrorCode | undefined,
    answers: [] as readonly FakeAnswer[],
  }
  const decided = new Set<number>()
  const taken = <E extends Endpoint>(endpoint: E, take: (call: Call<E>) => AnswerOf<E>['body']) =>
    answer(endpoint, (call) => {
      if (service.down) throw new Error('no connection')
      return service.refuse ? new RefusedAnswer(service.refuse) : take(call)
    })
  service.answers = [
    answer(listSuggestions, () => ({
      ...batch,
      positions: batch.positions.filter(({ id }) => !decided.has(id)),
      total: batch.total - decided.size,
    })),
    taken(saveSuggestions, ({ body }) => {
      if (!('positions' in body)) throw new Error('decisions are sent as a list')
      service.bodies.push(body)
      for (const { id, accepted } of body.positions) {
        decided.add(id)
        service.log.push(`${accepted ? 'save' : 'pass'} ${String(id)}`)
      }
      return body.positions.map(({ id }) => `decision-${String(id)}`)
    }),
    taken(deleteSuggestion, ({ url }) => {
      service.log.push(`forget ${url.pathname.split('/').at(-2)}`)
      return { deleted: true as const }
    }),
  ]
  return service
}
export type MatchesService = ReturnType<typeof matchesService>
