import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import type { FakeAnswers, FakeCall } from '@lunchpail/kit-web/test-host'

/** The answers of the service, which can be out of reach for a while. `log` tells what it took, in order. */
export function matchesService(deal: object) {
  const service = {
    log: [] as string[],
    bodies: [] as unknown[],
    down: false,
    refuse: undefined as ErrorCode | undefined,
    answers: {} as FakeAnswers,
  }
  const taken = <A extends object>(answer: (call: FakeCall) => A) => {
    return (call: FakeCall) => {
      if (service.down) throw new Error('no connection')
      if (service.refuse) return { refuse: service.refuse }
      return answer(call)
    }
  }
  service.answers = {
    'matches.suggestion.list': () => deal,
    'matches.suggestion.save': taken(({ body }) => {
      const { positions } = body as { positions: { id: number; accepted: boolean }[] }
      service.bodies.push(body)
      for (const { id, accepted } of positions) service.log.push(`${accepted ? 'save' : 'pass'} ${id}`)
      return positions.map(({ id }) => `decision-${id}`)
    }),
    'matches.suggestion.delete': taken(({ url }) => {
      service.log.push(`forget ${url.pathname.split('/').at(-2)}`)
      return { deleted: true }
    }),
  }
  return service
}
export type MatchesService = ReturnType<typeof matchesService>
