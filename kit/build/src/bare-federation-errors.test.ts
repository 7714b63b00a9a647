import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import bareFederationErrors from './bare-federation-errors.ts'

const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced')
const folder = path.dirname(createRequire(enhanced).resolve('@module-federation/error-codes'))

it('leaves the tables of errors without sentences, and their names', () => {
  const source = readFileSync(path.join(folder, 'desc.mjs'), 'utf8')
  const bare = bareFederationErrors(source)
  expect(source).toContain('"Failed to get manifest."')
  expect(bare.replace(/^import .*$/m, '')).not.toMatch(/"/)
  const tables = (text: string) => text.match(/^const \w+ = \{/gm)
  expect(tables(bare)).toEqual(tables(source))
  expect(bare).toContain('...runtimeDescMap')
})
