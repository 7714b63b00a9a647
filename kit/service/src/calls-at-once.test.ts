import { expect, it } from 'vitest'
import { defaultPerson } from './testing/test-tokens.ts'
import { callsAtOnce } from './calls-at-once.ts'
import type { Identity } from './token.ts'

const caller = (id?: string): Identity => ({
  caller: {
    account:
      id === undefined ? null : { id, type: 'applicant', version: 1, person: defaultPerson, company: null },
    sessionId: null,
    level: 'normal',
  },
  csrf: null,
  earlierCsrf: [],
})

it('lets an account have so many calls open, however many others call', () => {
  const begin = callsAtOnce(2)
  const ends = [begin(caller('a')), begin(caller('a'))]
  expect(() => begin(caller('a'))).toThrow('too-many-requests')
  begin(caller('b'))
  for (let visitors = 0; visitors < 5; visitors += 1) begin(caller())
  const refused = expect.objectContaining({ retryAfterSeconds: 1 })
  expect(() => begin(caller('a'))).toThrow(refused)
  ends[0]!()
  const third = begin(caller('a'))
  expect(() => begin(caller('a'))).toThrow('too-many-requests')
  third()
  ends[1]!()
  for (let calls = 0; calls < 2; calls += 1) begin(caller('a'))
})
