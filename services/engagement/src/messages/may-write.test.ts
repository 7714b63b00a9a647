import { describe, expect, it } from 'vitest'
import { employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'
import { mayWrite, plainText } from './may-write.ts'

const thread = { state: states.applied, withdrawnAt: null, reports: [] }

describe('[BY-20] candidate and manager write to each other', () => {
  it.each([
    ['applied', true],
    ['interview', true],
    ['rejected', false],
    ['hire pending', true],
    ['canceled', false],
    ['employed', true],
    ['terminated', false],
    ['started', true],
  ] as const)('in an application that is %s: %s', (state, may) => {
    expect(mayWrite({ ...thread, state: states[state] })).toBe(may)
  })

  it('no more once it is withdrawn, or one of them reported the other one', () => {
    expect(mayWrite({ ...thread, withdrawnAt: new Date(0) })).toBe(false)
    expect(mayWrite({ ...thread, reports: [{}] })).toBe(false)
    expect(mayWrite({ state: states.employed, withdrawnAt: new Date(0), reports: [] })).toBe(false)
    expect(mayWrite({ state: states.started, withdrawnAt: null, reports: [{}] })).toBe(false)
  })

  it.each([
    ['  See you at 8:00.\n\nRosa\n', 'See you at 8:00.\n\nRosa'],
    ['a\u0000b\tc\r\nd\u007Fe\u0085f', 'abc\ndef'],
    ['Sí, ¡gracias! 👩‍🔧', 'Sí, ¡gracias! 👩‍🔧'],
    ['pay \u202E001$\u202C an \u2066hour\u2069', 'pay 001$ an hour'],
    [' \u0007\n ', ''],
    ['\u200B\u2060', ''],
    ['\u3164', ''],
  ])('lines, and no invisible characters: %j is %j', (typed, text) => expect(plainText(typed)).toBe(text))
})
