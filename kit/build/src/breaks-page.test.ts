import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

it('[SH-05] each break of docs/breaks.md is shown by tests and proofs that are there', () => {
  const rows = read('docs/breaks.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what'))
  const proofs = read('prove/run.ts')
  const isThere = (shown: string): boolean => {
    const proof = /^npm run prove -- (\w+)$/.exec(shown)?.[1]
    if (proof !== undefined) return new RegExp(`^ {2}${proof}: `, 'm').test(proofs)
    if (shown.includes('/')) return existsSync(path.join(root, shown))
    // of each service, or of those that are named
    return nouns.some((noun) => readdirSync(path.join(root, 'services', noun, 'test')).includes(shown))
  }
  const missing = rows.flatMap((row) => {
    const shown = [
      ...row
        .split('|')
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, name]) => name!)
    return shown.length === 0 ? [row] : shown.filter((name) => !isThere(name))
  })
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(20)
})
