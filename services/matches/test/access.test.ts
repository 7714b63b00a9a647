import { listSuggestions, saveSuggestions } from '@lunchpail/contracts/matches/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { service } from '../src/service.ts'
import { position } from './factories.ts'

let decision: string

accessTests(service, {
  seed: async (matches, account) => {
    await matches.publish(positionChanged, { things: [position({ id: 1 }), position({ id: 2 })] })
    const owner = matches.as(account)
    await vi.waitFor(
      async () => expect((await owner.call(listSuggestions)).body.positions).toHaveLength(2),
      10_000,
    )
    const { body } = await owner.call(saveSuggestions, {
      body: { id: 1, accepted: true, group: 'owners-own' },
    })
    decision = body[0]!
    return { marks: [decision, 'owners-own'] }
  },
  calls: () => ({
    'matches.suggestion.list': { query: { matches: '1' } },
    'matches.suggestion.count': {},
    'matches.suggestion.save': { body: { id: 2, accepted: true } },
    'matches.suggestion.delete': { params: { id: decision } },
  }),
})
