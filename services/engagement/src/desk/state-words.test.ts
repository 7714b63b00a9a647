import { expect, it } from 'vitest'
import { employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'
import { stateWords } from './state-words.ts'

it.each([
  ['en', ['Applied', 'Rejected', 'Moving forward', 'Canceled', 'Started']],
  ['es', ['Nueva', 'Rechazada', 'Sigue en proceso', 'Cancelada', 'Empezó']],
] as const)(
  '[EN-19] the exported list has its nine columns and a word for each state in %s',
  (language, words) => {
    const { head, states: named, withdrawn } = stateWords[language]
    expect(head).toHaveLength(9)
    expect(new Set(head).size).toBe(9)
    expect(named).toHaveLength(Object.keys(states).length)
    expect(new Set([...named, withdrawn]).size).toBe(named.length + 1)
    expect(
      [states.applied, states.rejected, states['hire pending'], states.canceled, states.started].map(
        (state) => named[state],
      ),
    ).toEqual(words)
  },
)
