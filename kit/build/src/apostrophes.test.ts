import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

/** What the specification writes with a straight apostrophe is shown as it stands there. */
const specified = [
  "Sorry! That password didn't work.",
  "Oops! That login didn't work. Please try again",
  "Your passwords don't match",
  "We aren't finding an account with that info. Please try a different login.",
  "I'm done",
  "I'm interested",
  "Doesn't matter",
  "It's OK",
  "Unable to use this address to calculate commute times. Please check that it's correct or try a nearby address instead.",
]
const straight = /\p{L}'\p{L}/u

it('apostrophes of sentences are typographic', () => {
  const files = globSync('{contracts,kit/*,mf-*,services/*,shell}/src/**/*.{en,es}.ts', { cwd: root })
  const lines = files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))
  expect(lines.filter((line) => line.includes('’')).length).toBeGreaterThan(20)
  for (const sentence of specified) expect(lines.join('\n')).toContain(`"${sentence}"`)
  const others = lines.filter((line) => !specified.some((sentence) => line.includes(`"${sentence}"`)))
  expect(others.filter((line) => straight.test(line))).toEqual([])
})
