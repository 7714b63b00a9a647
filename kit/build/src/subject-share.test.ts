import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { subjects } from './subjects.ts'

const root = path.join(import.meta.dirname, '../../..')
const least = 0.6
const services = Object.keys(subjects).filter((folder) => /^services\/[a-z]+\/src$/.test(folder))

/** Of the relative imports from one subject to the same or another, those that stay; files beside the subjects are not counted. */
function shareInside(service: string): number {
  const source = path.join(root, service)
  const subjectOf = (file: string): string | undefined => {
    const top = path.relative(source, file).split(path.sep)[0]!
    return subjects[service]!.includes(top) ? top : undefined
  }
  let [all, inside] = [0, 0]
  for (const name of globSync('*/**/*.ts', { cwd: source })) {
    const file = path.join(source, name)
    const from = subjectOf(file)
    if (from === undefined || name.endsWith('.test.ts')) continue
    for (const [, spec] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
      const to = subjectOf(path.resolve(path.dirname(file), spec!))
      if (to === undefined) continue
      all += 1
      if (to === from) inside += 1
    }
  }
  return inside / all
}

it("at least 60 % of a service's imports between its subjects' files stay in their subject", () => {
  expect(services).toHaveLength(7)
  const shares = services.map((service) => [service, shareInside(service)] as const)
  expect(shares.filter(([, share]) => !(share >= least))).toEqual([])
})
