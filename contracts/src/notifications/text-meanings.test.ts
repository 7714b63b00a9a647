import { expect, it } from 'vitest'
import { askedBefore, textMeaningOf, textWords } from './text-meanings.ts'

it('[NT-05] the words of a text mean, after what was asked, this', () => {
  const row = (stopped: boolean) =>
    askedBefore.map((asked) =>
      [asked, ...textWords.map((word) => `${word}: ${textMeaningOf(word, { asked, stopped })}`)].join(', '),
    )
  expect({ before: row(false), 'after a STOP': row(true) }).toMatchInlineSnapshot(`
    {
      "after a STOP": [
        "nothing, yes: starts, start: starts, stop: stops, help: helps, c: confirms, r: moves, confirm: to-manager, move: to-manager, unclear: to-manager, other: to-manager",
        "request, yes: reaches, start: reaches, stop: stops, help: helps, c: confirms, r: moves, confirm: to-manager, move: to-manager, unclear: to-manager, other: to-manager",
        "interview, yes: starts, start: starts, stop: stops, help: helps, c: confirms, r: moves, confirm: confirms, move: moves, unclear: asks-again, other: to-manager",
        "message, yes: starts, start: starts, stop: stops, help: helps, c: confirms, r: moves, confirm: to-manager, move: to-manager, unclear: to-manager, other: to-manager",
      ],
      "before": [
        "nothing, yes: to-manager, start: not-stopped, stop: stops, help: helps, c: confirms, r: moves, confirm: to-manager, move: to-manager, unclear: to-manager, other: to-manager",
        "request, yes: reaches, start: reaches, stop: stops, help: helps, c: confirms, r: moves, confirm: reaches, move: to-manager, unclear: to-manager, other: to-manager",
        "interview, yes: confirms, start: not-stopped, stop: stops, help: helps, c: confirms, r: moves, confirm: confirms, move: moves, unclear: asks-again, other: to-manager",
        "message, yes: to-manager, start: not-stopped, stop: stops, help: helps, c: confirms, r: moves, confirm: to-manager, move: to-manager, unclear: to-manager, other: to-manager",
      ],
    }
  `)
})
